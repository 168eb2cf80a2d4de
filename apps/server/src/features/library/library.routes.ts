import * as calls from "@roomwright/contract/library/calls"
import { handle, type CallContext, type Route } from "../../platform/http/dispatch.ts"
import type { Services } from "../../platform/services.ts"
import { sessionOf } from "../accounts/accounts.public.ts"
import { setPieceFavourite } from "./piece-favourites.ts"

const readerOf = (context: CallContext) => ({
  accountId: sessionOf(context).accountId,
  language: context.language,
})

/** The furniture library of the studio. Its types are loaded when somebody asks. */
export const libraryRoutes = (services: Services): Route[] => [
  handle(calls.searchLibrary, async ({ query }, context) => {
    const { findPieces } = await import("./find-pieces.ts")
    return findPieces(services, query, readerOf(context))
  }),
  handle(calls.countPieces, async () => {
    const { countAllPieces } = await import("./count-pieces.ts")
    return { pieces: await countAllPieces(services) }
  }),
  handle(calls.setPieceFavourite, async ({ body }, context) => {
    await setPieceFavourite(services, readerOf(context), body)
    return null
  }),
]
