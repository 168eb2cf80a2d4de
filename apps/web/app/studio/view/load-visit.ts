import type { Language } from "@roomwright/contract/language"
import { listWorkSceneFiles, readWorkScene } from "@roomwright/contract/studio/work-scene-calls"
import { plainCall } from "../../platform/plain-call.ts"
import { studioTexts } from "../studio-texts.ts"
import { VisitWindow, type VisitParts } from "./visit-window.tsx"

/** All that a home is looked at with. */
export type LoadedVisit = Awaited<ReturnType<typeof loadVisit>>

/** Fetches the viewer, its texts, the scene and where its files are. `onProgress` gets the share that is here, 0 to 1. */
export async function loadVisit(workId: string, language: Language, onProgress: (share: number) => void) {
  const call = plainCall(language)
  const params = { id: workId }
  let here = 0
  const counted = async <T>(part: Promise<T>, share: number): Promise<T> => {
    const value = await part
    here += share
    onProgress(here)
    return value
  }
  const [{ HomeViewer }, scene, files] = await Promise.all([
    counted(import("@roomwright/studio/home-viewer"), 0.5),
    counted(call(readWorkScene, { params }), 0.2),
    // What has no file stands as its box.
    counted(
      call(listWorkSceneFiles, { params }).catch(() => []),
      0.1,
    ),
    counted(studioTexts.load(language), 0.1),
  ])
  const found = new Map(files.map((file) => [file.reference, file]))
  const visit: VisitParts = {
    HomeViewer,
    scene,
    host: {
      finishes: "/api/studio/finishes",
      modelFile: async (reference: string) => found.get(reference)?.address ?? null,
      // They came with the addresses.
      outlines: async (references) => {
        const known = references.flatMap((reference) => {
          const outline = found.get(reference)?.outline
          return outline ? [[reference, outline] as const] : []
        })
        return new Map(known)
      },
    },
  }
  // The poster has none of the window's code.
  return { VisitWindow, visit }
}
