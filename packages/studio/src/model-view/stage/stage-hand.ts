import { findElement } from "@roomwright/scene/document/scene-index"
import type { Scene } from "@roomwright/scene/document/scene"
import type { ElementId } from "@roomwright/scene/elements/values"
import { rounded } from "@roomwright/scene/geometry/vectors"
import { selectedIds } from "../../editor/selection.ts"
import { dayOfYear } from "@roomwright/scene/kinds/site/set-site"
import type { Site } from "@roomwright/scene/kinds/site/site"
import type { LibraryHost } from "../../library/library-host.ts"
import { isSameSite, siteSeen } from "../../stage-view/site-of-view.ts"
import type { StageControl } from "../../stage-view/stage-control.ts"
import type { Ghost } from "../../tools/overlay.ts"
import type { Tool } from "../../tools/tool.ts"
import { eyeOfCamera } from "../../stage-view/kept-view.ts"
import { roomAround } from "@roomwright/models/light/lit-home"
import { shrinkPicture } from "./shrink-picture.ts"
import {
  eyeOfOrbit,
  fitOrbit,
  orbitOfEye,
  walkOfEye,
  pushOrbit,
  turnOrbit,
  zoomOrbit,
  type OrbitEye,
} from "./eye-moves.ts"
import { readStagePointers } from "./read-stage-pointers.ts"
import { createKeyAim } from "./aim-by-keys.ts"
import { sceneWithGhosts } from "./ghost-scene.ts"
import { createStage } from "./stage.ts"
import { createStageWork } from "./stage-work.ts"
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
  choose(): void
  /** The editor's state is another. */
  follow(): void
  fit(): void
  /** Looks as an eye did before. */
  stand(eye: Eye): void
  /** True when the key was for the view. */
  keyDown(event: KeyboardEvent): boolean
  keyUp(event: KeyboardEvent): void
  letGo(): void
  dispose(): void
}

/** Who walks puts things down so far ahead, metres. */
const reachOfHand = 2

/** Leads a stage. Throws where the browser has no WebGL. */
export function createStageHand({ surface, canvas, control, host, tool }: HandOptions): StageHand {
  const { editor } = control
  const { quality: wanted, isLive } = control.read()
  const quality = stageQuality(canvas, isLive ? "live" : wanted)
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
  let { selection, level, tool: held } = editor.read()
  /** What would be put in, shown as if it were there. */
  let ghosts: readonly Ghost[] = []
  let ghostIds: readonly ElementId[] = []
  const walker = createWalker(() => look())
  const eyeNow = (): Eye => (mode === "walk" ? (walker.eye() ?? eyeOfOrbit(orbit)) : eyeOfOrbit(orbit))
  const sight = (): void =>
    control.set({ sight: { eye: eyeNow(), width: surface.clientWidth, height: surface.clientHeight } })
  const look = (): void => {
    stage.look(eyeNow())
    sight()
  }
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
  const isSelecting = (): boolean => tool().name === "select" || tool().name === "hand"
  const aim = createKeyAim({ tool, eye: eyeNow, middle: () => control.middle() })

  const pointers = readStagePointers(surface, {
    ...createStageWork({ surface, control, stage, tool, eye: eyeNow, onAim: aim.aimed }),
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

  const resize = (): void => {
    stage.resize(
      surface.clientWidth,
      surface.clientHeight,
      densityOf(quality, surface.clientWidth, surface.clientHeight, globalThis.devicePixelRatio || 1),
    )
    sight()
  }
  const choose = (): void => stage.choose([...selectedIds(editor.read().selection), ...ghostIds])
  const show = (scene: Scene, shown: ElementId, changed: ReadonlySet<ElementId> | null): void => {
    const before = ghostIds
    const seen = sceneWithGhosts(scene, shown, ghosts)
    ghostIds = seen.ids
    stage.show(seen.scene, shown, changed && new Set([...changed, ...before, ...ghostIds]))
    if (before.length + ghostIds.length > 0) choose()
  }
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
    if (now.overlay.ghosts !== ghosts) {
      ;({ ghosts } = now.overlay)
      show(editor.read().scene, editor.read().level, new Set())
    }
    light()
  })
  control.port = {
    goTo(camera, floor) {
      const eye = eyeOfCamera(camera, { floor, aspect: aspect() })
      const isInside = roomAround(stage.rooms(), eye.at) !== -1
      mode = isInside ? "walk" : "orbit"
      control.set({ mode })
      if (isInside) walker.stand(walkOfEye(eye))
      else orbit = orbitOfEye(eye, floor / 1000)
      look()
    },
    picture(camera, floor) {
      stage.look(eyeOfCamera(camera, { floor, aspect: aspect() }))
      // The first picture from elsewhere is exposed as the last one was.
      stage.drawNow(0)
      stage.drawNow(0)
      const picture = shrinkPicture(canvas)
      look()
      return picture
    },
    zoom: (factor) => {
      if (mode === "walk") walker.step({ x: 0, y: Math.sign(factor - 1) * 0.4 })
      else orbit = zoomOrbit(orbit, factor)
      look()
    },
    fit,
    walk(by) {
      if (mode !== "walk") return
      walker.step(by)
      look()
    },
    reveal: (place) => {
      orbit = { ...orbit, target: [place.x / 1000, orbit.target[1], -place.y / 1000] }
      look()
    },
    middle() {
      const pixel = (distance: number): number => (distance * 1000 * 0.61) / Math.max(1, surface.clientHeight)
      if (mode !== "walk")
        return {
          at: rounded({ x: orbit.target[0] * 1000, y: -orbit.target[2] * 1000 }),
          pixel: pixel(orbit.distance),
        }
      const { at, to } = eyeNow()
      const share = reachOfHand / Math.max(0.01, Math.hypot(to[0] - at[0], to[2] - at[2]))
      return {
        at: rounded({
          x: (at[0] + (to[0] - at[0]) * share) * 1000,
          y: -(at[2] + (to[2] - at[2]) * share) * 1000,
        }),
        pixel: pixel(reachOfHand),
      }
    },
  }

  return {
    show(scene, shown, changed) {
      show(scene, shown, changed)
      walker.follow(scene, shown)
    },
    choose,
    follow() {
      light()
      const now = editor.read()
      if (now.tool !== held) {
        held = now.tool
        aim.forget()
      }
      if (now.level !== level) {
        level = now.level
        show(now.scene, level, new Set())
        walker.follow(now.scene, level)
        fit()
      }
      if (now.selection === selection) return
      selection = now.selection
      choose()
    },
    fit,
    stand(eye) {
      if (mode === "walk") walker.stand(walkOfEye(eye))
      else orbit = orbitOfEye(eye, (findElement(editor.read().scene, level, "level")?.elevation ?? 0) / 1000)
      look()
    },
    keyDown(event) {
      const { key, shiftKey: shift, altKey: alt, ctrlKey: ctrl } = event
      if (event.metaKey) return false
      // Who puts something down moves it; who looks around turns the home or walks.
      if (!isSelecting() && aim.keyDown({ key, shift, alt, ctrl })) return true
      if (ctrl || alt) return false
      if (mode === "walk" && walker.keyDown(event)) return true
      if (isSelecting() && tool().key?.({ key, shift, alt, ctrl })) return true
      const turn = {
        ArrowLeft: [0.12, 0],
        ArrowRight: [-0.12, 0],
        ArrowUp: [0, 0.08],
        ArrowDown: [0, -0.08],
      }[key]
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
