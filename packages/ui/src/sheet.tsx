import { X } from "lucide-react"
import { useEffect, useRef, type ReactNode } from "react"
import { IconButton } from "./icon-button.tsx"

interface SheetProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly title: string
  readonly closeLabel: string
  readonly children: ReactNode
  readonly footer?: ReactNode
}

/** A sheet from the lower edge, for phones. The browser's own dialog keeps focus inside and takes Escape. */
export function Sheet({ open, onClose, title, closeLabel, children, footer }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const element = dialog.current
    if (!element) return
    if (open && !element.open) element.showModal()
    if (!open && element.open) element.close()
  }, [open])
  return (
    // A press on the backdrop closes; keys have Escape and the button.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      aria-label={title}
      // The browser tells of a closing a moment after it, and by then the sheet may be open again. So Escape closes by
      // way of the owner, as the button does, and a late message about an open sheet says nothing.
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClose={() => {
        if (dialog.current?.open === false) onClose()
      }}
      onClick={(event) => {
        if (event.target === dialog.current) onClose()
      }}
      className="fixed inset-x-0 top-auto bottom-0 m-0 max-h-[calc(100dvh-56px)] w-full max-w-none flex-col overflow-hidden rounded-t-[20px] bg-paper text-ink open:flex"
    >
      <header className="flex items-center justify-between px-gutter pt-5 pb-2">
        <h2 className="text-22">{title}</h2>
        <IconButton icon={X} label={closeLabel} onClick={onClose} />
      </header>
      <div data-sheet-body className="min-h-0 flex-1 overflow-y-auto px-gutter pb-4">
        {open ? children : null}
      </div>
      {footer ? (
        <footer className="flex gap-3 border-t border-line px-gutter pt-3 pb-5">{footer}</footer>
      ) : null}
    </dialog>
  )
}
