import type { WantedQuality } from "../../stage-view/wanted-quality.ts"
import { isDrawnBySoftware } from "../is-drawn-by-software.ts"
import { qualityFor, type StageQuality } from "./quality-for.ts"

/** Chosen by what draws: a program in place of a card, a phone, or a card. Throws where there is no WebGL. */
export function stageQuality(canvas: HTMLCanvasElement, wanted: WantedQuality | "live"): StageQuality {
  const { screen, navigator } = globalThis
  // Not every browser says how much memory there is.
  const memory = "deviceMemory" in navigator ? Number(navigator.deviceMemory) : 8
  return qualityFor(wanted, {
    isSoftware: isDrawnBySoftware(canvas.ownerDocument),
    screen: Math.min(screen?.width ?? 1_000, screen?.height ?? 1_000),
    memory,
  })
}
