import { findAny, findElement } from "@roomwright/scene/document/scene-index"
import type { Scene } from "@roomwright/scene/document/scene"
import type { ElementId } from "@roomwright/scene/elements/values"
import { dayOfYear } from "@roomwright/scene/kinds/site/set-site"
import type { Site } from "@roomwright/scene/kinds/site/site"
import { rounded, type Vector } from "@roomwright/scene/geometry/vectors"
import type { Gesture } from "../../editor/editor.ts"
import { nothing, selectedIds, selectionOf } from "../../editor/selection.ts"
import { kindOf } from "../../kinds/element-kinds.ts"
import type { LibraryHost } from "../../library/library-host.ts"
import { isSameSite, siteSeen } from "../../stage-view/site-of-view.ts"
import type { StageControl } from "../../stage-view/stage-control.ts"
import type { Drag } from "../../tools/hit.ts"
import { noOverlay } from "../../tools/overlay.ts"
import type { ScenePlace, Tool } from "../../tools/tool.ts"
import { eyeOfOrbit, fitOrbit, pushOrbit, turnOrbit, zoomOrbit, type OrbitEye } from "./eye-moves.ts"
import { readStagePointers } from "./read-stage-pointers.ts"
import { createStage } from "./stage.ts"
import type { Eye } from "./stage-port.ts"
import { densityOf } from "./quality-for.ts"
import { stageQuality } from "./stage-quality.ts"
import { createWalker } from "./walker.ts"

interface HandOptions {
  readonly surface: HTMLElement
  readonly canvas: HTMLCanvasElement
  readonly control: StageControl
  readonly host: LibraryHost
  readonly tool: () => Tool
}

/** A stage with what leads it: pointers, keys, and the state of the view. */
export interface StageHand {
  show(scene: Scene, level: ElementId, changed: ReadonlySet<ElementId> | null): void
  choose(ids: readonly ElementId[]): void
  /** The editor's state is another. */
  follow(): void
  fit(): void
  /** True when the key was for the view. */
  keyDown(event: KeyboardEvent): boolean
  keyUp(event: KeyboardEvent): void
  letGo(): void
  dispose(): void
}

/** Leads a stage. Throws where the browser has no WebGL. */
export function createStageHand({ surface, canvas, control, host, tool }: HandOptions): StageHand {
  const { editor } = control
  const quality = stageQuality(canvas, control.read().quality)
  const stage = createStage({
    canvas,
    host,
    ...quality,
    onLost: () => control.set({ problem: "lost" }),
    onRestored: () => control.set({ problem: "none" }),
    onShown: (refined) => control.set({ refined }),
  })
  let orbit: OrbitEye = fitOrbit([0, 0, 0], 6, 1.5, false)
  let { mode } = control.read()
  let site: Site | null = null
  let { selection, level } = editor.read()
  let press: {
    readonly place: ScenePlace | null
    readonly id: ElementId | null
    readonly height: number
  } | null = null
  let drag: { readonly drag: Drag; readonly gesture: Gesture; readonly height: number } | null = null
  const walker = createWalker(() => look())
  const eyeNow = (): Eye => (mode === "walk" ? (walker.eye() ?? eyeOfOrbit(orbit)) : eyeOfOrbit(orbit))
  const look = (): void => stage.look(eyeNow())
  const light = (): void => {
    const next = siteSeen(control)
    if (site && isSameSite(site, next)) return
    site = next
    stage.light({ ...next, day: dayOfYear(next) }, next.exposure)
  }
  const aspect = (): number => surface.clientWidth / Math.max(1, surface.clientHeight)
  const fit = (): void => {
    const { middle, reach } = stage.extent()
    if (mode === "walk") {
      const [id] = selectedIds(editor.read().selection)
      const chosen = id === undefined ? null : findElement(editor.read().scene, id, "item")
      return walker.begin(stage.rooms(), chosen?.at ?? null)
    }
    orbit = fitOrbit([middle.x, middle.y, middle.z], reach, aspect(), mode === "doll")
    look()
  }
  /** A ray through a pixel of the view. */
  const rayAt = (at: Vector) => stage.rayAt(at.x / surface.clientWidth, at.y / surface.clientHeight)
  const placeAt = (
    at: Vector,
    height: number,
    keys: ScenePlace["keys"],
    isTouch: boolean,
  ): ScenePlace | null => {
    const { from, way } = rayAt(at)
    const far = (height - from[1]) / way[1]
    if (!Number.isFinite(far) || far <= 0 || far > 200) return null
    const pixel = (far * 1000 * 2 * Math.tan((eyeNow().fieldOfView * Math.PI) / 360)) / surface.clientHeight
    return {
      at: { x: (from[0] + way[0] * far) * 1000, y: -(from[2] + way[2] * far) * 1000 },
      reach: pixel * (isTouch ? 22 : 8),
      pixel,
      keys,
    }
  }
  const floorOf = (): number =>
    (findElement(editor.read().scene, editor.read().level, "level")?.elevation ?? 0) / 1000
  const isSelecting = (): boolean => tool().name === "select" || tool().name === "hand"

  const pointers = readStagePointers(surface, {
    press(at, keys, isTouch) {
      const { scene, isReadOnly } = editor.read()
      if (!isSelecting()) {
        const place = placeAt(at, floorOf(), keys, isTouch)
        if (place && !isReadOnly) {
          tool().move?.(place)
          tool().press?.(place)
        }
        press = { place, id: null, height: floorOf() }
        return "tool"
      }
      const { from, way } = rayAt(at)
      const hit = stage.pick({ from, way })
      const height = hit ? from[1] + way[1] * hit.distance : floorOf()
      press = { place: placeAt(at, height, keys, isTouch), id: hit?.id ?? null, height }
      const element = hit && findAny(scene, hit.id)
      const isItem = element?.kind === "item" && mode !== "walk" && !isReadOnly && tool().name === "select"
      // A finger first chooses, then moves what is chosen: a swipe over furniture turns the home.
      const isTaken = isItem && (!isTouch || selectedIds(editor.read().selection).includes(hit?.id ?? ""))
      return isTaken ? "tool" : "look"
    },
    move(at, keys, isTouch) {
      if (!press) {
        const place = isSelecting() ? null : placeAt(at, floorOf(), keys, isTouch)
        if (place) tool().move?.(place)
        return
      }
      const place = placeAt(at, press.height, keys, isTouch)
      if (!place) return
      if (!isSelecting()) return tool().move?.(place)
      if (!drag && press.id !== null && press.place) {
        const { scene } = editor.read()
        const element = findAny(scene, press.id)
        const begun =
          element &&
          kindOf(element).drag?.(
            { editor, view: control },
            { id: press.id, element },
            { kind: "element", id: press.id, corner: null },
            press.place,
          )
        if (!begun) return
        editor.select(selectionOf([press.id]))
        drag = { drag: begun, gesture: editor.beginGesture(begun.what), height: press.height }
      }
      drag?.gesture.update(drag.drag.command(place))
    },
    release(at, keys, isTouch, hasMoved) {
      const was = press
      press = null
      if (!isSelecting()) {
        const place = placeAt(at, floorOf(), keys, isTouch)
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
      click(was.id, was.place, keys)
    },
    cancel() {
      drag?.gesture.cancel()
      drag = null
      press = null
    },
    turn(right, down) {
      const round = (right / Math.max(1, surface.clientHeight)) * 3
      const up = (down / Math.max(1, surface.clientHeight)) * 3
      if (mode === "walk") walker.turn(round * 0.7, up * 0.7)
      else orbit = turnOrbit(orbit, -round, up)
      look()
    },
    push(right, down) {
      const metres = (2 * orbit.distance * Math.tan(0.3)) / Math.max(1, surface.clientHeight)
      if (mode !== "walk") orbit = pushOrbit(orbit, -right * metres, down * metres)
      look()
    },
    zoom(factor) {
      if (mode === "walk") walker.step({ x: 0, y: Math.log(factor) * 2.5 })
      else orbit = zoomOrbit(orbit, factor)
      look()
    },
  })

  function click(id: ElementId | null, place: ScenePlace | null, keys: ScenePlace["keys"]): void {
    const element = id === null ? null : findAny(editor.read().scene, id)
    if (!element || id === null) return editor.select(nothing)
    if (element.kind === "level")
      return editor.select(place ? { kind: "room", at: rounded(place.at) } : nothing)
    const chosen = selectedIds(editor.read().selection)
    if (!keys.shift && !keys.ctrl) return editor.select(selectionOf([id]))
    editor.select(selectionOf(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]))
  }

  const resize = (): void =>
    stage.resize(
      surface.clientWidth,
      surface.clientHeight,
      densityOf(quality, surface.clientWidth, surface.clientHeight, globalThis.devicePixelRatio || 1),
    )
  const watcher = new ResizeObserver(resize)
  watcher.observe(surface)
  resize()
  light()
  const end = control.subscribe(() => {
    const now = control.read()
    if (now.mode !== mode) {
      mode = now.mode
      fit()
    }
    light()
  })
  control.port = {
    zoom: (factor) => {
      if (mode === "walk") walker.step({ x: 0, y: Math.sign(factor - 1) * 0.4 })
      else orbit = zoomOrbit(orbit, factor)
      look()
    },
    fit,
    reveal: (place) => {
      orbit = { ...orbit, target: [place.x / 1000, orbit.target[1], -place.y / 1000] }
      look()
    },
    middle: () => ({
      at: rounded({ x: orbit.target[0] * 1000, y: -orbit.target[2] * 1000 }),
      pixel: (orbit.distance * 1000 * 0.61) / Math.max(1, surface.clientHeight),
    }),
  }

  return {
    show(scene, shown, changed) {
      stage.show(scene, shown, changed)
      walker.follow(scene, shown)
    },
    choose: (ids) => stage.choose(ids),
    follow() {
      light()
      const now = editor.read()
      if (now.level !== level) {
        level = now.level
        stage.show(now.scene, level, new Set())
        walker.follow(now.scene, level)
        fit()
      }
      if (now.selection === selection) return
      selection = now.selection
      stage.choose(selectedIds(selection))
    },
    fit,
    keyDown(event) {
      if (event.ctrlKey || event.metaKey || event.altKey) return false
      if (!isSelecting() && tool().key?.({ key: event.key, shift: event.shiftKey, alt: false, ctrl: false }))
        return true
      if (mode === "walk" && walker.keyDown(event)) return true
      if (tool().key?.({ key: event.key, shift: event.shiftKey, alt: false, ctrl: false })) return true
      const turn = {
        ArrowLeft: [0.12, 0],
        ArrowRight: [-0.12, 0],
        ArrowUp: [0, 0.08],
        ArrowDown: [0, -0.08],
      }[event.key]
      if (!turn) return false
      orbit = turnOrbit(orbit, turn[0] ?? 0, turn[1] ?? 0)
      look()
      return true
    },
    keyUp: (event) => walker.keyUp(event),
    letGo: () => walker.letGo(),
    dispose() {
      end()
      control.port = null
      watcher.disconnect()
      pointers.dispose()
      walker.letGo()
      stage.dispose()
    },
  }
}
