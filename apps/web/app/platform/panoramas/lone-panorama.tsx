import type { Language } from "@roomwright/contract/language"
import type { Picture } from "@roomwright/contract/media/picture"
import type { TileLevel } from "@roomwright/contract/works/panoramas"
import { PanoramaViewer } from "@roomwright/studio/panorama-viewer"
import type { ComponentType } from "react"
import { frameTexts, panoramaTexts, usePanoramaText } from "./panorama-texts.ts"

interface LonePanoramaProps {
  readonly name: string
  readonly picture: Picture
  readonly levels: readonly TileLevel[]
}

/** Fetches the texts, too: what it gives can be shown at once. */
export async function loadLonePanorama(language: Language): Promise<ComponentType<LonePanoramaProps>> {
  await panoramaTexts.load(language)
  return LonePanorama
}

/** One panorama to look around in, which leads nowhere. Fills what is around it. */
function LonePanorama({ name, picture, levels }: LonePanoramaProps) {
  const t = usePanoramaText()
  const room = {
    id: picture.id,
    name,
    base: `${picture.path}/${picture.widths.at(-1)}.webp`,
    levels,
    tileAddress: (width: number, column: number, row: number) =>
      `${picture.path}/${width}-${column}-${row}.webp`,
    view: { yaw: 0, pitch: 0 },
    links: [],
  }
  return (
    <PanoramaViewer
      rooms={[room]}
      here={room.id}
      onGo={() => undefined}
      texts={{ ...frameTexts(t, name), goTo: (to) => t("panoramas.goTo", { name: to }) }}
    />
  )
}
