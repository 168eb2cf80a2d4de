import { useEffect, useId, useRef } from "react"
import { useStudioText } from "../../use-studio-text.ts"
import type { Question } from "../shell/shell.ts"
import { useShell, useShellState } from "../shell/use-shell.ts"
import { PanelButton } from "./panel-button.tsx"

/** Asks what there is to ask. Escape is no. */
export function QuestionDialog() {
  const question = useShellState((state) => state.question)
  return question ? <Asking key={question.title} question={question} /> : null
}

function Asking({ question }: { readonly question: Question }) {
  const t = useStudioText()
  const shell = useShell()
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal()
  }, [])
  const leave = (): void => {
    dialog.current?.close()
    shell.set({ question: null })
  }
  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onCancel={(event) => {
        event.preventDefault()
        leave()
      }}
      className="m-auto w-[min(440px,calc(100vw-32px))] rounded-card border border-line bg-card p-6 text-14 text-ink shadow-float"
    >
      <h2 id={`${id}-title`} className="text-20">
        {question.title}
      </h2>
      <p id={`${id}-text`} className="mt-2 text-ink-2">
        {question.text}
      </p>
      <div className="mt-6 flex flex-wrap justify-end gap-2">
        <PanelButton onClick={leave}>{t("panel.cancel")}</PanelButton>
        <PanelButton
          look="primary"
          onClick={() => {
            leave()
            question.run()
          }}
        >
          {question.confirm}
        </PanelButton>
      </div>
    </dialog>
  )
}
