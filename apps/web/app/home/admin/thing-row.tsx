import type { HomeThing } from "@roomwright/contract/home/admin"
import { articlePath, designerPath, productPath, workPath } from "@roomwright/contract/page-paths"
import { classNames } from "@roomwright/ui/class-names"
import { Icon } from "@roomwright/ui/icon"
import { IconButton } from "@roomwright/ui/icon-button"
import { ArrowDown, ArrowUp, GripVertical, X } from "lucide-react"
import { Link } from "react-router"
import { useLangOf } from "../../platform/locale/locale.tsx"
import { Tag } from "../../admin/frame/tag.tsx"
import { useHomeAdminText } from "./home-admin-texts.ts"
import { goneTexts, stateTexts } from "./home-names.ts"
import { SmallPicture } from "./small-picture.tsx"

interface ThingRowProps {
  readonly thing: HomeThing
  readonly isFirst: boolean
  readonly isLast: boolean
  readonly isDragged: boolean
  readonly onMove: (by: 1 | -1) => void
  /** Hears which row it is, for the focus to go on from. */
  readonly onRemove: (row: HTMLElement | null) => void
  readonly onDragStart: () => void
  readonly onDragEnd: () => void
  readonly onDrop: () => void
}

const paths = { work: workPath, product: productPath, designer: designerPath, article: articlePath } as const

/** One chosen thing in its place: dragged to another, or moved there by its buttons. */
export function ThingRow(props: ThingRowProps) {
  const { thing, isFirst, isLast, isDragged, onMove, onRemove } = props
  const { kind, id, state, by, picture } = thing
  const t = useHomeAdminText()
  const langOf = useLangOf()
  const name = thing.name?.text || t(goneTexts[kind])
  return (
    // Dragging is for pointers; its buttons do the same for keys and fingers.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li
      draggable
      onDragStart={(event) => {
        event.dataTransfer.setData("text/plain", name)
        event.dataTransfer.effectAllowed = "move"
        props.onDragStart()
      }}
      onDragEnd={props.onDragEnd}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        props.onDrop()
      }}
      className={classNames(
        "flex cursor-grab flex-wrap items-center gap-x-3 gap-y-1 border-t border-line py-2 first:border-0",
        isDragged && "opacity-50",
      )}
    >
      <Icon of={GripVertical} className="text-ink-2 max-sm:hidden" />
      <SmallPicture source={picture} className="h-12 w-16 flex-none" />
      <div className="min-w-0 flex-1 basis-40">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium wrap-anywhere">
          {state === "SHOWN" ? (
            <Link
              to={paths[kind](id)}
              draggable={false}
              className="underline-offset-4 hover:text-accent hover:underline"
              {...(thing.name ? langOf(thing.name) : {})}
            >
              {name}
            </Link>
          ) : (
            <>
              <span {...(thing.name ? langOf(thing.name) : {})}>{name}</span>
              <Tag tone={state === "GONE" ? "bad" : "wait"}>{t(stateTexts[state].tag)}</Tag>
            </>
          )}
        </p>
        {state !== "SHOWN" ? (
          <p className="text-14 text-ink-2">{t(stateTexts[state].todo)}</p>
        ) : by ? (
          <p className="truncate text-14 text-ink-2">{by}</p>
        ) : null}
      </div>
      <div className="-mr-2 flex flex-none max-sm:ml-auto">
        {isFirst && isLast ? null : (
          <>
            <IconButton
              icon={ArrowUp}
              label={t("homeAdmin.up", { name })}
              aria-disabled={isFirst}
              className="aria-disabled:opacity-40"
              onClick={() => onMove(-1)}
            />
            <IconButton
              icon={ArrowDown}
              label={t("homeAdmin.down", { name })}
              aria-disabled={isLast}
              className="aria-disabled:opacity-40"
              onClick={() => onMove(1)}
            />
          </>
        )}
        <IconButton
          icon={X}
          label={t("homeAdmin.remove", { name })}
          onClick={({ currentTarget }) => onRemove(currentTarget.closest("li"))}
        />
      </div>
    </li>
  )
}
