import type { Language } from "@roomwright/contract/language"
import { studioTexts } from "../studio-texts.ts"
import { TourWindow } from "./tour-window.tsx"
import { tourWords } from "./tour-words.ts"

/** All that a tour is looked at with. */
export type LoadedTour = Awaited<ReturnType<typeof loadTour>>

/** Fetches the viewer of tours and its texts. */
export async function loadTour(language: Language) {
  const [{ TourViewer }] = await Promise.all([
    import("@roomwright/studio/tour-viewer"),
    studioTexts.load(language),
    tourWords.load(language),
  ])
  // The poster has none of the window's code.
  return { TourWindow, TourViewer }
}
