import { X } from "lucide-react"
import { useEffect, useRef, type ReactNode } from "react"
import { useStudioText } from "../../use-studio-text.ts"
import { ToolButton } from "./panel-button.tsx"

interface DialogFrameProps {
  readonly title: string
  readonly onClose: () => void
  readonly className?: string
  readonly children: ReactNode
}

/** A window over the studio, open as long as it is there. Escape, the cross and a press beside it close it. */
export function DialogFrame({ title, onClose, className, children }: DialogFrameProps) {
  const t = useStudioText()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal()
  }, [])
  return (
    // A press beside it closes; keys have Escape and the button.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      aria-label={title}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === dialog.current) dialog.current.close()
      }}
      className={`m-auto max-h-[calc(100dvh-48px)] flex-col overflow-hidden rounded-card border border-line bg-card text-13 text-ink shadow-float open:flex ${className ?? ""}`}
    >
      <div className="flex items-center justify-between border-b border-line py-2 pr-2 pl-5">
        <h2 className="text-18">{title}</h2>
        <ToolButton icon={X} label={t("panel.close")} onClick={() => dialog.current?.close()} />
      </div>
      {children}
    </dialog>
  )
}
