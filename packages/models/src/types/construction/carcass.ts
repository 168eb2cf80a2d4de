import { board, inset, type Span } from "../../geometry/board.ts"
import type { PartsDraft } from "../../model/parts.ts"

interface Carcass {
  readonly x: Span
  readonly y: Span
  readonly z: Span
  /** Of sides, top and bottom. */
  readonly thickness?: number
  readonly slot?: string
  /** The slot of the back panel; the same as the body where nothing is said, none where null. */
  readonly back?: string | null
  /** Whether a top board lies over the sides; without one a worktop covers them. */
  readonly hasTop?: boolean
  readonly edge?: number
}

/** Room inside a carcass. */
export interface Inside {
  readonly x: Span
  readonly y: Span
  readonly z: Span
}

/** Adds sides, bottom, top and a back panel set in, and says what room is between them. */
export function addCarcass(
  parts: PartsDraft,
  { x, y, z, thickness: t = 0.018, slot = "body", back = slot, hasTop = true, edge = 0.0015 }: Carcass,
): Inside {
  const common = { radius: edge, rounds: 2 }
  const top = hasTop ? y[1] - t : y[1]
  parts.add(slot, board({ ...common, x: [x[0], x[0] + t], y: [y[0], top], z, grain: "y" }))
  parts.add(slot, board({ ...common, x: [x[1] - t, x[1]], y: [y[0], top], z, grain: "y" }))
  parts.add(slot, board({ x: inset(x, t), y: [y[0], y[0] + t], z: inset(z, 0, 0.0005), grain: "x" }))
  if (hasTop) parts.add(slot, board({ ...common, x, y: [top, y[1]], z, grain: "x" }))
  if (back !== null)
    parts.add(
      back,
      board({
        x: inset(x, t),
        y: [y[0] + t, top],
        z: [z[0] + 0.006, z[0] + 0.012],
        radius: 0.0003,
        grain: "x",
      }),
    )
  return { x: inset(x, t), y: [y[0] + t, top], z: [z[0] + 0.012, z[1]] }
}
