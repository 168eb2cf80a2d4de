import * as z from "zod/mini"
import { modelFaults, modelLimits, ModelState } from "../catalogue/product-models.ts"

export const ownPieceLimits = {
  name: 80,
  /** Of one account. */
  pieces: 500,
  /** A model whose longest side is not between these (mm) may count in another unit than metres. */
  plausible: { fromMm: 50, toMm: 10_000 },
} as const

/** What a designer's own piece stands on or hangs at. */
export const OwnPieceAnchor = z.enum(["floor", "wall", "ceiling", "surface"])
export type OwnPieceAnchor = z.infer<typeof OwnPieceAnchor>

const side = z.int().check(z.minimum(1), z.maximum(modelLimits.sideMax))

/** mm. */
export const PieceSize = z.strictObject({ width: side, depth: side, height: side })
export type PieceSize = z.infer<typeof PieceSize>

/** A 3D model that a designer uploaded for their own homes. */
export const OwnPiece = z.object({
  id: z.string(),
  /** `Item.model`, and what the library finds it by. */
  reference: z.string(),
  name: z.string(),
  category: z.string(),
  anchor: OwnPieceAnchor,
  size: z.object({ width: z.int(), depth: z.int(), height: z.int() }),
  /** As its file has it, in mm where the file counts in metres. */
  measured: z.object({ width: z.int(), depth: z.int(), height: z.int() }),
  /** Nobody has said yet whether its size is meant. */
  asksSize: z.boolean(),
  state: ModelState,
  /** Why it failed. */
  fault: z.nullable(z.enum(modelFaults)),
  /** What it takes of the account's storage. */
  bytes: z.int(),
  sentAt: z.string(),
})
export type OwnPiece = z.infer<typeof OwnPiece>
