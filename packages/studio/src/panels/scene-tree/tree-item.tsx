import { classNames } from "@roomwright/ui/class-names"
import { Icon, type Drawing } from "@roomwright/ui/icon"
import { ChevronRight, Group, Layers, Square } from "lucide-react"
import { useState, type KeyboardEvent } from "react"
import { sceneLimits } from "@roomwright/scene/elements/scene-limits"
import { kindOf } from "../../kinds/element-kinds.ts"
import { useStudioText } from "../../use-studio-text.ts"
import { useLengths } from "../parts/use-lengths.ts"
import { isElementRow, type RowSubject } from "./row-subject.ts"
import type { TreeRow } from "./tree-rows.ts"
import { formatRow } from "./format-row.ts"

interface TreeItemProps {
  readonly row: TreeRow
  readonly isChosen: boolean
  /** The one that Tab comes to. */
  readonly isCurrent: boolean
  readonly isRenamed: boolean
  readonly onFold: (isOpen: boolean) => void
  readonly onFocus: () => void
  readonly onPress: (event: KeyboardEvent) => void
  readonly onChoose: (adds: boolean) => void
  /** Null: it keeps its name. */
  readonly onRenamed: (name: string | null) => void
}

function iconOf(subject: RowSubject): Drawing {
  if (subject.kind === "level") return Layers
  if (subject.kind === "group") return Group
  return (isElementRow(subject) ? kindOf(subject.element).row?.icon(subject.element) : undefined) ?? Square
}

const marksOf = (subject: RowSubject) =>
  isElementRow(subject) ? (kindOf(subject.element).row?.marks?.(subject.element) ?? []) : []

export function TreeItem(props: TreeItemProps) {
  const { row, isChosen, isCurrent, isRenamed, onFold, onFocus, onPress, onChoose, onRenamed } = props
  const t = useStudioText()
  const lengths = useLengths()
  const { name, fact } = formatRow(row.subject, { t, lengths })
  return (
    <li
      role="treeitem"
      data-row={row.key}
      aria-level={row.depth}
      aria-posinset={row.place}
      aria-setsize={row.siblings}
      aria-expanded={row.isOpen ?? undefined}
      aria-selected={isChosen}
      tabIndex={isCurrent ? 0 : -1}
      onFocus={onFocus}
      onKeyDown={isRenamed ? undefined : onPress}
      onClick={(event) => {
        if (!isRenamed) onChoose(event.shiftKey || event.ctrlKey || event.metaKey)
      }}
      style={{ paddingLeft: `${(row.depth - 1) * 14 + 4}px` }}
      className={classNames(
        "flex min-h-7 cursor-pointer items-center gap-1.5 rounded-control pr-2 focus-visible:-outline-offset-2",
        isChosen ? "bg-accent-tint text-accent-2" : "hover:bg-sunk",
      )}
    >
      {row.isOpen === null ? (
        <span className="w-5 flex-none" />
      ) : (
        // Keys have the arrows for it.
        <span
          aria-hidden="true"
          onClick={(event) => {
            event.stopPropagation()
            onFold(!row.isOpen)
          }}
          className="grid size-5 flex-none place-items-center text-ink-2"
        >
          <Icon of={ChevronRight} size={14} className={row.isOpen ? "rotate-90" : ""} />
        </span>
      )}
      <Icon of={iconOf(row.subject)} size={15} className={isChosen ? "" : "text-ink-2"} />
      {isRenamed ? (
        <RenameBox first={ownName(row.subject)} onDone={onRenamed} />
      ) : (
        <>
          <span className="min-w-0 flex-1 truncate">{name}</span>{" "}
          {marksOf(row.subject).map(({ icon, text }) => (
            <span key={text} title={t(text)} className={isChosen ? "flex-none" : "flex-none text-ink-2"}>
              <Icon of={icon} size={13} />
              <span className="sr-only">{t(text)}</span>
            </span>
          ))}
          <span className={classNames("num flex-none text-12", isChosen ? "" : "text-ink-2")}>{fact}</span>
        </>
      )}
    </li>
  )
}

const ownName = (subject: RowSubject): string =>
  subject.kind === "level" || subject.kind === "room" ? subject.name : ""

function RenameBox({
  first,
  onDone,
}: {
  readonly first: string
  readonly onDone: (name: string | null) => void
}) {
  const t = useStudioText()
  const [name, setName] = useState(first)
  return (
    <input
      aria-label={t("tree.newName")}
      value={name}
      autoFocus
      maxLength={sceneLimits.nameLength}
      onChange={(event) => setName(event.target.value)}
      onFocus={(event) => event.target.select()}
      onBlur={() => onDone(name.trim() === first ? null : name.trim())}
      onKeyDown={(event) => {
        event.stopPropagation()
        if (event.nativeEvent.isComposing) return
        if (event.key === "Enter") event.currentTarget.blur()
        if (event.key === "Escape") {
          event.preventDefault()
          onDone(null)
        }
      }}
      className="h-6 min-w-0 flex-1 rounded-control border border-field bg-paper px-1.5 text-ink"
    />
  )
}
