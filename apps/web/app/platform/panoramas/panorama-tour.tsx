import type { Language } from "@roomwright/contract/language"
import type { Panorama } from "@roomwright/contract/works/panoramas"
import type { PanoramaRoom } from "@roomwright/studio/panorama-room"
import { PanoramaViewer } from "@roomwright/studio/panorama-viewer"
import { Picture } from "@roomwright/ui/picture"
import { useState, type ComponentType } from "react"
import { numberRooms } from "./number-rooms.ts"
import { frameTexts, panoramaTexts, usePanoramaText, type PanoramaText } from "./panorama-texts.ts"

interface TourProps {
  readonly panoramas: readonly Panorama[]
}

/** Fetches the texts, too: what it gives can be shown at once. */
export async function loadTour(language: Language): Promise<ComponentType<TourProps>> {
  await panoramaTexts.load(language)
  return PanoramaTour
}

/** The rooms of a work: one to look around in, and a list of all. */
function PanoramaTour({ panoramas }: TourProps) {
  const t = usePanoramaText()
  const rooms = toRooms(panoramas, t)
  const [here, setHere] = useState(rooms[0]?.id ?? "")
  const name = rooms.find(({ id }) => id === here)?.name ?? ""
  const hasList = rooms.length > 1
  return (
    <div className={hasList ? "relative grid gap-2 md:grid-cols-[minmax(0,1fr)_184px] md:gap-3" : ""}>
      <div className="aspect-[4/5] overflow-hidden bg-still sm:aspect-video md:rounded-card">
        <PanoramaViewer
          rooms={rooms}
          here={here}
          onGo={setHere}
          texts={{ ...frameTexts(t, name), goTo: (to) => t("panoramas.goTo", { name: to }) }}
        />
      </div>
      {hasList ? (
        <ul
          aria-label={t("panoramas.rooms")}
          className="no-scrollbar flex gap-2 overflow-x-auto p-1 max-md:px-gutter md:absolute md:inset-y-0 md:right-0 md:w-[184px] md:flex-col md:overflow-y-auto"
        >
          {panoramas.map(({ picture }, at) => (
            <li key={picture.id} className="w-36 flex-none md:w-auto">
              <button
                type="button"
                aria-current={picture.id === here}
                onClick={() => setHere(picture.id)}
                className="block w-full rounded-control text-left text-14 aria-current:outline-2 aria-current:outline-offset-2 aria-current:outline-accent"
              >
                <Picture source={picture} alt="" sizes="184px" className="aspect-2/1 rounded-control" />
                <span className="block truncate px-1 py-1">{rooms[at]?.name}</span>
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      <p role="status" className="sr-only">
        {t("panoramas.here", { name })}
      </p>
    </div>
  )
}

function toRooms(panoramas: readonly Panorama[], t: PanoramaText): PanoramaRoom[] {
  const names = numberRooms(
    panoramas.map(({ room }) => room.name.text),
    (name, number) => t("panoramas.numbered", { name, number }),
  )
  return panoramas.map(({ picture, levels, yaw, pitch, links }, at) => ({
    id: picture.id,
    name: names[at] ?? "",
    base: `${picture.path}/${picture.widths.at(-1)}.webp`,
    levels,
    tileAddress: (width, column, row) => `${picture.path}/${width}-${column}-${row}.webp`,
    view: { yaw, pitch },
    links,
  }))
}
