import { openDrawer } from "../panels/shell/stored-shell.ts"

/** What somebody may want instead of what fits the device. */
export const wantedQualities = ["auto", "fast", "fine"] as const
export type WantedQuality = (typeof wantedQualities)[number]

/** It is kept for the browser, because it belongs to the machine. */
const key = "roomwright-stage-quality"

export function readQuality(): WantedQuality {
  try {
    const kept = openDrawer()?.getItem(key)
    return wantedQualities.find((one) => one === kept) ?? "auto"
  } catch {
    return "auto"
  }
}

export function keepQuality(wanted: WantedQuality): void {
  try {
    openDrawer()?.setItem(key, wanted)
  } catch {
    // Private windows and full discs: it holds for this visit.
  }
}
