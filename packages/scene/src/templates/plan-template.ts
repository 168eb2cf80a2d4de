import type { OpeningType } from "../kinds/opening/opening.ts"
import type { RoomKind } from "../kinds/room-label/room-kinds.ts"

export type Place = readonly [x: number, y: number]

/** A door or window, placed in the wall nearest to `near`. */
export interface TemplateOpening {
  readonly near: Place
  readonly width: number
  readonly type?: OpeningType
  readonly height?: number
  readonly sill?: number
  /** A point on the side that its leaf opens to. */
  readonly opensTo?: Place
}

/** One storey, drawn on centre lines from its lower left corner. */
export interface TemplateLevel {
  /** Outer walls, a closed chain. */
  readonly outer: readonly Place[]
  /** Inner walls, a chain each. */
  readonly inner: readonly (readonly Place[])[]
  /** Of balconies, an open chain each. */
  readonly parapets?: readonly (readonly Place[])[]
  /** Outer walls that bow: the one nearest to a place gets this rise. */
  readonly arcs?: readonly { readonly near: Place; readonly sagitta: number }[]
  readonly openings: readonly TemplateOpening[]
  readonly rooms: readonly { readonly at: Place; readonly room: RoomKind }[]
}

/** A ready-made plan. The texts for its id are messages of the site. */
export interface PlanTemplate {
  readonly id: string
  /** Floor between the walls without balconies, m2, rounded. */
  readonly area: number
  /** From the ground up. */
  readonly levels: readonly TemplateLevel[]
}

/** Thicknesses and heights of all templates, mm. */
export const templateSizes = {
  outer: 200,
  inner: 100,
  parapet: 100,
  parapetHeight: 1_100,
  height: 2_700,
} as const

/** A chain of places, each as x and y. */
export const chain = (...numbers: readonly number[]): readonly Place[] =>
  numbers.flatMap((x, at): Place[] => (at % 2 === 0 ? [[x, numbers[at + 1] ?? 0]] : []))

export const rectangle = (width: number, depth: number): readonly Place[] => [
  [0, 0],
  [width, 0],
  [width, depth],
  [0, depth],
]

export const door = (x: number, y: number, width: number, opensTo?: Place): TemplateOpening => ({
  near: [x, y],
  width,
  ...(opensTo ? { opensTo } : {}),
})

export const doubleDoor = (x: number, y: number, width: number, opensTo: Place): TemplateOpening => ({
  near: [x, y],
  width,
  type: "double",
  opensTo,
})

export const slidingDoor = (x: number, y: number, width: number): TemplateOpening => ({
  near: [x, y],
  width,
  type: "sliding",
  height: 2_200,
})

export const passage = (x: number, y: number, width: number): TemplateOpening => ({
  near: [x, y],
  width,
  type: "passage",
  height: 2_300,
})

export const window = (x: number, y: number, width: number): TemplateOpening => ({
  near: [x, y],
  width,
  type: "window",
  height: 1_500,
  sill: 900,
})

export const highWindow = (x: number, y: number): TemplateOpening => ({
  near: [x, y],
  width: 600,
  type: "window",
  height: 600,
  sill: 1_500,
})

export const room = (x: number, y: number, kind: RoomKind): TemplateLevel["rooms"][number] => ({
  at: [x, y],
  room: kind,
})
