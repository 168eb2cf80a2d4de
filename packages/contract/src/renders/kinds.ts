import { quotaCounters } from "../plans/kinds.ts"

type QuotaCounter = (typeof quotaCounters)[number]

/** What a render can be: every quota but that of AI designs, which is no picture. */
export type RenderKind = Exclude<QuotaCounter, "ai-design">
export const renderKinds: readonly RenderKind[] = quotaCounters.filter((name) => name !== "ai-design")

/** What comes out of a render. */
export const renderSorts = ["still", "panorama", "video", "real-time"] as const
export type RenderSort = (typeof renderSorts)[number]

/** Of stills: the longer side lies, stands, or both are the same; with about as many pixels. */
export const renderShapes = ["landscape", "portrait", "square"] as const
export type RenderShape = (typeof renderShapes)[number]

interface KindSize {
  readonly sort: RenderSort
  /** px; of a still in landscape. A real-time session fills the screen: 0. */
  readonly width: number
  readonly height: number
  /** px of a square still. */
  readonly square?: number
}

const still = (width: number, height: number, square: number): KindSize => ({
  sort: "still",
  width,
  height,
  square,
})
/** Equirectangular: the middle looks up the plan, the right half of the picture is to the right of it. */
const panorama = (width: number): KindSize => ({ sort: "panorama", width, height: width / 2 })
const video = (width: number, height: number): KindSize => ({ sort: "video", width, height })

/** The size of each kind. */
export const kindSizes: Readonly<Record<RenderKind, KindSize>> = {
  "image-2k": still(2048, 1280, 1600),
  "image-4k": still(4096, 2560, 3200),
  "image-8k": still(8192, 5120, 6400),
  "panorama-3k": panorama(3072),
  "panorama-4k": panorama(4096),
  "panorama-8k": panorama(8192),
  "panorama-12k": panorama(12_288),
  "panorama-32k": panorama(32_768),
  "video-480p": video(854, 480),
  "video-720p": video(1280, 720),
  "video-1080p": video(1920, 1080),
  "real-time": { sort: "real-time", width: 0, height: 0 },
}

export const sortOf = (kind: RenderKind): RenderSort => kindSizes[kind].sort

/** The size of a render (px). Only stills have a shape. */
export function sizeOf(
  kind: RenderKind,
  shape: RenderShape = "landscape",
): { readonly width: number; readonly height: number } {
  const { width, height, square } = kindSizes[kind]
  if (square === undefined || shape === "landscape") return { width, height }
  return shape === "square" ? { width: square, height: square } : { width: height, height: width }
}

/** No tile's side is longer (px): every graphics card and every decoder takes it. */
export const tileSide = 2048

/** A part of a picture (px from its upper left corner). */
export interface RenderTile {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** The tiles in which a still or panorama of this size is handed in, row by row, as even as can be. */
export function tilesOf(width: number, height: number): readonly RenderTile[] {
  const cuts = (length: number): readonly (readonly [from: number, to: number])[] => {
    const count = Math.ceil(length / tileSide)
    const at = (index: number): number => Math.round((index * length) / count)
    return Array.from({ length: count }, (_, index) => [at(index), at(index + 1)] as const)
  }
  return cuts(height).flatMap(([top, bottom]) =>
    cuts(width).map(([left, right]) => ({ left, top, width: right - left, height: bottom - top })),
  )
}

/** Who makes a render: the designer's browser, or a worker of the platform. */
export const renderEngines = ["browser", "worker"] as const
export type RenderEngine = (typeof renderEngines)[number]

/** What an engine can make. */
export const engineSorts: Readonly<Record<RenderEngine, readonly RenderSort[]>> = {
  browser: ["still", "panorama", "video", "real-time"],
  worker: ["still", "panorama"],
}

/**
 * The quotas whose product works: only they are sold, on the price page and at the checkout. A kind is added when an engine has
 * proved that it makes it.
 */
export const soldKinds: readonly QuotaCounter[] = [
  "image-2k",
  "image-4k",
  "image-8k",
  "panorama-3k",
  "panorama-4k",
  "panorama-8k",
  "panorama-12k",
  "panorama-32k",
  "video-480p",
  "video-720p",
  "video-1080p",
  "real-time",
  "ai-design",
]

export const isSold = (counter: QuotaCounter): boolean => soldKinds.includes(counter)
