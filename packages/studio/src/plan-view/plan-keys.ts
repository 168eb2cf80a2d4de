import { plus, rounded, times, type Vector } from "@roomwright/scene/geometry/vectors"
import type { Viewport, PlanSection } from "./view-moves.ts"
import type { EntryForm } from "../tools/overlay.ts"
import type { KeyPress, ScenePlace, Tool } from "../tools/tool.ts"
import { beginsValue } from "./entry-values.ts"
import { keepInSight, panBy, reachOf, zoomAround, zoomStep } from "./view-moves.ts"

/** What keys act on. */
export interface KeyPort {
  read(): {
    readonly view: PlanSection
    readonly viewport: Viewport
    readonly entry: Pick<EntryForm, "fields"> | null
  }
  setView(view: PlanSection): void
  /** Shows everything. */
  fit(): void
  tool(): Tool | null
  /** Where keys have moved the pointer to; null where they have not. */
  crosshair(): Vector | null
  moveCrosshair(place: Vector): void
  /** Where the pointer was last; null where it never was. */
  pointer(): Vector | null
  /** Puts a character into the form of numbers. */
  type(character: string): void
}

export interface PlanKeys {
  /** True when the key was for the plan. */
  down(press: KeyPress): boolean
  up(press: KeyPress): boolean
  /** Whether dragging pushes the plan for now. */
  isSpaceHeld(): boolean
  /** A pointer was pressed: the space bar was held for that. */
  useSpace(): void
  /** Keys that are held are let go somewhere else. */
  forget(): void
}

const directions: Readonly<Record<string, Vector>> = {
  ArrowRight: { x: 1, y: 0 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowUp: { x: 0, y: 1 },
  ArrowDown: { x: 0, y: -1 },
}

/** How far an arrow goes, mm. */
const stepOf = ({ shift, alt, ctrl }: KeyPress): number => (ctrl ? 1 : alt ? 10 : shift ? 1_000 : 100)

/** With the hand an arrow pushes the plan so far, px. */
const push = 60

/** The crosshair keeps this far from the edge of the viewport, px. */
const edge = 48

/** Lets keys do what pointers do. The tool in the hand hears of every key first. */
export function createPlanKeys(port: KeyPort): PlanKeys {
  let space: "up" | "held" | "used" = "up"
  // Small steps would be pulled back by what is near.
  let isFine = false

  const pointerAt = (at: Vector, shift: boolean): ScenePlace => {
    const { view } = port.read()
    return { at, reach: reachOf(view), pixel: view.mmPerPixel, keys: { shift, alt: isFine, ctrl: false } }
  }
  const step = (direction: Vector, press: KeyPress): true => {
    const { view, viewport } = port.read()
    if (port.tool()?.name === "hand") {
      port.setView(panBy(view, { x: -direction.x * push, y: direction.y * push }))
      return true
    }
    const from = port.crosshair() ?? port.pointer() ?? view.centre
    isFine = press.alt || press.ctrl
    const place = rounded(plus(from, times(direction, stepOf(press))))
    const sight = keepInSight(view, viewport, place, edge)
    if (sight !== view) port.setView(sight)
    port.moveCrosshair(place)
    port.tool()?.move?.(pointerAt(place, false))
    return true
  }
  const pressHere = (shift: boolean): boolean => {
    const place = port.crosshair()
    const tool = port.tool()
    if (!place || !tool) return false
    tool.press?.(pointerAt(place, shift))
    tool.release?.(pointerAt(place, shift))
    return true
  }
  const zoom = (factor: number): true => {
    const { view } = port.read()
    port.setView(zoomAround(view, factor, port.crosshair() ?? view.centre))
    return true
  }
  const downPlain = ({ key, shift }: KeyPress): boolean => {
    const { entry } = port.read()
    if (entry && beginsValue(entry, key)) {
      port.type(key)
      return true
    }
    switch (key) {
      case "Enter":
        return pressHere(shift)
      case " ":
        if (space === "up") space = "held"
        return true
      case "PageUp":
      case "+":
      case "=":
        return zoom(zoomStep)
      case "PageDown":
      case "-":
        return zoom(1 / zoomStep)
      case "0":
        port.fit()
        return true
      default:
        return false
    }
  }

  return {
    down: (press) => {
      if (port.tool()?.key?.(press)) return true
      const direction = directions[press.key]
      if (direction) return step(direction, press)
      return press.alt || press.ctrl ? false : downPlain(press)
    },
    up: ({ key, shift }) => {
      if (key !== " " || space === "up") return false
      const isPress = space === "held"
      space = "up"
      return isPress ? pressHere(shift) : true
    },
    isSpaceHeld: () => space !== "up",
    useSpace: () => {
      if (space === "held") space = "used"
    },
    forget: () => {
      space = "up"
    },
  }
}
