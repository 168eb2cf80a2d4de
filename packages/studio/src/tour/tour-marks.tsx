import { Icon } from "@roomwright/ui/icon"
import { MoveUp } from "lucide-react"
import type { PanoramaStage } from "../model-view/panorama-stage.ts"
import type { RoomLink } from "../panorama-room.ts"
import type { Arrows } from "../use-panorama-stage.ts"
import type { VisitProduct } from "../visit/visit-product.ts"
import type { TourRoom } from "./tour-room.ts"

interface TourMarksProps {
  readonly room: TourRoom
  readonly arrows: Arrows
  readonly stage: PanoramaStage | null
  readonly nameOf: (room: string) => string
  readonly labels: {
    readonly ways: string
    readonly goTo: (room: string) => string
    readonly spots: string
  }
  readonly spotNames: readonly Pick<VisitProduct, "reference" | "name">[]
  readonly hasSpots: boolean
  readonly chosen: string | null
  readonly onGo: (link: RoomLink) => void
  readonly onChoose: (spot: string) => void
}

/** What lies on a panorama: arrows into other rooms, and dots on products. One that is out of sight is turned to when it gets the focus. */
export function TourMarks(props: TourMarksProps) {
  const { room, arrows, stage, nameOf, labels, spotNames, hasSpots, chosen, onGo, onChoose } = props
  const keep = (id: string) => (element: HTMLElement | null) => {
    if (element) arrows.current.set(id, element)
    return () => void arrows.current.delete(id)
  }
  const spots = (hasSpots ? (room.spots ?? []) : []).flatMap((spot) => {
    const name = spotNames.find(({ reference }) => reference === spot.id)?.name
    return name === undefined ? [] : [{ ...spot, name }]
  })
  return (
    <>
      <ul aria-label={labels.ways}>
        {room.links.map((link) => (
          <li key={link.to} className="contents">
            <button
              ref={keep(link.to)}
              type="button"
              onFocus={({ currentTarget }) => {
                if (currentTarget.hasAttribute("data-away")) stage?.look(link)
              }}
              onClick={() => onGo(link)}
              className="group absolute top-0 left-0 data-away:pointer-events-none data-away:opacity-0"
            >
              <span className="-mt-6 -ml-6 flex items-center gap-2 rounded-pill bg-glass py-1 pr-4 pl-1 text-14 font-medium whitespace-nowrap text-ink shadow-float group-hover:text-accent">
                <span className="grid size-10 place-items-center rounded-pill bg-accent text-on-accent">
                  <Icon of={MoveUp} size={20} />
                </span>
                <span className="sr-only">{labels.goTo(nameOf(link.to))}</span>
                <span aria-hidden>{nameOf(link.to)}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
      <ul aria-label={labels.spots}>
        {spots.map((spot) => (
          <li key={spot.id} className="contents">
            <button
              ref={keep(spot.id)}
              type="button"
              aria-label={spot.name}
              aria-pressed={chosen === spot.id}
              title={spot.name}
              onFocus={({ currentTarget }) => {
                if (currentTarget.hasAttribute("data-away")) stage?.look(spot)
              }}
              onClick={() => onChoose(spot.id)}
              className="group absolute top-0 left-0 data-away:pointer-events-none data-away:opacity-0"
            >
              <span className="-mt-5 -ml-5 grid size-10 place-items-center">
                <span className="grid size-4 place-items-center rounded-pill bg-glass shadow-tag transition-transform duration-150 group-hover:scale-125 group-aria-pressed:scale-125 group-aria-pressed:bg-accent">
                  <span className="size-1.5 rounded-pill bg-accent group-aria-pressed:bg-on-accent" />
                </span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
