import { classNames } from "@roomwright/ui/class-names"
import { IconButton } from "@roomwright/ui/icon-button"
import { X } from "lucide-react"
import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from "react"
import { useText } from "../locale/locale.tsx"
import { modalOpener } from "./modal-store.ts"

interface ModalFrameProps {
  readonly title: string
  /** A picture beside the form, where there is room: about 1000 px in all. Without it the modal is narrow. */
  readonly picture?: ReactNode
  readonly onClose: () => void
  /** For what may be left by Escape; forms that one may lose may not. */
  readonly onEscape?: () => void
  readonly role?: "dialog" | "alertdialog"
  /** The id of what an alert says. */
  readonly describedBy?: string
  readonly children: ReactNode
}

/**
 * The panel of a modal dialog: in the middle of wide screens, a sheet on phones. Neither Escape nor a press beside it
 * closes it. It is no `<dialog>`, because that would make toasts silent and out of reach: the layout makes the page
 * behind inert instead.
 */
export function ModalFrame({
  title,
  picture,
  onClose,
  onEscape,
  role = "dialog",
  describedBy,
  children,
}: ModalFrameProps) {
  const t = useText()
  const titleId = useId()
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { current } = root
    // What is inside may have put the focus where something is to be mended.
    if (!current?.contains(document.activeElement))
      (current?.querySelector<HTMLElement>("[data-autofocus]") ?? current)?.focus()
    return returnFocus
  }, [])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape") onEscape?.()
    if (event.key === "Tab" && root.current) trapFocus(event, root.current)
  }

  return (
    // Keys of what is inside pass through.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={root}
      role={role}
      aria-modal
      aria-labelledby={titleId}
      aria-describedby={describedBy}
      tabIndex={-1}
      onKeyDown={onKeyDown}
      className={classNames(
        "modal-panel relative grid max-h-[calc(100dvh-var(--spacing-header))] w-full overflow-hidden rounded-t-[20px] bg-paper shadow-float outline-none sm:max-h-[calc(100dvh-48px)] sm:rounded-card",
        picture ? "sm:max-w-[600px] md:max-w-[1000px] md:grid-cols-[420px_1fr]" : "sm:max-w-[520px]",
      )}
    >
      {picture ? <div className="relative hidden md:block">{picture}</div> : null}
      <div
        className={classNames(
          "flex min-h-0 flex-col overflow-y-auto overscroll-contain px-4 pt-8 pb-7 sm:px-14 sm:pt-12 sm:pb-10",
          picture ? "md:min-h-[620px]" : null,
        )}
      >
        <h2 id={titleId} className="pr-10 text-28 sm:text-36">
          {title}
        </h2>
        {children}
      </div>
      <IconButton icon={X} label={t("action.close")} onClick={onClose} className="absolute top-4 right-4" />
    </div>
  )
}

const focusable =
  "a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex='0']"

/** Tab goes round inside; toasts are reached by their own key. */
function trapFocus(event: KeyboardEvent, root: HTMLElement): void {
  const stops = [...root.querySelectorAll<HTMLElement>(focusable)].filter(
    (stop) => stop.tabIndex >= 0 && stop.checkVisibility(),
  )
  const edge = event.shiftKey ? stops[0] : stops.at(-1)
  const isAtEdge = document.activeElement === edge || (event.shiftKey && document.activeElement === root)
  if (!isAtEdge) return
  event.preventDefault()
  ;(event.shiftKey ? stops.at(-1) : stops[0])?.focus()
}

function returnFocus(): void {
  // The page behind is still inert while this one goes.
  setTimeout(() => {
    const opener = modalOpener()
    if (opener instanceof HTMLElement && opener.isConnected && document.activeElement === document.body)
      opener.focus({ preventScroll: true })
  })
}
