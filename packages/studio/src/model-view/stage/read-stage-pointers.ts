import { distance, midway, minus, type Vector } from "@roomwright/scene/geometry/vectors"
import type { ScenePlace } from "../../tools/tool.ts"

/** What pointers over a picture ask for; places and ways are px. */
export interface StagePointerPort {
  /** A press; whether what follows is the tool's or turns the eye. */
  press(at: Vector, keys: ScenePlace["keys"], isTouch: boolean): "tool" | "look"
  move(at: Vector, keys: ScenePlace["keys"], isTouch: boolean): void
  release(at: Vector, keys: ScenePlace["keys"], isTouch: boolean, hasMoved: boolean): void
  /** A pointer that was pressed elsewhere is let go here. */
  drop?(at: Vector, keys: ScenePlace["keys"], isTouch: boolean): void
  /** What a press began is given up. */
  cancel(): void
  turn(right: number, down: number): void
  push(right: number, down: number): void
  zoom(factor: number): void
}

/** A press becomes a drag when it has gone so far, px. */
const dragPx = 5

type Doing = "nothing" | "tool" | "look" | "push" | "pinch"

/** Reads pointers and wheels over an element: one turns or works, two push and pinch. */
export function readStagePointers(surface: HTMLElement, port: StagePointerPort): { dispose(): void } {
  const held = new Map<number, Vector>()
  let doing: Doing = "nothing"
  let first: Vector = { x: 0, y: 0 }
  let last: Vector = first
  let hasMoved = false
  let span = 0

  const placeOf = (event: PointerEvent): Vector => {
    const box = surface.getBoundingClientRect()
    return { x: event.clientX - box.left, y: event.clientY - box.top }
  }
  const keysOf = (event: PointerEvent): ScenePlace["keys"] => ({
    shift: event.shiftKey,
    alt: event.altKey,
    ctrl: event.ctrlKey || event.metaKey,
  })
  const pair = (): readonly [Vector, Vector] | null => {
    const [one, other] = [...held.values()]
    return one && other ? [one, other] : null
  }

  const down = (event: PointerEvent): void => {
    if (event.target !== surface && !(event.target instanceof HTMLCanvasElement)) return
    surface.focus({ preventScroll: true })
    surface.setPointerCapture(event.pointerId)
    const at = placeOf(event)
    held.set(event.pointerId, at)
    const two = pair()
    if (two) {
      if (doing === "tool") port.cancel()
      doing = "pinch"
      last = midway(...two)
      span = distance(...two)
      return
    }
    first = at
    last = at
    hasMoved = false
    if (event.button === 1 || event.button === 2 || (event.button === 0 && event.shiftKey && event.altKey)) {
      event.preventDefault()
      doing = "push"
    } else doing = port.press(at, keysOf(event), event.pointerType === "touch")
  }
  const move = (event: PointerEvent): void => {
    const at = placeOf(event)
    if (held.has(event.pointerId)) held.set(event.pointerId, at)
    if (doing === "nothing") return port.move(at, keysOf(event), event.pointerType === "touch")
    if (doing === "pinch") {
      const two = pair()
      if (!two) return
      const [middle, wide] = [midway(...two), distance(...two)]
      port.push(middle.x - last.x, middle.y - last.y)
      if (span > 0 && wide > 0) port.zoom(wide / span)
      last = middle
      span = wide
      return
    }
    if (!hasMoved && distance(first, at) < dragPx) return
    hasMoved = true
    const by = minus(at, last)
    last = at
    if (doing === "look") port.turn(by.x, by.y)
    else if (doing === "push") port.push(by.x, by.y)
    else port.move(at, keysOf(event), event.pointerType === "touch")
  }
  const up = (event: PointerEvent): void => {
    if (!held.delete(event.pointerId)) {
      if (event.button === 0) port.drop?.(placeOf(event), keysOf(event), event.pointerType === "touch")
      return
    }
    const was = doing
    if (was === "pinch" && held.size > 0) return
    doing = "nothing"
    if (was === "tool" || was === "look")
      port.release(placeOf(event), keysOf(event), event.pointerType === "touch", hasMoved)
  }
  const cancel = (event: PointerEvent): void => {
    held.delete(event.pointerId)
    doing = "nothing"
    port.cancel()
  }
  const turn = (event: WheelEvent): void => {
    event.preventDefault()
    port.zoom(Math.exp(-event.deltaY * (event.deltaMode === 1 ? 0.04 : 0.0014)))
  }
  surface.addEventListener("pointerdown", down)
  surface.addEventListener("pointermove", move)
  surface.addEventListener("pointerup", up)
  surface.addEventListener("pointercancel", cancel)
  surface.addEventListener("wheel", turn, { passive: false })
  return {
    dispose() {
      surface.removeEventListener("pointerdown", down)
      surface.removeEventListener("pointermove", move)
      surface.removeEventListener("pointerup", up)
      surface.removeEventListener("pointercancel", cancel)
      surface.removeEventListener("wheel", turn)
    },
  }
}
