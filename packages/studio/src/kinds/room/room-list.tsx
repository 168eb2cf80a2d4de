import { classNames } from "@roomwright/ui/class-names"
import { isInRegion } from "@roomwright/scene/geometry/rings"
import type { Selection } from "../../editor/selection.ts"
import type { RoomShape } from "./draw-rooms.ts"
import { nameOfRoom, writeArea, type PlanWords } from "../../plan-view/plan-words.ts"
import { rounded } from "@roomwright/scene/geometry/vectors"
import { nothing } from "../../editor/selection.ts"

interface RoomListProps {
  readonly rooms: readonly RoomShape[]
  readonly words: PlanWords
  readonly selection: Selection
  readonly onSelect: (selection: Selection) => void
}

/** The rooms of a level with the floor between their walls, largest first. One that is pressed is lit in the plan. */
export function RoomList({ rooms, words, selection, onSelect }: RoomListProps) {
  const { t } = words
  const inOrder = rooms.toSorted((a, b) => b.netArea - a.netArea)
  const whole = rooms.reduce((sum, { netArea }) => sum + netArea, 0)
  if (rooms.length === 0) return <p className="text-ink-2">{t("plan.viewer.noRooms")}</p>
  return (
    <>
      <ul className="border-t border-line">
        {inOrder.map((shape) => {
          const isChosen = selection.kind === "room" && isInRegion(selection.at, shape.room)
          return (
            <li key={shape.room.key} className="border-b border-line">
              <button
                type="button"
                aria-pressed={isChosen}
                onClick={() => onSelect(isChosen ? nothing : { kind: "room", at: rounded(shape.place) })}
                className={classNames(
                  "flex min-h-11 w-full items-baseline justify-between gap-4 px-2 py-2.5 text-left hover:bg-sunk",
                  isChosen && "bg-accent-tint",
                )}
              >
                <span>{nameOfRoom(words, shape) || t("plan.viewer.unnamed")}</span>
                <span className="num whitespace-nowrap text-ink-2">{writeArea(words, shape.netArea)}</span>
              </button>
            </li>
          )
        })}
      </ul>
      <p className="flex items-baseline justify-between gap-4 px-2 py-3 font-medium">
        <span>{t("plan.viewer.whole")}</span>
        <span className="num whitespace-nowrap">{writeArea(words, whole)}</span>
      </p>
    </>
  )
}
