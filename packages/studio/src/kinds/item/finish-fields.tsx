import { classNames } from "@roomwright/ui/class-names"
import { Plus } from "lucide-react"
import { Icon } from "@roomwright/ui/icon"
import { Popover } from "../../panels/parts/popover.tsx"
import { languageOf, useStudioText } from "../../use-studio-text.ts"
import { FinishButton, type FinishId } from "./finish-button.tsx"
import { FinishList } from "./finish-list.tsx"
import type { ModelLibrary } from "./model-library.ts"
import type { Piece } from "./piece-of-item.ts"

interface FinishFieldsProps {
  readonly library: ModelLibrary
  /** All of one type. */
  readonly pieces: readonly [Piece, ...Piece[]]
  readonly onSet: (slot: string, finish: FinishId) => void
}

/** So many slots are what a piece is known by: their finishes stand open. */
const openSlots = 2
/** So many finishes stand beside each other; the list has the rest. */
const quickMost = 6

/** The finish of every slot of a piece that has a choice: a few at once, all of them in a list. */
export function FinishFields({ library, pieces, onSet }: FinishFieldsProps) {
  const t = useStudioText()
  const language = languageOf(t)
  const [{ type }] = pieces
  const slots = Object.keys(type.slots).filter((slot) => library.listFinishes(type, slot).length > 1)
  return slots.map((slot, at) => {
    const [finish, ...more] = new Set(pieces.flatMap(({ finishes }) => finishes[slot] ?? []))
    const chosen = more.length > 0 ? null : (finish ?? null)
    const name = library.nameOfSlot(slot, type.category)?.[language] ?? slot
    const shown = chosen ? library.finishes[chosen].name[language] : t("panel.mixed")
    const list = (
      <FinishList
        library={library}
        finishes={library.listFinishes(type, slot)}
        chosen={chosen}
        onPick={(id) => onSet(slot, id)}
      />
    )
    if (at >= openSlots)
      return (
        <Popover
          key={slot}
          label={`${name}: ${shown}`}
          align="end"
          isMadeLate
          look="-mx-1.5 flex min-h-8 items-center gap-2.5 rounded-control px-1.5 text-left hover:bg-sunk"
          face={
            <>
              <Chip colour={chosen ? library.finishes[chosen].colour : null} className="size-5" />
              <span className="flex-1">{name}</span>
              <span className="truncate text-12 text-ink-2">{shown}</span>
            </>
          }
        >
          {list}
        </Popover>
      )
    return (
      <div key={slot} role="group" aria-label={name} className="grid gap-1.5">
        <div className="flex items-baseline justify-between gap-3">
          <span>{name}</span>
          <span className="truncate text-12 text-ink-2">{shown}</span>
        </div>
        <div className="flex flex-wrap gap-1">
          {quickFinishes(library, type, slot, chosen).map((id) => (
            <FinishButton
              key={id}
              name={library.finishes[id].name[language]}
              colour={library.finishes[id].colour}
              isChosen={id === chosen}
              onPick={() => onSet(slot, id)}
            />
          ))}
          <Popover
            label={t("piece.allFinishes", { name })}
            align="end"
            isMadeLate
            look="inline-grid size-8 place-items-center rounded-control border border-dashed border-line-2 text-ink-2 hover:border-ink-2 hover:text-ink"
            face={<Icon of={Plus} size={16} />}
          >
            {list}
          </Popover>
        </div>
      </div>
    )
  })
}

/** Those that its looks in the catalogue have, and the one it has. */
function quickFinishes(
  library: ModelLibrary,
  type: Piece["type"],
  slot: string,
  chosen: FinishId | null,
): readonly FinishId[] {
  const ofLooks = type.looks.flatMap(({ finishes }) => finishes?.[slot] ?? [])
  const usual = [...new Set([...ofLooks, ...library.listFinishes(type, slot)])].slice(0, quickMost)
  return chosen && !usual.includes(chosen) ? [chosen, ...usual.slice(0, quickMost - 1)] : usual
}

function Chip({ colour, className }: { readonly colour: string | null; readonly className: string }) {
  return (
    <i
      className={classNames(
        "flex-none rounded-control shadow-[inset_0_0_0_1px_var(--color-swatch-ring)]",
        className,
      )}
      style={colour === null ? {} : { backgroundColor: colour }}
    />
  )
}
