import type { ForeignElement } from "@roomwright/scene/kinds/foreign/foreign-element"
import type { Vector } from "@roomwright/scene/geometry/vectors"

/** Where something of an unknown kind stands. */
export interface ForeignMark {
  readonly at: Vector
  /** Degrees counter-clockwise. */
  readonly turn: number
  /** mm; null where it says none. */
  readonly size: { readonly width: number; readonly depth: number } | null
}

/** A kind of a later version is marked where it says it is, if it says so as all others do. */
export function readForeign({ raw }: ForeignElement): ForeignMark | null {
  const at = readNumbers(raw.at, "x", "y")
  if (!at) return null
  const size = readNumbers(raw.size, "width", "depth")
  const turn = typeof raw.turn === "number" && Number.isFinite(raw.turn) ? raw.turn : 0
  const isSized = size !== null && size[0] > 0 && size[1] > 0
  return {
    at: { x: at[0], y: at[1] },
    turn,
    size: isSized ? { width: size[0], depth: size[1] } : null,
  }
}

function readNumbers(value: unknown, first: string, second: string): readonly [number, number] | null {
  if (typeof value !== "object" || value === null) return null
  const entries = new Map<string, unknown>(Object.entries(value))
  const [one, other] = [entries.get(first), entries.get(second)]
  const isRead = typeof one === "number" && typeof other === "number" && Number.isFinite(one + other)
  return isRead ? [one, other] : null
}
