import { shownLanguage } from "../../platform/locale/shown-language.ts"
import { ModelViewer } from "./model-viewer.tsx"
import { viewerTexts } from "./viewer-texts.ts"

/** The viewer with its texts. Import this file late: it brings the whole of three.js. */
export async function openViewer(): Promise<typeof ModelViewer> {
  await viewerTexts.load(shownLanguage())
  return ModelViewer
}
