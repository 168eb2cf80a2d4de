import type { PieceCategory } from "./piece-categories.ts"

export type PieceAnchor = "floor" | "wall" | "ceiling" | "surface" | "opening"

interface Standing {
  readonly category: PieceCategory
  readonly isOpening: boolean
  readonly name: string
  readonly elevationMm: number
  readonly widthMm: number
  readonly depthMm: number
  readonly heightMm: number
}

/** Of what lies and stands on tables. */
const surfaceMost = { sideMm: 600, heightMm: 620 }
/** Underside of what hangs from a ceiling, and of what hangs at a wall. */
const ceilingFromMm = 1_700
const wallFromMm = 250

/** Guesses what a piece stands on or hangs at: libraries of this format say no more than its height over the floor. */
export function chooseAnchor(piece: Standing): PieceAnchor {
  const { category, isOpening, elevationMm, widthMm, depthMm, heightMm } = piece
  const name = piece.name.toLowerCase()
  if (isOpening || category === "openings") return "opening"
  if (/\b(?:frame|radiator)\b/.test(name)) return "wall"
  if (/\b(?:wall|porch)\b/.test(name) && elevationMm > 0) return "wall"
  if (/\b(?:chandelier|pendant|ceiling|hanging light|rigged fan|smoke detector)\b/.test(name))
    return "ceiling"
  if (category === "lamps" && elevationMm >= ceilingFromMm) return "ceiling"
  if (/\b(?:switch|socket|plug|upper|mirror|hood)\b/.test(name) && elevationMm > 0) return "wall"
  if (elevationMm >= wallFromMm && !isSmall(widthMm, depthMm, heightMm)) return "wall"
  const staysDown =
    category === "textiles" || category === "plants" || category === "chairs" || category === "tables"
  if (staysDown) return category === "plants" && isSmall(widthMm, depthMm, heightMm) ? "surface" : "floor"
  return isSmall(widthMm, depthMm, heightMm) && /^(?:decor|kitchen|lamps|other)$/.test(category)
    ? "surface"
    : "floor"
}

const isSmall = (width: number, depth: number, height: number): boolean =>
  Math.max(width, depth) <= surfaceMost.sideMm && height <= surfaceMost.heightMm
