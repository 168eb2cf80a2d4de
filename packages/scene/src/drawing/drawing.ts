import type { ElementId } from "../elements/values.ts"
import type { Vector } from "../geometry/vectors.ts"
import type { Polyline } from "./polyline.ts"

/** What a drawing is sorted into: layers of a DXF, groups of an SVG. */
export const drawingLayers = [
  "WALLS",
  "OPENINGS",
  "FURNITURE",
  "LAMPS",
  "DIMENSIONS",
  "TEXT",
  "FRAME",
] as const
export type DrawingLayer = (typeof drawingLayers)[number]

/** Line widths on paper, mm: a line group of ISO 128 with its steps of the square root of 2. */
export const pens = {
  /** The frame of a sheet. */
  frame: 0.7,
  /** What is cut through. */
  cut: 0.5,
  /** Edges that bound something, ticks. */
  outline: 0.35,
  /** What is seen: furniture, leaves, sills. */
  symbol: 0.25,
  /** Dimension lines, hatches. */
  thin: 0.18,
  /** What lies inside of symbols. */
  hair: 0.13,
} as const
export type Pen = keyof typeof pens

/** mm on paper: line and gap. */
export const dashes = { dashed: [2, 1], chain: [6, 1, 0.5, 1] } as const
export type Dash = keyof typeof dashes

/** Grey values of what is filled or drawn. */
export const tones = {
  paper: "#ffffff",
  ink: "#000000",
  wall: "#b4b4b4",
  light: "#f0f0f0",
  grey: "#8a8a8a",
} as const
export type Tone = keyof typeof tones

/** Lines of one look, drawn and filled together (even-odd). */
export interface LineMark {
  readonly kind: "line"
  readonly layer: DrawingLayer
  /** Null: only filled. */
  readonly pen: Pen | null
  readonly tone?: Tone
  readonly dash?: Dash
  readonly fill?: Tone
  readonly lines: readonly Polyline[]
  /** The one element that is drawn here: SVG and DXF say it, so that other programs can tell the pieces apart. */
  readonly of?: ElementId
}

/** A line of text. */
export interface TextMark {
  readonly kind: "text"
  readonly layer: DrawingLayer
  readonly text: string
  /** On its foot: its start, middle or end. */
  readonly at: Vector
  /** mm on paper; capitals are about 0.7 of it. */
  readonly size: number
  readonly align: "start" | "middle" | "end"
  /** Degrees counter-clockwise. */
  readonly turn: number
  readonly isStrong?: boolean
  readonly tone?: Tone
  /** Where it would be longer it is set narrower, mm. */
  readonly fit?: number
}

export type Mark = LineMark | TextMark

/** Marks in mm on paper, y up. A place of the plan in mm, divided by `scale`, is a place of the drawing. */
export interface Drawing {
  readonly scale: number
  /** From below. */
  readonly marks: readonly Mark[]
}

/** A page: its marks from the lower left corner of the paper. */
export interface Sheet {
  readonly name: string
  readonly width: number
  readonly height: number
  readonly marks: readonly Mark[]
}
