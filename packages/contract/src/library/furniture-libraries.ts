import * as z from "zod/mini"
import { ShownText } from "../language.ts"

/** How large the file of a furniture library may be: by command, and as an upload. */
export const libraryFileBytes = 200_000_000
export const libraryUploadBytes = 62_000_000

/**
 * Why a furniture library is refused. `notZip`: no zip file; `cut`: shorter than it says; `broken`: breaks the rules of the format;
 * `encrypted`; `paths`: with names that lead out of it, or links; `tooLarge`: unpacked more than may be; `noCatalogue`: lists no furniture.
 */
export const libraryFaults = [
  "notZip",
  "cut",
  "broken",
  "encrypted",
  "paths",
  "tooLarge",
  "noCatalogue",
] as const
export type LibraryFaultName = (typeof libraryFaults)[number]

/**
 * Why a piece of a library cannot be used. `format`: its model is no OBJ file; `missing`: its model is not in the library; `size`: it
 * says no size; `numbers`: vertices that are nowhere; `broken`: breaks the rules of the format; `empty`: nothing to see; `tooLarge`: more
 * than may be, or takes too long; `failed`: we could not make it.
 */
export const pieceFaults = [
  "format",
  "missing",
  "size",
  "numbers",
  "broken",
  "empty",
  "tooLarge",
  "failed",
] as const
export type PieceFault = (typeof pieceFaults)[number]

/** What was wanting and a piece was made without. */
export const pieceRemarks = ["materialMissing", "textureMissing", "textureBroken", "simplified"] as const
export type PieceRemark = (typeof pieceRemarks)[number]

export const pieceStates = ["queued", "ready", "failed"] as const
/** A piece that was switched off, or that its library lists no longer. */
export const pieceOffers = ["offered", "withdrawn"] as const

/** An open furniture library that was imported, as staff see it. */
export const FurnitureLibrary = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  version: z.string(),
  provider: z.string(),
  license: z.string(),
  fileBytes: z.int(),
  importedAt: z.string(),
  /** Null when it was done by command, or the account is erased. */
  importedBy: z.nullable(z.object({ id: z.string(), nickname: z.string() })),
  counts: z.object({
    all: z.int(),
    /** Not made yet. */
    queued: z.int(),
    ready: z.int(),
    failed: z.int(),
    withdrawn: z.int(),
    /** What is no furniture. */
    other: z.int(),
    /** Of all GLBs. */
    bytes: z.int(),
  }),
})
export type FurnitureLibrary = z.infer<typeof FurnitureLibrary>

/** A piece of an imported library, as staff see it. Lengths in mm. */
export const ImportedPiece = z.object({
  id: z.string(),
  library: z.object({ id: z.string(), name: z.string() }),
  name: ShownText,
  category: z.string(),
  widthMm: z.int(),
  depthMm: z.int(),
  heightMm: z.int(),
  creator: z.string(),
  license: z.string(),
  state: z.enum(pieceStates),
  fault: z.nullable(z.enum(pieceFaults)),
  remarks: z.array(z.enum(pieceRemarks)),
  isOffered: z.boolean(),
  /** Of its GLB. */
  bytes: z.nullable(z.int()),
  triangles: z.nullable(z.int()),
  /** Where its library's picture of it is. */
  picture: z.nullable(z.string()),
})
export type ImportedPiece = z.infer<typeof ImportedPiece>
