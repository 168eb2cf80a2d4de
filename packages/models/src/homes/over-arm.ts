import { plus, rotate } from "@roomwright/scene/geometry/vectors"
import type { FinishId } from "../finishes/finishes.ts"
import { piece, variantOfPiece, type HomePiece } from "./furnish.ts"

interface Over {
  /** -1: the end that is to the left of who stands before the sofa. */
  readonly side: -1 | 1
  readonly cloth: FinishId
  readonly depth?: number
  readonly fringe?: boolean
}

/** How wide and how high the arm of a sofa is, mm. */
function armOf(sofa: HomePiece): { readonly width: number; readonly height: number } {
  const { height, arms } = variantOfPiece(sofa).values
  if (sofa.type === "sofa.chesterfield") return { width: 195, height: height - 6 }
  if (arms === "slim") return { width: 110, height: 614 }
  return arms === "low" ? { width: 250, height: 508 } : { width: 200, height: 598 }
}

/** A throw over an arm of a sofa, towards its front. */
export function throwOver(sofa: HomePiece, { side, cloth, depth = 560, fringe = true }: Over): HomePiece {
  const { width: across, depth: along } = variantOfPiece(sofa).values
  const arm = armOf(sofa)
  // A throw takes 110 mm more than what it lies on: its bends and its folds.
  const width = Math.max(180, Math.round((arm.width + 110) / 10) * 10)
  const height = 10 * Math.floor(Math.min(430, arm.height - 100) / 10)
  const { turn = 0, at } = sofa
  const offset = rotate({ x: side * (across / 2 - arm.width / 2), y: -along * 0.1 }, turn)
  const { x, y } = plus({ x: at[0], y: at[1] }, offset)
  return piece("throw.draped", Math.round(x), Math.round(y), {
    turn,
    on: arm.height - (height - 36),
    values: { width, height, depth, fringe },
    finishes: { cloth, fringe: cloth },
  })
}
