import { findModelType } from "../types/model-types.ts"
import type { HomePiece } from "./furnish.ts"

type More = Omit<HomePiece, "type" | "at" | "turn">

/** How far a back stays off the face of a wall, mm: furniture clears the skirting, pictures hang on it. */
const gaps = { floor: 15, wall: 4, ceiling: 35, surface: 15, opening: 0 } as const

/** How far the middle of a piece is from the wall behind it, mm. */
function reachOf(id: string, { values = {} }: More): number {
  const type = findModelType(id)
  if (!type) throw new Error(`there is no ${id}`)
  const depth = typeof values.depth === "number" ? values.depth : type.parameters.depth.standard
  return Math.round(depth / 2) + gaps[type.anchor]
}

/** A piece with its back to a wall above it in the plan, whose face is at `face`; its middle is at `x`. */
export const atTop = (type: string, face: number, x: number, more: More = {}): HomePiece => ({
  ...more,
  type,
  at: [x, face - reachOf(type, more)],
  turn: 0,
})

/** The same before a wall below it. */
export const atFoot = (type: string, face: number, x: number, more: More = {}): HomePiece => ({
  ...more,
  type,
  at: [x, face + reachOf(type, more)],
  turn: 180,
})

/** The same before a wall to its left; its middle is at `y`. */
export const atLeft = (type: string, face: number, y: number, more: More = {}): HomePiece => ({
  ...more,
  type,
  at: [face + reachOf(type, more), y],
  turn: 90,
})

/** The same before a wall to its right. */
export const atRight = (type: string, face: number, y: number, more: More = {}): HomePiece => ({
  ...more,
  type,
  at: [face - reachOf(type, more), y],
  turn: 270,
})
