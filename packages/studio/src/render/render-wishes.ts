import { isDrawnBySoftware } from "../model-view/is-drawn-by-software.ts"
import type { Composition } from "./compose-shot.ts"
import type { RenderKind, RenderShape, RenderSize } from "./render-host.ts"
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
}

/** Pictures that make one: where a program draws in place of a card, as many as it makes while one waits. */
export function samplesOf(quality: RenderQuality): number {
  const usual = { draft: 24, good: 96, fine: 256 }
  const slow = { draft: 2, good: 8, fine: 24 }
  return (isSlow() ? slow : usual)[quality]
}

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
