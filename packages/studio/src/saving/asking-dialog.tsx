import { useEffect, useId, useRef, type ReactNode } from "react"

interface AskingDialogProps {
  readonly title: string
  readonly text: string
  readonly children?: ReactNode
  /** The answers. */
  readonly answers: ReactNode
}

/** A question that has to be answered: neither Escape nor a press beside it closes it. */
export function AskingDialog({ title, text, children, answers }: AskingDialogProps) {
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    const { current } = dialog
    if (!current?.open) current?.showModal()
    // No answer is the usual one: nobody gives it by pressing a key a moment too late.
    heading.current?.focus()
  }, [])
  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onCancel={(event) => event.preventDefault()}
      // Browsers close at the second Escape whatever the page says.
      onClose={() => dialog.current?.showModal()}
      className="m-auto max-h-[calc(100dvh-32px)] w-[min(560px,calc(100vw-32px))] overflow-y-auto rounded-card border border-line bg-card p-6 text-14 text-ink shadow-float"
    >
      <h2 ref={heading} id={`${id}-title`} tabIndex={-1} className="text-20 outline-none">
        {title}
      </h2>
      <p id={`${id}-text`} className="mt-2 text-pretty text-ink-2">
        {text}
      </p>
      {children}
      <div className="mt-6 flex flex-wrap justify-end gap-2">{answers}</div>
    </dialog>
  )
}
