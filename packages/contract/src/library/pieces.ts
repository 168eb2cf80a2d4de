import * as z from "zod/mini"
import { ShownText } from "../language.ts"

export const libraryLimits = {
  /** Hits behind these are reached by narrowing the search. */
  offsetMax: 2_000,
  pieces: 24,
  piecesMax: 60,
  /** Keys that are asked for at once. */
  keysMax: 24,
  /** Of one account. */
  favourites: 1_000,
} as const

/** Where a piece comes from: built from numbers, a merchant's product, or a file that was imported. */
export const PieceSource = z.enum(["model", "product", "piece"])
export type PieceSource = z.infer<typeof PieceSource>

/** What a piece is found again by: `model:<id of the variant>`, `product:<id>`, `piece:<id>`. */
export const PieceKey = z
  .string()
  .check(z.maxLength(600), z.regex(/^(?:model:[A-Za-z0-9.~=:-]+|(?:product|piece):[0-9a-f-]{36})$/))
export type PieceKey = z.infer<typeof PieceKey>

/** Keys separated by spaces. */
export const PieceKeys = z.pipe(
  z.string().check(z.maxLength(6_000)),
  z.pipe(
    z.transform((text: string) => text.split(" ").filter((key) => key !== "")),
    z.array(PieceKey).check(z.maxLength(libraryLimits.keysMax)),
  ),
)

const side = z.int()

/** What an item of a document is of it, apart from where it is. */
export const PlacedPiece = z.object({
  model: z.string(),
  /** mm. */
  size: z.object({ width: side, depth: side, height: side }),
  /** Its underside above the floor, mm. */
  elevation: z.int(),
  parameters: z.record(z.string(), z.union([z.number(), z.boolean(), z.string()])),
  materials: z.record(z.string(), z.string()),
  product: z.nullable(z.string()),
})

export const LibraryPiece = z.object({
  key: PieceKey,
  source: PieceSource,
  name: ShownText,
  category: z.string(),
  anchor: z.enum(["floor", "wall", "ceiling", "surface", "opening"]),
  item: PlacedPiece,
  isFavourite: z.boolean(),
  /** A model that the reader uploaded: nobody else finds it. */
  isOwn: z.boolean(),
  /** The address of its picture; null where the browser draws it. */
  picture: z.nullable(z.string()),
  /** `price` is the lowest of its variants in VND, `stock` that of all of them. */
  product: z.nullable(
    z.object({
      id: z.string(),
      price: z.int(),
      priceVaries: z.boolean(),
      stock: z.int(),
      merchant: z.string(),
    }),
  ),
  /** Who made it, and the licence under which it is given. */
  credit: z.nullable(z.object({ creator: z.string(), licence: z.string() })),
})
export type LibraryPiece = z.infer<typeof LibraryPiece>

/** A value that hits can be narrowed by, with how many kinds of pieces it leaves. */
export const PieceFacet = z.object({ id: z.string(), name: z.string(), count: z.int() })
export type PieceFacet = z.infer<typeof PieceFacet>

export const LibraryPage = z.object({
  pieces: z.array(LibraryPiece),
  /** How many are found; where nothing is asked, all that the library has in every size and finish. */
  total: z.int(),
  /** There are more behind these. */
  hasMore: z.boolean(),
  facets: z.object({
    categories: z.array(PieceFacet),
    colours: z.array(z.object({ ...PieceFacet.shape, hex: z.string() })),
    materials: z.array(PieceFacet),
    sources: z.array(z.object({ id: PieceSource, count: z.int() })),
  }),
  /** Words that the library does not know. */
  unknown: z.array(z.string()),
  /** What was left out of the wish because nothing has all of it. */
  leftOut: z.array(z.enum(["length", "colour", "material"])),
  /** What models are made by: pictures that were drawn under another one are of another library. */
  tag: z.string(),
})
export type LibraryPage = z.infer<typeof LibraryPage>
