import type { Scene } from "@roomwright/scene/document/scene"
import type { ElementId } from "@roomwright/scene/elements/values"
import { isInRegion } from "@roomwright/scene/geometry/rings"
import { drawLevel } from "../plan-view/draw-level.ts"
import { nameOfRoom, writeArea, type PlanWords } from "../plan-view/plan-words.ts"
import { useVisit } from "./use-visit.ts"
import type { Visit } from "./visit-state.ts"

interface RoomChipsProps {
  readonly visit: Visit
  readonly scene: Scene
  readonly level: ElementId
  readonly words: PlanWords
}

/** The rooms of a level, largest first: a press leads there. */
export function RoomChips({ visit, scene, level, words }: RoomChipsProps) {
  const { t } = words
  const standing = useVisit(visit, (state) => state.standing)
  const rooms = drawLevel(scene, level).rooms.toSorted((a, b) => b.netArea - a.netArea)
  return (
    <ul
      aria-label={t("plan.viewer.rooms")}
      className="no-scrollbar pointer-events-auto flex max-w-full gap-1.5 overflow-x-auto px-3 py-1 low:order-last low:min-w-0 low:flex-1"
    >
      {rooms.map((shape) => (
        <li key={shape.room.key} className="flex-none">
          <button
            type="button"
            aria-current={standing !== null && isInRegion(standing, shape.room) ? "location" : undefined}
            onClick={() => visit.port?.enter(shape.place)}
            className="inline-flex min-h-10 items-baseline gap-2 rounded-pill border border-line bg-glass px-3.5 py-2 text-14 leading-snug whitespace-nowrap hover:border-ink-2 aria-[current]:border-accent aria-[current]:text-accent-2"
          >
            {nameOfRoom(words, shape) || t("plan.viewer.unnamed")}
            <span className="num text-12 text-ink-2">{writeArea(words, shape.netArea)}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}
