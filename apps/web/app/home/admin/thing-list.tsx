import type { HomeThing } from "@roomwright/contract/home/admin"
import { useState } from "react"
import { useHomeAdminText } from "./home-admin-texts.ts"
import { goneTexts } from "./home-names.ts"
import { moveThing } from "./home-draft.ts"
import { ThingRow } from "./thing-row.tsx"

interface ThingListProps {
  readonly label: string
  readonly things: readonly HomeThing[]
  readonly onChange: (things: readonly HomeThing[]) => void
  /** The thing that the focus was on is gone, and there is no other. */
  readonly onEmptied: () => void
}

/** What is chosen, in its order. */
export function ThingList({ label, things, onChange, onEmptied }: ThingListProps) {
  const t = useHomeAdminText()
  const [dragged, setDragged] = useState<number | null>(null)
  const [said, setSaid] = useState("")
  const move = (from: number, to: number): void => {
    const moved = things[from]
    if (!moved || to < 0 || to >= things.length || from === to) return
    onChange(moveThing(things, from, to))
    setSaid(t("homeAdmin.moved", { name: moved.name?.text || t(goneTexts[moved.kind]), place: to + 1 }))
  }
  const remove = (at: number, row: HTMLElement | null): void => {
    const neighbour = row?.nextElementSibling ?? row?.previousElementSibling
    if (neighbour) neighbour.querySelector<HTMLElement>("button:last-of-type")?.focus()
    else onEmptied()
    onChange(things.filter((_thing, place) => place !== at))
  }
  return (
    <>
      <ol aria-label={label} className="rounded-inner border border-line px-3 sm:px-4">
        {things.map((thing, at) => (
          <ThingRow
            key={thing.id}
            thing={thing}
            isFirst={at === 0}
            isLast={at === things.length - 1}
            isDragged={dragged === at}
            onMove={(by) => move(at, at + by)}
            onRemove={(row) => remove(at, row)}
            onDragStart={() => setDragged(at)}
            onDragEnd={() => setDragged(null)}
            onDrop={() => {
              if (dragged !== null) move(dragged, at)
              setDragged(null)
            }}
          />
        ))}
      </ol>
      <p role="status" className="sr-only">
        {said}
      </p>
    </>
  )
}
