import { findAny, findElement } from "@roomwright/scene/document/scene-index"
import type { ElementId } from "@roomwright/scene/elements/values"
import type { Vector } from "@roomwright/scene/geometry/vectors"
import { takeAlong } from "../../edits/choose-element.ts"
import type { Gesture } from "../../editor/editor.ts"
import { selectedIds, selectionOf } from "../../editor/selection.ts"
import { kindOf } from "../../kinds/element-kinds.ts"
import type { StageControl } from "../../stage-view/stage-control.ts"
import type { Drag } from "../../tools/hit.ts"
import { noOverlay } from "../../tools/overlay.ts"
import type { ScenePlace, Tool } from "../../tools/tool.ts"
import { createChooseSeen } from "./choose-seen.ts"
import type { StagePointerPort } from "./read-stage-pointers.ts"
import type { Eye, Stage } from "./stage-port.ts"

interface WorkScope {
  readonly surface: HTMLElement
  readonly control: StageControl
  readonly stage: Stage
  readonly tool: () => Tool
  readonly eye: () => Eye
  /** A pointer has aimed a tool at a place of the plan. */
  readonly onAim: (at: Vector) => void
}

type StageWork = Pick<StagePointerPort, "press" | "move" | "release" | "cancel" | "drop">

/** What pointers do to the home: they feed the tool in the hand, choose, and drag furniture. */
export function createStageWork({ surface, control, stage, tool, eye, onAim }: WorkScope): StageWork {
  const { editor } = control
  let press: {
    readonly place: ScenePlace | null
    readonly id: ElementId | null
    readonly height: number
  } | null = null
  let drag: { readonly drag: Drag; readonly gesture: Gesture } | null = null
  const chooseSeen = createChooseSeen(editor)

  const floorHeight = (): number =>
    (findElement(editor.read().scene, editor.read().level, "level")?.elevation ?? 0) / 1000
  const rayAt = (at: Vector) => stage.rayAt(at.x / surface.clientWidth, at.y / surface.clientHeight)

  /** Where a pixel is on the level plane that is so high, m. */
  function placeAt(
    at: Vector,
    height: number,
    keys: ScenePlace["keys"],
    isTouch: boolean,
  ): ScenePlace | null {
    const { from, way } = rayAt(at)
    const far = (height - from[1]) / way[1]
    if (!Number.isFinite(far) || far <= 0 || far > 200) return null
    const pixel = (far * 1000 * 2 * Math.tan((eye().fieldOfView * Math.PI) / 360)) / surface.clientHeight
    return {
      at: { x: (from[0] + way[0] * far) * 1000, y: -(from[2] + way[2] * far) * 1000 },
      reach: pixel * (isTouch ? 22 : 8),
      pixel,
      keys,
    }
  }

  /** Where a tool is told that somebody points: on the table that is seen there, else on the floor. */
  function toolPlace(at: Vector, keys: ScenePlace["keys"], isTouch: boolean): ScenePlace | null {
    const { from, way } = rayAt(at)
    const hit = stage.pick({ from, way })
    const element = hit && findAny(editor.read().scene, hit.id)
    const onItem = hit && element?.kind === "item" ? from[1] + way[1] * hit.distance : null
    const place = placeAt(at, onItem ?? floorHeight(), keys, isTouch)
    if (!hit) return place
    const met = (axis: 0 | 1 | 2): number => (from[axis] + way[axis] * hit.distance) * 1000
    const seen = {
      id: hit.id,
      at: { x: met(0), y: -met(2) },
      height: met(1) - floorHeight() * 1000,
      ...(hit.part === undefined ? {} : { part: hit.part }),
    }
    return place ? { ...place, seen } : { at: seen.at, reach: 50, pixel: 10, keys, seen }
  }

  const isSelecting = (): boolean => tool().name === "select" || tool().name === "hand"

  return {
    press(at, keys, isTouch) {
      const { scene, isReadOnly } = editor.read()
      if (!isSelecting()) {
        const place = toolPlace(at, keys, isTouch)
        if (place && !isReadOnly) {
          tool().move?.(place)
          tool().press?.(place)
        }
        press = { place, id: null, height: floorHeight() }
        return "tool"
      }
      const { from, way } = rayAt(at)
      const hit = stage.pick({ from, way })
      const height = hit ? from[1] + way[1] * hit.distance : floorHeight()
      press = { place: placeAt(at, height, keys, isTouch), id: hit?.id ?? null, height }
      const element = hit && findAny(scene, hit.id)
      const isItem =
        element?.kind === "item" && control.read().mode !== "walk" && !isReadOnly && tool().name === "select"
      // A finger first chooses, then moves what is chosen: a swipe over furniture turns the home.
      const isTaken = isItem && (!isTouch || selectedIds(editor.read().selection).includes(hit?.id ?? ""))
      return isTaken ? "tool" : "look"
    },
    move(at, keys, isTouch) {
      if (!isSelecting()) {
        const place = toolPlace(at, keys, isTouch)
        if (!place) return
        onAim(place.at)
        tool().move?.(place)
        return
      }
      const place = press && placeAt(at, press.height, keys, isTouch)
      if (!press || !place) return
      if (!drag && press.id !== null && press.place) {
        const { scene } = editor.read()
        const element = findAny(scene, press.id)
        takeAlong(editor, press.id)
        const begun =
          element &&
          kindOf(element).drag?.(
            { editor, view: control },
            { id: press.id, element },
            { kind: "element", id: press.id, corner: null },
            press.place,
          )
        if (!begun) return
        if (!begun.isOfChosen) editor.select(selectionOf([press.id]))
        drag = { drag: begun, gesture: editor.beginGesture(begun.what) }
      }
      if (!drag) return
      drag.gesture.update(drag.drag.command(place))
      control.show({ measures: drag.drag.measures() })
    },
    release(at, keys, isTouch, hasMoved) {
      const was = press
      press = null
      if (!isSelecting()) {
        const place = toolPlace(at, keys, isTouch)
        if (place) tool().release?.(place)
        return
      }
      if (drag) {
        drag.gesture.end()
        drag = null
        control.show(noOverlay)
        return
      }
      if (hasMoved || !was) return
      chooseSeen(was.id, was.place, keys)
    },
    drop(at, keys, isTouch) {
      const place = toolPlace(at, keys, isTouch)
      if (place && !editor.read().isReadOnly) tool().drop?.(place)
    },
    cancel() {
      drag?.gesture.cancel()
      if (drag) control.show(noOverlay)
      drag = null
      press = null
    },
  }
}
