import { Picture } from "@roomwright/ui/picture"
import { useEffect } from "react"
import { Link } from "react-router"
import { useLangOf, useText } from "../platform/locale/locale.tsx"
import { optionId } from "./option-id.ts"
import type { SuggestionGroup, SuggestionRow } from "./suggestion-groups.ts"

interface SuggestionListProps {
  readonly id: string
  readonly groups: readonly SuggestionGroup[]
  /** The place among all rows that the arrow keys have reached; -1 while they are in the field. */
  readonly active: number
  readonly onOpen: () => void
}

/** The list that the search field controls. Focus stays in the field; a mouse and a finger use its links. */
export function SuggestionList({ id, groups, active, onOpen }: SuggestionListProps) {
  const t = useText()
  useEffect(() => {
    if (active >= 0) document.getElementById(optionId(id, active))?.scrollIntoView({ block: "nearest" })
  }, [id, active])
  const starts = groups.map((_group, at) =>
    groups.slice(0, at).reduce((sum, { rows }) => sum + rows.length, 0),
  )
  return (
    <div id={id} role="listbox" aria-label={t("search.suggestions")} className="mt-4 grid gap-4">
      {groups.map(({ heading, rows }, group) => (
        <div key={heading} role="group" aria-labelledby={`${id}-heading-${group}`}>
          <p id={`${id}-heading-${group}`} role="presentation" className="eyebrow mb-1">
            {heading}
          </p>
          {rows.map((row, at) => {
            const place = (starts[group] ?? 0) + at
            return (
              <Option
                key={row.to}
                id={optionId(id, place)}
                row={row}
                isActive={place === active}
                onOpen={onOpen}
              />
            )
          })}
        </div>
      ))}
    </div>
  )
}

interface OptionProps {
  readonly id: string
  readonly row: SuggestionRow
  readonly isActive: boolean
  readonly onOpen: () => void
}

function Option({ id, row: { to, picture, name, meta }, isActive, onOpen }: OptionProps) {
  const langOf = useLangOf()
  return (
    <Link
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      to={to}
      onClick={(event) => {
        // In a new tab or window: here one goes on searching.
        if (!event.ctrlKey && !event.metaKey && !event.shiftKey) onOpen()
      }}
      className="-mx-2 flex items-center gap-3 rounded-control px-2 py-1.5 hover:bg-sunk aria-selected:bg-sunk aria-selected:ring-1 aria-selected:ring-accent"
    >
      {picture ? (
        <span className="size-12 flex-none overflow-hidden rounded-control bg-still">
          <Picture source={picture} alt="" sizes="48px" className="h-full dark-picture" />
        </span>
      ) : null}
      <span className="min-w-0 flex-1">
        <span className="block truncate text-15 leading-snug font-medium" {...langOf(name)}>
          {name.text}
        </span>{" "}
        <span className="num block truncate text-14 leading-snug text-ink-2" {...langOf(meta)}>
          {meta.text}
        </span>
      </span>
    </Link>
  )
}
