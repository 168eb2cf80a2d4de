import * as calls from "@roomwright/contract/library/calls"
import * as ownCalls from "@roomwright/contract/library/own-piece-calls"
import { handle, type CallContext, type Route } from "../../platform/http/dispatch.ts"
import type { Services } from "../../platform/services.ts"
import { sessionOf } from "../accounts/accounts.public.ts"
import { findPieceFile } from "./own/find-piece-file.ts"
import { listPieceOutlines } from "./own/list-piece-outlines.ts"
import { listOwnPieces } from "./own/show-own-piece.ts"
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
  handle(ownCalls.uploadOwnPiece, async ({ body, file }, context) => {
    const { uploadOwnPiece } = await import("./own/save-own-piece.ts")
    return uploadOwnPiece(services, readerOf(context), body, file)
  }),
  handle(ownCalls.listOwnPieces, (_input, context) => listOwnPieces(services.database.db, readerOf(context))),
  handle(ownCalls.changeOwnPiece, async ({ params, body }, context) => {
    const { changeOwnPiece } = await import("./own/save-own-piece.ts")
    return changeOwnPiece(services, readerOf(context), params.id, body)
  }),
  handle(ownCalls.removeOwnPiece, async ({ params }, context) => {
    const { removeOwnPiece } = await import("./own/save-own-piece.ts")
    await removeOwnPiece(services, readerOf(context), params.id)
    return null
  }),
  handle(ownCalls.findPieceFile, async ({ params }, context) => ({
    address: await findPieceFile(services, readerOf(context).accountId, params.id),
  })),
  handle(ownCalls.listPieceOutlines, ({ query }, context) =>
    listPieceOutlines(services.database.db, readerOf(context).accountId, query.keys ?? []),
  ),
]
