import { X } from "lucide-react"
import type { ReactNode } from "react"
import { closesDialog } from "./dialog-commands.ts"
import { IconButton } from "./icon-button.tsx"

interface SheetProps {
  /** Buttons with `opensDialog(id)` open it. */
  readonly id: string
  readonly title: string
  readonly closeLabel: string
  readonly children: ReactNode
  readonly footer?: ReactNode
}

/**
 * A sheet from the lower edge, for phones. It is the browser's own dialog, opened and closed by the browser's own
 * buttons: it needs no program, keeps the focus inside and takes Escape. No state stands beside it.
 */
export function Sheet({ id, title, closeLabel, children, footer }: SheetProps) {
  return (
    // A press on the backdrop closes, as `closedby` says where browsers know it; keys have Escape and the button.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      id={id}
      aria-label={title}
      closedby="any"
      onClick={({ target, currentTarget }) => {
        if (target === currentTarget) currentTarget.close()
      }}
      className="fixed inset-x-0 top-auto bottom-0 m-0 max-h-[calc(100dvh-56px)] w-full max-w-none flex-col overflow-hidden rounded-t-[20px] bg-paper text-ink open:flex"
    >
      <header className="flex items-center justify-between px-gutter pt-5 pb-2">
        <h2 className="text-22">{title}</h2>
        <IconButton icon={X} label={closeLabel} {...closesDialog(id)} />
      </header>
      <div data-sheet-body className="min-h-0 flex-1 overflow-y-auto px-gutter pb-4">
        {children}
      </div>
      {footer ? (
        <footer className="flex gap-3 border-t border-line px-gutter pt-3 pb-5">{footer}</footer>
      ) : null}
    </dialog>
  )
}
