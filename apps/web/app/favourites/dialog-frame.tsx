import { IconButton } from "@roomwright/ui/icon-button"
import { X } from "lucide-react"
import { useEffect, useId, useRef, type ReactNode } from "react"
import { useText } from "../platform/locale/locale.tsx"

interface DialogFrameProps {
  readonly title: string
  readonly onClose: () => void
  readonly children: ReactNode
}

/** The browser's own dialog, open as long as it is there; Escape closes it. */
export function DialogFrame({ title, onClose, children }: DialogFrameProps) {
  const t = useText()
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const { current } = dialog
    if (!current?.open) current?.showModal()
  }, [])
  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      className="m-auto max-h-[calc(100dvh-32px)] w-[min(480px,calc(100vw-32px))] overflow-y-auto rounded-card bg-paper p-6 text-ink shadow-float sm:p-8"
    >
      <div className="flex items-start justify-between gap-4">
        <h2 id={id} className="text-22 wrap-anywhere">
          {title}
        </h2>
        <IconButton
          icon={X}
          label={t("action.close")}
          onClick={onClose}
          className="-mt-1.5 -mr-2 flex-none"
        />
      </div>
      {children}
    </dialog>
  )
}
