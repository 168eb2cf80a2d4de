import { IconButton } from "@roomwright/ui/icon-button"
import { X } from "lucide-react"
import { useId, useLayoutEffect, useRef, type KeyboardEvent, type ReactNode } from "react"
import { useEscapeUntilTyped } from "./use-escape-until-typed.ts"
import { useText } from "../locale/locale.tsx"

interface QuestionDialogProps {
  readonly title: string
  readonly onClose: () => void
  readonly onKeyDown?: (event: KeyboardEvent<HTMLDialogElement>) => void
  readonly children: ReactNode
}

/**
 * The browser's own dialog, open as long as it is there; Escape closes it until something was typed. The focus begins
 * at what is marked with `data-autofocus`, else at the button that closes.
 */
export function QuestionDialog({ title, onClose, onKeyDown, children }: QuestionDialogProps) {
  const t = useText()
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const kept = useEscapeUntilTyped(onClose)
  // In layout's time: a dialog that is closed before it goes gives the focus back to where it was.
  useLayoutEffect(() => {
    const { current } = dialog
    if (!current) return
    current.showModal()
    current.querySelector<HTMLElement>("[data-autofocus]")?.focus()
    return () => current.close()
  }, [])
  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      {...kept}
      onKeyDown={(event) => {
        kept.onKeyDown(event)
        onKeyDown?.(event)
      }}
      className="m-auto max-h-[calc(100dvh-32px)] w-[min(560px,calc(100vw-32px))] overflow-y-auto rounded-card bg-paper p-6 text-ink shadow-float sm:p-8"
    >
      <div className="flex items-start justify-between gap-4">
        <h2 id={id} className="text-22">
          {title}
        </h2>
        <IconButton icon={X} label={t("action.close")} onClick={onClose} className="-mt-2 -mr-2 flex-none" />
      </div>
      {children}
    </dialog>
  )
}
