import { ChevronDown } from "lucide-react"
import { useId, useRef, type KeyboardEvent, type ReactNode } from "react"
import { flushSync } from "react-dom"
import { classNames } from "@roomwright/ui/class-names"
import { Icon } from "@roomwright/ui/icon"
import { useOpenedBefore, type MenuName, type OpenMenu } from "./use-open-menu.ts"

interface MenuProps {
  readonly name: MenuName
  readonly menus: OpenMenu
  /** What the button shows, and its name unless `label` says more. */
  readonly button: ReactNode
  readonly label?: string
  readonly align?: "left" | "right"
  /** Without the arrow that says that there is a list. */
  readonly plain?: boolean
  readonly buttonClassName?: string
  /** Brings its own frame and is no list of entries. */
  readonly panel?: boolean
  /** Links or buttons; arrow keys move among them. */
  readonly children: ReactNode
}

/** How long a menu stays when the mouse leaves, so that one may reach it diagonally. */
const leaveMs = 180

/** A button with a list that opens by hover, press or arrow key, and closes by Escape or leaving it. */
export function Menu({
  name,
  menus,
  button,
  label,
  align = "left",
  plain = false,
  buttonClassName,
  panel = false,
  children,
}: MenuProps) {
  const listId = useId()
  const root = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLDivElement>(null)
  useOpenedBefore(list, name, menus)
  const open = menus.open === name
  const items = () => [
    ...(root.current?.querySelectorAll<HTMLElement>("[data-menu-list] a, [data-menu-list] button") ?? []),
  ]

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape" && open) {
      menus.hide(name)
      root.current?.querySelector("button")?.focus()
      return
    }
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return
    event.preventDefault()
    if (!open) {
      flushSync(() => menus.show(name))
      items()[0]?.focus()
      return
    }
    const all = items()
    const at = all.findIndex((item) => item === document.activeElement)
    const step = event.key === "ArrowDown" ? 1 : -1
    all[(at + step + all.length) % all.length]?.focus()
  }

  return (
    // The keys are those of the button and the list inside.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={root}
      className="relative"
      onKeyDown={onKeyDown}
      // React knows no entering from where something was taken away under the mouse, such as a modal.
      onPointerOver={({ pointerType, currentTarget, relatedTarget }) => {
        const wasInside = relatedTarget instanceof Node && currentTarget.contains(relatedTarget)
        if (pointerType === "mouse" && !wasInside) menus.show(name)
      }}
      onPointerLeave={(event) => {
        if (event.pointerType === "mouse") menus.hideLater(name, leaveMs)
      }}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) menus.hide(name)
      }}
    >
      <button
        type="button"
        // It opens before the page runs, too.
        suppressHydrationWarning
        aria-expanded={open}
        aria-controls={listId}
        {...(label ? { "aria-label": label } : {})}
        onClick={(event) => {
          // A mouse has opened it by hovering: its click keeps it. Keys and fingers toggle.
          const byMouse =
            event.nativeEvent instanceof PointerEvent && event.nativeEvent.pointerType === "mouse"
          if (open && !byMouse) menus.hide(name)
          else menus.show(name)
        }}
        className={buttonClassName}
      >
        {button}
        {plain ? null : (
          <Icon
            of={ChevronDown}
            size={16}
            className={classNames("transition-transform duration-150", open && "rotate-180")}
          />
        )}
      </button>
      <div
        ref={list}
        id={listId}
        data-menu-list
        suppressHydrationWarning
        hidden={!open}
        className={classNames("absolute top-full z-30 pt-2", align === "right" ? "right-0" : "left-0")}
      >
        {panel ? (
          children
        ) : (
          <ul className="min-w-44 rounded-card border border-line bg-card p-1.5 shadow-float">{children}</ul>
        )}
      </div>
    </div>
  )
}

export const menuItemClass =
  "flex w-full items-center justify-between gap-6 rounded-control px-3 py-2 text-left text-15 whitespace-nowrap hover:bg-sunk"
