import type { PicturePlace } from "@roomwright/models/seen/camera-rays"
import { isDrawnBySoftware } from "../model-view/is-drawn-by-software.ts"
import type { Composition } from "./compose-shot.ts"
import type { RenderKind, RenderShape, RenderSize, RenderSort } from "./render-host.ts"
import type { RenderMood } from "./render-order.ts"

export const renderQualities = ["draft", "good", "fine"] as const
export type RenderQuality = (typeof renderQualities)[number]

/** What somebody who composes a picture has chosen. */
export interface Wishes extends Composition {
  /** The key of a camera; what is not there any more is what is seen now. */
  readonly from: string
  readonly kind: RenderKind
  readonly shape: RenderShape
  /** Null: the light of the view. */
  readonly mood: RenderMood | null
  readonly stops: number
  readonly quality: RenderQuality
  readonly hasThirds: boolean
  /** The f-number of a still's lens that blurs what is nearer and farther; null: all is sharp. */
  readonly aperture: number | null
  /** What it is focused on, in the picture. */
  readonly focusedAt: PicturePlace
  /** Of a video. */
  readonly way: VideoWay
  /** How long it glides, seconds. */
  readonly seconds: number
}

export const usualWishes: Wishes = {
  from: "now",
  kind: "image-2k",
  shape: "landscape",
  lens: null,
  isLow: false,
  isStraight: true,
  mood: null,
  stops: 0,
  quality: "good",
  hasThirds: false,
  aperture: null,
  focusedAt: { u: 0.5, v: 0.5 },
  way: "rooms",
  seconds: 6,
}

/** Ways of a video's camera. */
export const videoWays = ["glide", "rooms", "walk"] as const
export type VideoWay = (typeof videoWays)[number]

/** Pictures that make one: where a program draws in place of a card, as many as it makes while one waits. */
export function samplesOf(quality: RenderQuality, sort: RenderSort, hasFocus: boolean): number {
  const [slow, usual] = sort === "video" ? videoSamples : pictureSamples
  const count = (isSlow() ? slow : usual)[quality]
  // Fewer would show what is blurred several times over.
  return hasFocus ? Math.max(leastBlurred, count) : count
}

const leastBlurred = 16

/** F-numbers that are offered: each lets in half of the light of the one before. */
export const apertures = [0.7, 1, 1.4, 2, 2.8, 4, 5.6, 8, 11, 16] as const
/** Rooms are seen to be blurred by it, and not out of focus. */
export const usualAperture = 2

const pictureSamples = [
  { draft: 2, good: 8, fine: 24 },
  { draft: 24, good: 96, fine: 256 },
] as const
/** Of each frame. */
const videoSamples = [
  { draft: 1, good: 3, fine: 8 },
  { draft: 4, good: 16, fine: 48 },
] as const

function isSlow(): boolean {
  try {
    return isDrawnBySoftware(document)
  } catch {
    return false
  }
}

/** px across of the picture to choose by. */
const previewPx = 640

export function previewSize({ width, height }: RenderSize): RenderSize {
  const scale = previewPx / Math.max(width, height, 1)
  return { width: Math.round(width * scale), height: Math.round(height * scale) }
}
