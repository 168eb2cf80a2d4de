import type { Vector } from "@roomwright/scene/geometry/vectors"
import type { Editor } from "../editor/editor.ts"
import { noOverlay, type Overlay } from "../tools/overlay.ts"
import type { ToolView } from "../tools/tool.ts"
import { fitView } from "./fit-view.ts"
import { keepInSight, zoomAround, type PlanSection, type Viewport } from "./view-moves.ts"

/** What the plan shows, how large it is on the screen, and what a tool shows over it. The document knows nothing of it. */
export interface PlanState {
  readonly view: PlanSection
  readonly viewport: Viewport
  readonly overlay: Overlay
}

/** The state of one plan view. */
export interface Plan extends ToolView {
  read(): PlanState
  subscribe(listener: () => void): () => void
  setView(view: PlanSection): void
  setViewport(viewport: Viewport): void
  zoom(factor: number): void
  /** Shows everything on the level. */
  fit(): void
  /** Pushes the plan just so far that a place of it is seen: for who typed it, or chose it in a list. */
  reveal(place: Vector): void
}

/** What was typed or chosen elsewhere comes at least so far inside the viewport, px. */
const edge = 72

export function createPlan(editor: Editor): Plan {
  let state: PlanState = {
    view: { centre: { x: 0, y: 0 }, mmPerPixel: 12 },
    viewport: { width: 0, height: 0 },
    overlay: noOverlay,
  }
  const listeners = new Set<() => void>()
  const set = (part: Partial<PlanState>): void => {
    state = { ...state, ...part }
    for (const listener of listeners) listener()
  }
  const setView = (view: PlanSection): void => set({ view })
  const fit = (): void => {
    const { scene, level } = editor.read()
    if (state.viewport.width > 0) setView(fitView(scene, level, state.viewport))
  }

  // What a tool shows belongs to the level and to the tool.
  let { level, tool } = editor.read()
  editor.subscribe(() => {
    const now = editor.read()
    if (now.level === level && now.tool === tool) return
    level = now.level
    tool = now.tool
    set({ overlay: noOverlay })
  })

  return {
    read: () => state,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    setView,
    setViewport: (viewport) => set({ viewport }),
    zoom: (factor) => setView(zoomAround(state.view, factor, state.view.centre)),
    fit,
    reveal: (place) => {
      if (state.viewport.width === 0) return
      const seen = keepInSight(state.view, state.viewport, place, edge)
      if (seen !== state.view) setView(seen)
    },
    overlay: () => state.overlay,
    show: (part) => set({ overlay: { ...state.overlay, ...part } }),
    middle: () => ({ at: state.view.centre, pixel: state.view.mmPerPixel }),
  }
}
