import { readProduct } from "@roomwright/contract/catalogue/calls"
import { searchLibrary, setPieceFavourite } from "@roomwright/contract/library/calls"
import {
  changeOwnPiece,
  findPieceFile,
  listOwnPieces,
  listPieceOutlines,
  removeOwnPiece,
  uploadOwnPiece,
} from "@roomwright/contract/library/own-piece-calls"
import { ownPieceLimits, type OwnPiece } from "@roomwright/contract/library/own-pieces"
import type { LibraryPiece } from "@roomwright/contract/library/pieces"
import type { LibraryHit, LibraryHost, LibraryQuery, OwnAnswer } from "@roomwright/studio/library-host"
import { ApiError } from "../platform/api.ts"
import { fetchWithProgress } from "../platform/uploads/fetch-with-progress.ts"
import { studioCall } from "./studio-session.ts"

/** The furniture library of the studio: this site's API. */
export function createLibraryHost(): LibraryHost {
  return {
    finishes: "/api/studio/finishes",
    search: async ({ text, isFavourite, isOwn, keys, ...query }: LibraryQuery) => {
      const { pieces, ...page } = await studioCall(searchLibrary, {
        query: {
          ...query,
          ...(text ? { w: text } : {}),
          ...(isFavourite ? { favourites: "true" as const } : {}),
          ...(isOwn ? { own: "true" as const } : {}),
          ...(keys ? { keys: keys.join(" ") } : {}),
          offset: `${query.offset}`,
          limit: `${query.limit}`,
        },
      })
      return { ...page, hits: pieces.map(toHit) }
    },
    setFavourite: async (key, isFavourite) => {
      try {
        await studioCall(setPieceFavourite, { body: { piece: key, isFavourite } })
        return { kind: "done" }
      } catch (error) {
        if (error instanceof ApiError && error.status >= 400 && error.status < 500)
          return { kind: "refused", message: error.message }
        throw error
      }
    },
    modelFile: async (reference) => {
      const [, kind, id = ""] = /^(product|piece):(.+)$/.exec(reference) ?? []
      if (kind === undefined) return null
      try {
        if (kind === "piece") return (await studioCall(findPieceFile, { params: { id } })).address
        return (await studioCall(readProduct, { params: { id } })).model?.path ?? null
      } catch (error) {
        if (error instanceof ApiError && (error.status === 404 || error.status === 400)) return null
        throw error
      }
    },
    outlines: async (references) => {
      const found = await studioCall(listPieceOutlines, { query: { keys: references.join(" ") } })
      return new Map(found.map(({ key, ...outline }) => [key, outline]))
    },
    own: {
      most: ownPieceLimits.pieces,
      list: () => studioCall(listOwnPieces, {}),
      upload: (file, { key, name, onProgress }) => {
        const by = fetchWithProgress({ onProgress, signal: new AbortController().signal })
        return answerOwn(() => studioCall(uploadOwnPiece, { body: { key, name }, file }, by))
      },
      change: (id, body) => answerOwn(() => studioCall(changeOwnPiece, { params: { id }, body })),
      remove: async (id) => {
        await studioCall(removeOwnPiece, { params: { id } })
      },
    },
  }
}

async function answerOwn(call: () => Promise<OwnPiece>): Promise<OwnAnswer> {
  try {
    return { kind: "done", piece: await call() }
  } catch (error) {
    if (error instanceof ApiError && error.status >= 400 && error.status < 500)
      return { kind: "refused", message: error.message }
    throw error
  }
}

const toHit = ({ name, ...piece }: LibraryPiece): LibraryHit => ({ ...piece, name: name.text })
