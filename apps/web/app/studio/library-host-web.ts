import { readProduct } from "@roomwright/contract/catalogue/calls"
import { searchLibrary, setPieceFavourite } from "@roomwright/contract/library/calls"
import type { LibraryPiece } from "@roomwright/contract/library/pieces"
import type { LibraryHit, LibraryHost, LibraryQuery } from "@roomwright/studio/library-host"
import { ApiError } from "../platform/api.ts"
import { studioCall } from "./studio-session.ts"

/** Pictures of pieces are so wide, px: two columns of a panel on a dense screen. */
const pictureWidth = 320

/** The furniture library of the studio: this site's API. */
export function createLibraryHost(): LibraryHost {
  return {
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
        await studioCall(setPieceFavourite, { body: { key, isFavourite } })
        return { kind: "done" }
      } catch (error) {
        if (error instanceof ApiError && error.status >= 400 && error.status < 500)
          return { kind: "refused", message: error.message }
        throw error
      }
    },
    modelFile: async (reference) => {
      const product = /^product:(.+)$/.exec(reference)?.[1]
      if (product === undefined) return null
      try {
        return (await studioCall(readProduct, { params: { id: product } })).model?.path ?? null
      } catch (error) {
        if (error instanceof ApiError && (error.status === 404 || error.status === 400)) return null
        throw error
      }
    },
  }
}

function toHit({ name, picture, ...piece }: LibraryPiece): LibraryHit {
  const width = picture?.widths.find((one) => one >= pictureWidth) ?? picture?.widths.at(-1)
  return {
    ...piece,
    name: name.text,
    picture: picture && width !== undefined ? `${picture.path}/${width}.webp` : null,
  }
}
