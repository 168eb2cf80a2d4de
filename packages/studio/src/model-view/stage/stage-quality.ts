import { isDrawnBySoftware } from "../is-drawn-by-software.ts"

/** How much a device can do. */
export interface StageQuality {
  /** Pictures that make a refined one. */
  readonly samples: number
  readonly textureSide: 256 | 512 | 1024
  /** Pixels for each of the page, at most. */
  readonly density: number
}

/** Chosen by what draws: a program in place of a card, a phone, or a card. Throws where there is no WebGL. */
export function stageQuality(canvas: HTMLCanvasElement): StageQuality {
  if (isDrawnBySoftware(canvas.ownerDocument)) return { samples: 4, textureSide: 256, density: 0.6 }
  const isSmall = Math.min(globalThis.screen?.width ?? 1_000, globalThis.screen?.height ?? 1_000) < 600
  return isSmall
    ? { samples: 32, textureSide: 256, density: 1.5 }
    : { samples: 96, textureSide: 512, density: 2 }
}
