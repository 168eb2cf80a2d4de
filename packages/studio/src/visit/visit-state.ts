import type { ElementId } from "@roomwright/scene/elements/values"
import type { Vector } from "@roomwright/scene/geometry/vectors"
import { hourOf } from "../stage-view/stage-control.ts"
import type { TagMark } from "./tag-places.ts"

export const visitModes = ["orbit", "walk", "plan"] as const
export type VisitMode = (typeof visitModes)[number]

/** How somebody looks at a home that is only to be looked at. */
export interface VisitState {
  readonly mode: VisitMode
  /** By the sun: 12 is noon. */
  readonly hour: number
  readonly level: ElementId
  readonly problem: "none" | "noWebgl" | "lost"
  /** Pictures are drawn with as little memory as possible. */
  readonly isLight: boolean
  /** A first picture was shown. */
  readonly isSeen: boolean
  /** From a picture made at once (0) to one that is as good as it gets (1). */
  readonly refined: number
  readonly hasTags: boolean
  /** Tags that are in sight, px of the view. */
  readonly marks: readonly TagMark[]
  /** The piece whose card is open. */
  readonly chosen: ElementId | null
  /** The list of pieces is open. */
  readonly hasList: boolean
  /** Whoever walks stands there, mm of the plan. */
  readonly standing: Vector | null
  /** They have found out how to move. */
  readonly hasMoved: boolean
}

/** What the picture does when it is asked from elsewhere; there while it is shown. */
export interface VisitPort {
  zoom(factor: number): void
  fit(): void
  /** To the room around a place of the plan, mm. */
  enter(place: Vector): void
  /** To the right and ahead, metres; only in a walk. */
  walk(by: Vector): void
  /** Turns to a piece and shows it. */
  lookAt(piece: ElementId): void
}

export interface Visit {
  read(): VisitState
  set(part: Partial<VisitState>): void
  subscribe(listener: () => void): () => void
  port: VisitPort | null
}

export function createVisit(level: ElementId, isLight: boolean): Visit {
  let state: VisitState = {
    mode: "orbit",
    hour: hourOf.day,
    level,
    problem: "none",
    isLight,
    isSeen: false,
    refined: 0,
    hasTags: true,
    marks: [],
    chosen: null,
    hasList: false,
    standing: null,
    hasMoved: false,
  }
  const listeners = new Set<() => void>()
  return {
    read: () => state,
    set(part) {
      state = { ...state, ...part }
      for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    port: null,
  }
}
