import * as calls from "@roomwright/contract/library/library-admin"
import { AppError } from "../../platform/app-error.ts"
import { handle, type Route } from "../../platform/http/dispatch.ts"
import { createFairQueue } from "../../platform/fair-queue.ts"
import type { Services } from "../../platform/services.ts"
import { sessionOf } from "../accounts/accounts.public.ts"
import { importLibrary } from "./pieces/import-library.ts"
import { listImportedPieces, offerPiece, showLibraries } from "./pieces/list-imported-pieces.ts"
import { removeLibrary } from "./pieces/remove-library.ts"
import { LibraryFault } from "./sh3f/library-fault.ts"

/** Libraries are large: one at a time is taken in. */
const importing = { atOnce: 1, waiting: 4, eachWaiting: 2, retryAfterSeconds: 10 }

/** Open furniture libraries in the back office. */
export function libraryAdminRoutes(services: Services): Route[] {
  const { db } = services.database
  const inTurn = createFairQueue(importing)
  return [
    handle(calls.listFurnitureLibraries, () => showLibraries(db)),
    handle(calls.importFurnitureLibrary, async ({ file }, context) => {
      const { accountId } = sessionOf(context)
      const sent = { content: file, fileName: "", importedBy: accountId }
      const { id, outcome } = await inTurn(accountId, () => importLibrary(services, sent)).catch(refuse)
      const library = (await showLibraries(db)).find((one) => one.id === id)
      // Somebody else removed it meanwhile.
      if (!library) throw new AppError("notFound")
      return { library, outcome }
    }),
    handle(calls.removeFurnitureLibrary, async ({ params }, context) => {
      await removeLibrary(services, { id: params.id, removedBy: sessionOf(context).accountId })
      return null
    }),
    handle(calls.listImportedPieces, ({ query }, context) => listImportedPieces(db, query, context.language)),
    handle(calls.offerImportedPiece, ({ params, body }, context) => {
      const actorId = sessionOf(context).accountId
      return offerPiece(services, { id: params.id, isOffered: body.isOffered, actorId }, context.language)
    }),
  ]
}

function refuse(error: unknown): never {
  if (!(error instanceof LibraryFault)) throw error
  const { fault } = error
  throw new AppError("libraryRefused", {
    faults: [{ path: "file", problem: fault }],
    values: { fault },
    cause: error,
  })
}
