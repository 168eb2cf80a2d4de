import { findElement } from "@roomwright/scene/document/scene-index"
import type { Scene } from "@roomwright/scene/document/scene"
import type { ElementId } from "@roomwright/scene/elements/values"
import type { Vector } from "@roomwright/scene/geometry/vectors"
import { dayOfYear, siteOf } from "@roomwright/scene/kinds/site/set-site"
import type { LibraryHost } from "../../library/library-host.ts"
import { readQuality } from "../../stage-view/wanted-quality.ts"
import type { Margins } from "../../visit/tag-places.ts"
import type { Visit } from "../../visit/visit-state.ts"
import { readStagePointers } from "../stage/read-stage-pointers.ts"
import { densityOf } from "../stage/quality-for.ts"
import { createStage } from "../stage/stage.ts"
import { stageQuality } from "../stage/stage-quality.ts"
import type { Tagged } from "./find-tags.ts"
import { leadEye } from "./lead-eye.ts"
import { isMemoryRefused, markGoing, openTabStore } from "../../visit/broken-off.ts"
import { isSavingData, lightest, savingQuality } from "./visit-quality.ts"
import { watchTags } from "./watch-tags.ts"

interface VisitHandOptions {
  readonly surface: HTMLElement
  readonly canvas: HTMLCanvasElement
  readonly visit: Visit
  readonly scene: Scene
  readonly host: Pick<LibraryHost, "finishes" | "modelFile">
  readonly tagged: readonly (Tagged & { readonly level: ElementId })[]
  /** What controls take of the picture. */
  readonly margins: () => Margins
}

export interface VisitHand {
  /** True when the key was for the view. */
  keyDown(event: KeyboardEvent): boolean
  keyUp(event: KeyboardEvent): void
  letGo(): void
  dispose(): void
}

/** The card of a product, px: it lies over the bars. */
const cardTall = 150
/** A place this low is the floor, m. */
const lowest = 0.12

/** Leads a stage for who looks at a home. Throws where the browser has no WebGL. */
export function createVisitHand(options: VisitHandOptions): VisitHand {
  const { surface, canvas, visit, scene, host, tagged, margins } = options
  const own = stageQuality(canvas, readQuality())
  const quality = visit.read().isLight ? lightest(own) : isSavingData() ? savingQuality(own) : own
  const stage = createStage({
    canvas,
    host,
    ...quality,
    onLost: () => visit.set({ problem: "lost" }),
    onRestored: () => visit.set({ problem: "none" }),
    onShown: (refined) => visit.set({ isSeen: true, refined }),
  })
  const endGoing = markGoing(openTabStore(), canvas.ownerDocument)
  const heedMemory = ({ error }: ErrorEvent): void => {
    if (isMemoryRefused(error)) visit.set({ problem: "lost" })
  }
  globalThis.addEventListener("error", heedMemory)
  let { mode, hour, level } = visit.read()
  const size = () => ({ width: surface.clientWidth, height: surface.clientHeight })
  const onLevel = () => tagged.filter((one) => one.level === level)
  const lead = leadEye({ stage, size, mode: () => mode, onLook: () => look() })
  const tags = watchTags({ visit, stage, eye: lead.eye, frame: size, margins, tagged: onLevel })
  function look(): void {
    stage.look(lead.eye())
    tags.look()
  }
  const site = siteOf(scene)
  const light = (): void => stage.light({ ...site, day: dayOfYear(site), hour }, site.exposure)
  const show = (): void => {
    stage.show(scene, level, null)
    lead.follow(scene, level)
  }
  const resize = (): void => {
    const { width, height } = size()
    if (width > 0)
      stage.resize(width, height, densityOf(quality, width, height, globalThis.devicePixelRatio || 1))
  }
  const takeOver = (): void => {
    lead.stop()
    if (!visit.read().hasMoved) visit.set({ hasMoved: true })
  }
  const press = (at: Vector): void => {
    const { width, height } = size()
    const { from, way } = stage.rayAt(at.x / width, at.y / height)
    const hit = stage.pick({ from, way })
    const piece = hit && onLevel().find(({ id }) => id === hit.id)
    visit.set({ chosen: piece ? piece.id : null })
    if (piece || !hit || mode !== "walk") return
    const floor = (findElement(scene, level, "level")?.elevation ?? 0) / 1000
    if (from[1] + way[1] * hit.distance - floor > lowest) return
    lead.strideTo([from[0] + way[0] * hit.distance, from[2] + way[2] * hit.distance])
  }
  const zoom = (factor: number): void => {
    takeOver()
    lead.zoom(factor)
  }
  const pointers = readStagePointers(surface, {
    press: () => {
      takeOver()
      return "look"
    },
    move: () => {},
    release: (at, _keys, _isTouch, hasMoved) => {
      if (!hasMoved) press(at)
    },
    drop: () => {},
    cancel: () => {},
    turn: lead.turn,
    push: lead.push,
    zoom,
  })

  visit.port = {
    zoom,
    fit: lead.fit,
    enter: lead.enter,
    walk(by) {
      takeOver()
      lead.walk(by)
    },
    lookAt(id) {
      const piece = tagged.find((one) => one.id === id)
      if (!piece) return
      takeOver()
      visit.set({ chosen: id, level: piece.level })
      const { top, bottom } = margins()
      lead.lookAt(piece.at, (bottom + cardTall - top) / 2)
    },
  }
  const end = visit.subscribe(() => {
    const now = visit.read()
    if (now.hour !== hour) {
      hour = now.hour
      light()
    }
    if (now.level === level && now.mode === mode) return
    lead.stop()
    mode = now.mode
    if (now.level !== level) {
      level = now.level
      show()
    }
    if (mode !== "plan") lead.begin()
  })
  const watcher = new ResizeObserver(() => {
    resize()
    look()
  })
  watcher.observe(surface)
  resize()
  show()
  light()
  lead.begin()

  return {
    keyDown(event) {
      if (event.ctrlKey || event.metaKey || event.altKey || !lead.keyDown(event)) return false
      takeOver()
      return true
    },
    keyUp: lead.keyUp,
    letGo: lead.letGo,
    dispose() {
      globalThis.removeEventListener("error", heedMemory)
      endGoing()
      end()
      visit.port = null
      lead.stop()
      tags.stop()
      watcher.disconnect()
      pointers.dispose()
      lead.letGo()
      stage.dispose()
    },
  }
}
