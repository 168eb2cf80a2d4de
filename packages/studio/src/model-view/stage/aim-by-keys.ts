import { plus, rounded, times, type Vector } from "@roomwright/scene/geometry/vectors"
import type { KeyPress, ScenePlace, Tool } from "../../tools/tool.ts"
import type { Eye } from "./stage-port.ts"

/** By the screen: to the right and away from the eye. */
const arrows: Readonly<Record<string, Vector>> = {
  ArrowRight: { x: 1, y: 0 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowUp: { x: 0, y: 1 },
  ArrowDown: { x: 0, y: -1 },
}

/** How far an arrow goes, mm: as in the plan. */
const stepOf = ({ shift, alt, ctrl }: KeyPress): number => (ctrl ? 1 : alt ? 10 : shift ? 1_000 : 100)

/**
 * Where an arrow leads in the plan, a vector of length 1: up leads away from the eye, along that axis of the plan which is nearest to
 * where one looks, so that a step never goes askew through a room. Null for other keys.
 */
export function wayOfArrow({ at, to }: Pick<Eye, "at" | "to">, key: string): Vector | null {
  const arrow = arrows[key]
  if (!arrow) return null
  const [x, y] = [to[0] - at[0], -(to[2] - at[2])]
  const isAlongX = Math.abs(x) > Math.abs(y)
  // Straight down one looks as at the plan: its up is up.
  const ahead = isAlongX ? { x: Math.sign(x), y: 0 } : { x: 0, y: y < 0 ? -1 : 1 }
  // Without negative zeros.
  return { x: arrow.x * ahead.y + arrow.y * ahead.x + 0, y: arrow.y * ahead.y - arrow.x * ahead.x + 0 }
}

interface AimPort {
  readonly tool: () => Tool
  readonly eye: () => Eye
  /** The middle of what is seen: where aiming begins. */
  readonly middle: () => Pick<ScenePlace, "at" | "pixel">
}

/** What a tool is aimed at by keys, where somebody has no pointer. */
export interface KeyAim {
  /** A pointer has aimed there. */
  aimed(at: Vector): void
  /** Another tool is in the hand: it begins in the middle. */
  forget(): void
  /** True when the key was for the aim. */
  keyDown(press: KeyPress): boolean
}

/** Pixels that count as near, as those around a mouse do. */
const near = 8

/** Lets arrows move what a tool would put down, and Enter put it down where the tool does not do so itself. */
export function createKeyAim({ tool, eye, middle }: AimPort): KeyAim {
  let place: Vector | null = null
  let isMoved = false
  const placeNow = (at: Vector, { alt, ctrl }: KeyPress): ScenePlace => {
    const { pixel } = middle()
    // Small steps would be pulled back by what is near.
    return { at, reach: pixel * near, pixel, keys: { shift: false, alt: alt || ctrl, ctrl: false } }
  }
  return {
    aimed(at) {
      place = at
      isMoved = false
    },
    forget() {
      place = null
      isMoved = false
    },
    keyDown(press) {
      const held = tool()
      if (held.key?.(press)) return true
      const way = wayOfArrow(eye(), press.key)
      if (way && held.move) {
        place = rounded(plus(place ?? middle().at, times(way, stepOf(press))))
        isMoved = true
        held.move(placeNow(place, press))
        return true
      }
      if (press.key !== "Enter" || !isMoved || place === null || !held.press) return false
      held.press(placeNow(place, press))
      held.release?.(placeNow(place, press))
      return true
    },
  }
}
