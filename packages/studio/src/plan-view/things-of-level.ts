import type { Scene } from "@roomwright/scene/document/scene"
import { childrenOf } from "@roomwright/scene/document/scene-index"
import type { SceneElement } from "@roomwright/scene/elements/element"
import type { ForeignElement } from "@roomwright/scene/elements/foreign-element"
import type { ElementId } from "@roomwright/scene/elements/values"
import type { Vector } from "@roomwright/scene/geometry/vectors"

/** What stands in rooms, as it is marked in the plan. */
export interface Thing {
  readonly id: ElementId
  readonly kind: "item" | "light" | "camera" | "foreign"
  readonly at: Vector
  /** Degrees counter-clockwise. */
  readonly turn: number
  /** mm; null for what is a mark of the same size at every zoom. */
  readonly size: { readonly width: number; readonly depth: number } | null
}

/** Everything on a level that has a place and is no part of the building, and what stands on that. */
export const thingsOfLevel = (scene: Scene, level: ElementId): readonly Thing[] =>
  childrenOf(scene, level).flatMap(({ id, element }) => thingsFrom(scene, id, element))

function thingsFrom(scene: Scene, id: ElementId, element: SceneElement): readonly Thing[] {
  const thing = toThing(id, element)
  if (!thing) return []
  return [thing, ...childrenOf(scene, id).flatMap((child) => thingsFrom(scene, child.id, child.element))]
}

function toThing(id: ElementId, element: SceneElement): Thing | null {
  switch (element.kind) {
    case "item":
      return { id, kind: "item", at: element.at, turn: element.turn, size: element.size }
    case "light":
      return {
        id,
        kind: "light",
        at: element.at,
        turn: element.turn,
        size: element.shape === "area" ? element.size : null,
      }
    case "camera":
      return { id, kind: "camera", at: element.at, turn: element.turn, size: null }
    case "foreign":
      return readForeign(id, element)
    default:
      return null
  }
}

/** A kind of a later version is marked where it says it is, if it says so as all others do. */
function readForeign(id: ElementId, { raw }: ForeignElement): Thing | null {
  const at = readNumbers(raw.at, "x", "y")
  if (!at) return null
  const size = readNumbers(raw.size, "width", "depth")
  const turn = typeof raw.turn === "number" && Number.isFinite(raw.turn) ? raw.turn : 0
  const isSized = size !== null && size[0] > 0 && size[1] > 0
  return {
    id,
    kind: "foreign",
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
