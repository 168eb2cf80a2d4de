import { rotate, type Vector } from "@roomwright/scene/geometry/vectors"
import type { PlanBox } from "../homes/box-in-plan.ts"

/** A rectangle in plan with heights, in the form in which thousands of them are compared, mm. */
export interface Block {
  readonly x: number
  readonly y: number
  readonly halfWidth: number
  readonly halfDepth: number
  readonly cos: number
  readonly sin: number
  /** How far it reaches from its middle along both axes of the plan. */
  readonly spanX: number
  readonly spanY: number
  readonly low: number
  readonly high: number
}

/** Pieces may touch, and drawn outlines run past by this, mm. */
export const touch = 6

const ahead: Vector = { x: 1, y: 0 }

export function blockOf({ at, width, depth, turn }: PlanBox, low = 0, high = 10_000): Block {
  const { x: cos, y: sin } = rotate(ahead, turn)
  const halfWidth = width / 2
  const halfDepth = depth / 2
  return {
    x: at.x,
    y: at.y,
    halfWidth,
    halfDepth,
    cos,
    sin,
    spanX: Math.abs(cos) * halfWidth + Math.abs(sin) * halfDepth,
    spanY: Math.abs(sin) * halfWidth + Math.abs(cos) * halfDepth,
    low,
    high,
  }
}

/** How far a block reaches along a direction of length 1. */
const reach = (block: Block, x: number, y: number): number =>
  block.halfWidth * Math.abs(block.cos * x + block.sin * y) +
  block.halfDepth * Math.abs(block.cos * y - block.sin * x)

function gapAlong(a: Block, b: Block, x: number, y: number): number {
  return reach(a, x, y) + reach(b, x, y) - Math.abs((b.x - a.x) * x + (b.y - a.y) * y)
}

/** Whether two blocks lie in each other in plan by more than a touch. */
export function doMeetInPlan(a: Block, b: Block): boolean {
  if (Math.abs(b.x - a.x) >= a.spanX + b.spanX - touch) return false
  if (Math.abs(b.y - a.y) >= a.spanY + b.spanY - touch) return false
  return (
    gapAlong(a, b, a.cos, a.sin) > touch &&
    gapAlong(a, b, -a.sin, a.cos) > touch &&
    gapAlong(a, b, b.cos, b.sin) > touch &&
    gapAlong(a, b, -b.sin, b.cos) > touch
  )
}

/** Whether two blocks lie in each other in plan and in height. */
export const doMeet = (a: Block, b: Block): boolean =>
  Math.min(a.high, b.high) - Math.max(a.low, b.low) > touch && doMeetInPlan(a, b)

/** How far a place is from a block in plan, 0 inside. */
export function distanceTo(block: Block, x: number, y: number): number {
  const dx = x - block.x
  const dy = y - block.y
  const across = Math.abs(dx * block.cos + dy * block.sin) - block.halfWidth
  const along = Math.abs(dy * block.cos - dx * block.sin) - block.halfDepth
  if (across <= 0) return Math.max(0, along)
  return along <= 0 ? across : Math.hypot(across, along)
}

/** Its corners, drawn in by `inset`, and the middles of its sides. */
export function rimOf(block: Block, inset: number): readonly Vector[] {
  const [w, d] = [Math.max(0, block.halfWidth - inset), Math.max(0, block.halfDepth - inset)]
  return rimSteps.map(([across, along]) => ({
    x: block.x + block.cos * across * w - block.sin * along * d,
    y: block.y + block.sin * across * w + block.cos * along * d,
  }))
}

const rimSteps = [
  [-1, -1],
  [0, -1],
  [1, -1],
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
] as const

/** How far two blocks are apart in plan, by what they span along its axes. */
export const gapTo = (a: Block, b: Block): number =>
  Math.hypot(
    Math.max(0, Math.abs(a.x - b.x) - a.spanX - b.spanX),
    Math.max(0, Math.abs(a.y - b.y) - a.spanY - b.spanY),
  )
