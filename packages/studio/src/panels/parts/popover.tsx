import { useEffect, useId, useRef, useState, type ReactNode, type ToggleEvent } from "react"

interface PopoverProps {
  /** What opens it, and what it is called then. */
  readonly label: string
  /** What is on the button. */
  readonly face: ReactNode
  /** How the button looks. */
  readonly look: string
  /** At which end of the button it is. */
  readonly align?: "start" | "end"
  /** Whatever is picked in it closes it. */
  readonly isMenu?: boolean
  /** What is in it is only made while it is open: it is much, or there are many of these. */
  readonly isMadeLate?: boolean
  readonly children: ReactNode
}

/** What opens below a button, or above it at the foot of the window. The browser closes it at Escape and a press beside it. */
export function Popover({ label, face, look, align = "start", isMenu, isMadeLate, children }: PopoverProps) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    if (isOpen) panel.current?.querySelector<HTMLElement>("input, button, select")?.focus()
  }, [isOpen])
  const place = (event: ToggleEvent<HTMLDivElement>): void => {
    setOpen(event.newState === "open")
    const element = panel.current
    const opener = button.current?.getBoundingClientRect()
    if (!element || !opener || event.newState !== "open") return
    const isLow = opener.top > innerHeight / 2
    element.style.top = isLow ? "auto" : `${opener.bottom + 6}px`
    element.style.bottom = isLow ? `${innerHeight - opener.top + 6}px` : "auto"
    // It is scrolled rather than cut off.
    element.style.maxHeight = `${(isLow ? opener.top : innerHeight - opener.bottom) - 14}px`
    element.style.left = align === "start" ? `${Math.max(8, opener.left)}px` : "auto"
    element.style.right = align === "end" ? `${Math.max(8, innerWidth - opener.right)}px` : "auto"
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        title={label}
        aria-haspopup="dialog"
        popoverTarget={id}
        className={look}
      >
        {face}
      </button>
      {/* Escape closes it, too. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions */}
      <div
        ref={panel}
        id={id}
        popover="auto"
        role="dialog"
        aria-label={label}
        onToggle={place}
        onClick={(event) => {
          if (isMenu && event.target !== panel.current) panel.current?.hidePopover()
        }}
        className="fixed inset-auto m-0 w-max max-w-[min(340px,calc(100vw-16px))] overflow-y-auto rounded-inner border border-line bg-card p-3 text-13 text-ink shadow-float"
      >
        {isMadeLate && !isOpen ? null : children}
      </div>
    </>
  )
}

/** The look of a button that is an icon. */
export const iconLook =
  "inline-grid size-8 flex-none place-items-center rounded-control text-ink-2 transition-colors duration-150 hover:bg-sunk hover:text-ink"
