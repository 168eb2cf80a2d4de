import type { ThreeLanguages } from "../model/shown-in-languages.ts"

/** What a surface is made of; slots say which of them they take. */
export const finishClasses = [
  "wood",
  "fabric",
  "leather",
  "metal",
  "stone",
  "tile",
  "paint",
  "lacquer",
  "wallpaper",
  "floor",
  "rug",
  "art",
  "glass",
  "mirror",
  "ceramic",
  "plastic",
  "woven",
  "plant",
  "paper",
  "light",
  "screen",
] as const
export type FinishClass = (typeof finishClasses)[number]

/** One point of a texture: colour as sRGB 0 to 1, height in units of relief, roughness 0 to 1, metalness where it differs. */
export interface Texel {
  red: number
  green: number
  blue: number
  height: number
  roughness: number
}

/** Writes the point of a pattern at u and v, 0 to 1 over one tile; left meets right and top meets bottom. */
export type Pattern = (u: number, v: number, texel: Texel) => void

/** A surface that pieces, walls and floors can have, at its true scale. */
export interface Finish {
  readonly class: FinishClass
  readonly name: ThreeLanguages
  /** The colour that it is from afar: of swatches, facets and plain drawings. */
  readonly colour: `#${string}`
  readonly roughness: number
  readonly metalness?: number
  /** Metres of one tile of its pattern; "piece" where the pattern covers the whole piece once (prints: u and v 0 to 1). */
  readonly tile?: number | "piece"
  /** Made on first use; a finish without one is plain. */
  readonly pattern?: () => Pattern
  /** How strongly the heights of the pattern bend light. */
  readonly relief?: number
  /** Soft light along the edge of cloth: 0 to 1. */
  readonly sheen?: number
  /** A clear layer over it: 0 to 1. */
  readonly coat?: number
  /** How much light goes through (glass 1, lamp shades 0.5, leaves 0.3). */
  readonly transmission?: number
  /** Whether one looks through it (clear glass) or only light comes through (shades, leaves, curtains). */
  readonly isClear?: boolean
  /** Whether both sides of a thin sheet are seen. */
  readonly isTwoSided?: boolean
  /** Light that it gives off, relative to white paper in a lit room. */
  readonly emission?: number
}

/** How much of what is behind a sheer cloth one does not see, 0 to 1; null where a finish is no sheer. */
export const veilOpacity = ({ class: kind, transmission = 0 }: Finish): number | null =>
  kind === "fabric" && transmission >= 0.5 ? 0.98 - transmission * 0.72 : null
