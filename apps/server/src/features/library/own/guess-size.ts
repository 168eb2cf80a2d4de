import { modelLimits } from "@roomwright/contract/catalogue/product-models"
import { ownPieceLimits, type PieceSize } from "@roomwright/contract/library/own-pieces"

/** Files that count in centimetres or millimetres although glTF counts in metres. */
const units = [0.01, 0.001] as const
/** Between these (mm) a longest side is that of furniture. */
const usual = { fromMm: 100, toMm: 5_000 }

/**
 * How large a model is put down (mm), by what its file measures: as it is, or in the unit in which it is as large as furniture where
 * it is larger than any may be. `asks`: somebody should say whether that is meant. Null where no unit makes sense of it.
 */
export function guessSize(measured: PieceSize): { readonly size: PieceSize; readonly asks: boolean } | null {
  const longest = Math.max(measured.width, measured.depth, measured.height)
  const { fromMm, toMm } = ownPieceLimits.plausible
  if (longest <= modelLimits.sideMax) return { size: measured, asks: longest < fromMm || longest > toMm }
  const unit = units.find((one) => longest * one >= usual.fromMm && longest * one <= usual.toMm) ?? units[1]
  if (longest * unit > modelLimits.sideMax) return null
  const scaled = (side: number): number => Math.max(1, Math.round(side * unit))
  const { width, depth, height } = measured
  return { size: { width: scaled(width), depth: scaled(depth), height: scaled(height) }, asks: true }
}
