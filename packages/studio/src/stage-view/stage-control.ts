import type { Vector } from "@roomwright/scene/geometry/vectors"
import type { Camera } from "@roomwright/scene/kinds/camera/camera"
import type { Editor } from "../editor/editor.ts"
import type { Sight } from "./project-place.ts"
import type { Site } from "@roomwright/scene/kinds/site/site"
import { readQuality, type WantedQuality } from "./wanted-quality.ts"
import { noOverlay, type Overlay } from "../tools/overlay.ts"
import type { ToolView } from "../tools/tool.ts"

export type SiteValues = Partial<Omit<Site, "kind" | "parent">>

export const stageModes = ["orbit", "doll", "walk"] as const
export type StageMode = (typeof stageModes)[number]

/** How the home is looked at in three dimensions. The document knows its light (`site`), and no more of it. */
export interface StageState {
  readonly mode: StageMode
  /** What who may only look has set of the light; null: it is as the document says (`siteSeen`). */
  readonly site: SiteValues | null
  /** How good pictures are to be: by the device, or as somebody chose. */
  readonly quality: WantedQuality
  /** A real-time session runs: pictures are as good as the device makes them, whatever is wanted else. */
  readonly isLive: boolean
  readonly problem: "none" | "noWebgl" | "lost"
  /** From a picture made at once (0) to one that is as good as it gets (1). */
  readonly refined: number
  readonly overlay: Overlay
  /** From where it is seen; null before it is shown. */
  readonly sight: Sight | null
}

/** What the picture does when it is asked from elsewhere; there while it is shown. */
export interface StagePort {
  zoom(factor: number): void
  fit(): void
  reveal(place: Vector): void
  /** To the right and ahead, metres; only in a walk. */
  walk(by: Vector): void
  middle(): { readonly at: Vector; readonly pixel: number }
  /** Goes to a kept view; `floor` is the elevation of its level, mm. */
  goTo(camera: Camera, floor: number): void
  /** A small picture of a kept view as a data address; null where it cannot be drawn. */
  picture(camera: Camera, floor: number): string | null
}

/** The state of one view in three dimensions. It loads nothing that draws. */
export interface StageControl extends ToolView {
  readonly editor: Editor
  read(): StageState
  set(part: Partial<StageState>): void
  subscribe(listener: () => void): () => void
  port: StagePort | null
}

/** The hours of the three lights that are chosen by name. */
export const hourOf = { day: 10.5, dusk: 18, night: 20.5 } as const

export function createStageControl(editor: Editor): StageControl {
  let state: StageState = {
    mode: "orbit",
    site: null,
    quality: readQuality(),
    isLive: false,
    problem: "none",
    refined: 0,
    overlay: noOverlay,
    sight: null,
  }
  const listeners = new Set<() => void>()
  const set = (part: Partial<StageState>): void => {
    state = { ...state, ...part }
    for (const listener of listeners) listener()
  }
  return {
    editor,
    read: () => state,
    set,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    port: null,
    overlay: () => state.overlay,
    show: (part) => set({ overlay: { ...state.overlay, ...part } }),
    middle() {
      return this.port?.middle() ?? { at: { x: 0, y: 0 }, pixel: 10 }
    },
  }
}
