import { Button } from "@roomwright/ui/button"
import { useId, useLayoutEffect, useRef } from "react"

interface ConfirmDialogProps {
  readonly title: string
  readonly text: string
  readonly confirmText: string
  readonly cancelText: string
  readonly onConfirm: () => void
  readonly onCancel: () => void
}

/**
 * Asks before something that cannot be taken back; open as long as it is there. Escape cancels. It is the browser's own
 * dialog: nothing is to be said by toasts while it waits.
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, text, confirmText, cancelText, onConfirm, onCancel } = props
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  // In layout's time: a dialog that is closed before it goes gives the focus back to where it was.
  useLayoutEffect(() => {
    const { current } = dialog
    if (!current) return
    current.showModal()
    return () => current.close()
  }, [])
  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onCancel={(event) => {
        event.preventDefault()
        onCancel()
      }}
      className="m-auto w-[min(480px,calc(100vw-32px))] rounded-card bg-paper p-6 text-ink shadow-float sm:p-8"
    >
      <h2 id={`${id}-title`} className="text-22">
        {title}
      </h2>
      <p id={`${id}-text`} className="mt-2 text-ink-2 wrap-anywhere">
        {text}
      </p>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button onClick={onCancel}>{cancelText}</Button>
        <Button look="primary" onClick={onConfirm}>
          {confirmText}
        </Button>
      </div>
    </dialog>
  )
}
