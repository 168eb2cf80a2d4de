import * as z from "zod/mini"
import { get, put } from "../endpoint.ts"
import { Flag, Keyword, Slug, wholeNumber } from "../input-shapes.ts"
import { studioAudiences } from "../studio/sessions.ts"
import { LibraryPage, PieceKey, PieceKeys, PieceSource, libraryLimits } from "./pieces.ts"

// Nothing but endpoints is exported here: the full table takes all of it.

const own = { access: "required", audiences: studioAudiences } as const

export const searchLibrary = get("/studio/library", {
  summary:
    "Pieces to furnish with, in one list: our own models, merchants' products that have a 3D model, and imported pieces.",
  ...own,
  query: z.strictObject({
    w: z.optional(Keyword),
    category: z.optional(Slug),
    colour: z.optional(Slug),
    material: z.optional(Slug),
    source: z.optional(PieceSource),
    /** Only one's favourites, the latest first. */
    favourites: z.optional(Flag),
    /** Only the models that one uploaded. */
    own: z.optional(Flag),
    /** Only these, in this order, separated by spaces. */
    keys: z.optional(PieceKeys),
    offset: z._default(wholeNumber(0, libraryLimits.offsetMax), 0),
    limit: z._default(wholeNumber(1, libraryLimits.piecesMax), libraryLimits.pieces),
  }),
  data: LibraryPage,
  errors: ["unknownFilterValue"],
})

export const setPieceFavourite = put("/studio/library/favourite", {
  summary:
    "Keeps a piece of the library as a favourite of the signed-in account, or no longer; again changes nothing.",
  ...own,
  body: z.strictObject({ piece: PieceKey, isFavourite: z.boolean() }),
  data: z.null(),
  errors: ["notFound", "tooManyPieces"],
})

export const countPieces = get("/library/size", {
  summary:
    "How many pieces the studio's library has, models in every size and finish: computed, not claimed.",
  access: "anyone",
  data: z.object({ pieces: z.int() }),
})
