import type { WantedQuality } from "../../stage-view/wanted-quality.ts"

/** How much a device can do. */
export interface StageQuality {
  /** Pictures that make a refined one. */
  readonly samples: number
  /** Pictures that make one while the eye moves, at most; 0: it is one. */
  readonly moving: number
  readonly textureSide: 256 | 512 | 1024
  /** Pixels for each of the page, at most, and of the whole picture. */
  readonly density: number
  readonly pixels: number
  /** Places in a pixel of the moving picture; with none its edges are smoothed after, which takes a third of the memory. */
  readonly edges: 0 | 2 | 4
  /** Of the sun's shadow map; those of other lights are smaller. */
  readonly shadowSide: 1_024 | 2_048
}

const software: StageQuality = {
  samples: 4,
  moving: 0,
  textureSide: 256,
  density: 0.6,
  pixels: 700_000,
  edges: 4,
  shadowSide: 2_048,
}
/** Under 120 MB of a phone's memory. */
const small: StageQuality = {
  samples: 32,
  moving: 0,
  textureSide: 256,
  density: 1.5,
  pixels: 800_000,
  edges: 0,
  shadowSide: 1_024,
}
/** Under 300 MB of a card's. */
const usual: StageQuality = {
  samples: 96,
  moving: 0,
  textureSide: 512,
  density: 2,
  pixels: 3_700_000,
  edges: 0,
  shadowSide: 2_048,
}
const fine: StageQuality = { ...usual, samples: 256, pixels: 8_300_000, edges: 4 }
const fast: StageQuality = {
  samples: 2,
  moving: 0,
  textureSide: 256,
  density: 0.5,
  pixels: 250_000,
  edges: 0,
  shadowSide: 1_024,
}

/** For who has hardly any memory, and after a picture was broken off: about 40 MB. */
export const lightQuality: StageQuality = {
  samples: 8,
  moving: 0,
  textureSide: 256,
  density: 1,
  pixels: 300_000,
  edges: 0,
  shadowSide: 1_024,
}
/** All that a card has: every pixel of the screen, soft shadows while the eye moves. About 700 MB of it. */
const live: StageQuality = {
  samples: 512,
  moving: 12,
  textureSide: 1024,
  density: 3,
  pixels: 14_800_000,
  edges: 0,
  shadowSide: 2_048,
}

/** Up to so much memory there is hardly any, GB. */
const hardlyAny = 1

/** What is known of a device. */
export interface DeviceFacts {
  readonly isSoftware: boolean
  /** The shorter side of the screen. */
  readonly screen: number
  /** GB, as far as the browser says. */
  readonly memory: number
}

export function qualityFor(
  wanted: WantedQuality | "live",
  { isSoftware, screen, memory }: DeviceFacts,
): StageQuality {
  if (wanted === "fast") return fast
  if (memory <= hardlyAny) return lightQuality
  const own = isSoftware ? software : screen < 600 || memory <= 2 ? small : usual
  if (wanted === "live") return liveFor(own)
  return wanted === "fine" && own !== small ? (isSoftware ? { ...own, samples: 16, density: 1 } : fine) : own
}

/** The most that a device like this has to give. */
function liveFor(own: StageQuality): StageQuality {
  if (own === software) return { ...own, samples: 32, density: 1, pixels: 1_300_000 }
  if (own === small)
    return { ...own, samples: 128, moving: 4, textureSide: 512, density: 2, pixels: 1_600_000 }
  return live
}

/** Pixels of a picture for each of the page. */
export const densityOf = (
  { density, pixels }: StageQuality,
  width: number,
  height: number,
  own: number,
): number => Math.min(density, own, Math.sqrt(pixels / Math.max(1, width * height)))
