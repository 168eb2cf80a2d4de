import type { Vector } from "@roomwright/scene/geometry/vectors"

/** A thumb that rests on the stick goes nowhere: so much of the way to its edge. */
const deadShare = 0.14

/**
 * What a thumb on a stick asks for: to the right and ahead, 0 to 1 together. `from` is where it is from the middle of the stick
 * (px, y down), `reach` how far it may go. Slow near the middle, so that one can step up to a table.
 */
export function stickWay(from: Vector, reach: number): Vector {
  const far = Math.hypot(from.x, from.y)
  const share = Math.min(1, far / Math.max(1, reach))
  if (share <= deadShare) return { x: 0, y: 0 }
  const speed = ((share - deadShare) / (1 - deadShare)) ** 1.5
  return { x: (from.x / far) * speed, y: -(from.y / far) * speed + 0 }
}

/** Where the knob is drawn for a thumb: never beyond the edge. */
export function knobPlace(from: Vector, reach: number): Vector {
  const far = Math.hypot(from.x, from.y)
  const share = far > reach ? reach / far : 1
  return { x: from.x * share, y: from.y * share }
}
