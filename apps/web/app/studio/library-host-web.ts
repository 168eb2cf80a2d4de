import { readProduct } from "@roomwright/contract/catalogue/calls"
import { searchLibrary, setPieceFavourite } from "@roomwright/contract/library/calls"
import type { LibraryPiece } from "@roomwright/contract/library/pieces"
import type { LibraryHit, LibraryHost, LibraryQuery } from "@roomwright/studio/library-host"
import { ApiError } from "../platform/api.ts"
import { studioCall } from "./studio-session.ts"

/** The furniture library of the studio: this site's API. */
export function createLibraryHost(): LibraryHost {
  return {
    finishes: "/api/studio/finishes",
    search: async ({ text, isFavourite, keys, ...query }: LibraryQuery) => {
      const { pieces, ...page } = await studioCall(searchLibrary, {
        query: {
          ...query,
          ...(text ? { w: text } : {}),
          ...(isFavourite ? { favourites: "true" as const } : {}),
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
      if (kind === "piece") {
        const address = `/api/studio/pieces/${id}.glb`
        const { status } = await fetch(address, { method: "HEAD" })
        return status === 404 ? null : address
      }
      if (kind === undefined) return null
      try {
        return (await studioCall(readProduct, { params: { id } })).model?.path ?? null
      } catch (error) {
        if (error instanceof ApiError && (error.status === 404 || error.status === 400)) return null
        throw error
      }
    },
  }
}

const toHit = ({ name, ...piece }: LibraryPiece): LibraryHit => ({ ...piece, name: name.text })
