import type { ProjectSummary } from "@roomwright/contract/studio/projects"
import { Button } from "@roomwright/ui/button"
import { Icon } from "@roomwright/ui/icon"
import { IconButton } from "@roomwright/ui/icon-button"
import { useCopied } from "@roomwright/ui/use-copied"
import { Check, Copy, X } from "lucide-react"
import { useEffect, useId, useRef, useState } from "react"
import { useProjectText } from "../platform/projects/project-texts.ts"
import type { ProjectActions } from "./use-project-actions.ts"

interface LinkDialogProps {
  readonly project: ProjectSummary
  readonly actions: ProjectActions
  readonly onClose: () => void
}

/** The link by which everybody who has it may look at a project. Nothing is shared by looking here. */
export function LinkDialog({ project, actions, onClose }: LinkDialogProps) {
  const t = useProjectText()
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const [link, setLink] = useState<string | null>(null)
  const { field, copied, copy } = useCopied(link ?? "")
  useEffect(() => {
    const { current } = dialog
    if (!current?.open) current?.showModal()
  }, [])
  const show = async (): Promise<void> => setLink(await actions.share(project))
  const withdraw = async (): Promise<void> => {
    if (await actions.withdraw(project)) dialog.current?.close()
  }
  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      onClose={onClose}
      className="m-auto max-h-[calc(100dvh-32px)] w-[min(520px,calc(100vw-32px))] rounded-card bg-paper p-6 text-ink shadow-float sm:p-8"
    >
      <div className="flex items-start justify-between gap-4">
        <div className="min-w-0">
          <h2 id={id} className="text-22">
            {t("projects.link")}
          </h2>
          <p className="mt-1 text-ink-2 wrap-anywhere">{project.name}</p>
        </div>
        <IconButton icon={X} label={t("projects.close")} onClick={() => dialog.current?.close()} />
      </div>
      <p className="mt-4 text-pretty">
        {t(project.isShared || link ? "projects.linkOpenText" : "projects.linkClosedText")}
      </p>
      {link === null ? null : (
        <div className="mt-4 grid gap-2">
          <input
            ref={field}
            readOnly
            value={link}
            aria-label={t("projects.link")}
            onFocus={({ target }) => target.select()}
            className="min-h-11 w-full min-w-0 rounded-control border border-field bg-card px-3 text-14"
          />
          <p role="status" className="min-h-5 text-14 text-ink-2">
            {copied === null ? null : t(copied === "yes" ? "projects.linkCopied" : "projects.linkNotCopied")}
          </p>
        </div>
      )}
      <div className="mt-5 flex flex-wrap gap-3">
        {link === null ? (
          <Button look="primary" disabled={actions.isBusy} onClick={() => void show()}>
            {t(project.isShared ? "projects.showLink" : "projects.makeLink")}
          </Button>
        ) : (
          <Button look="primary" onClick={copy}>
            <Icon of={copied === "yes" ? Check : Copy} />
            {t("projects.copyLink")}
          </Button>
        )}
        {project.isShared || link ? (
          <Button disabled={actions.isBusy} onClick={() => void withdraw()}>
            {t("projects.withdraw")}
          </Button>
        ) : null}
      </div>
    </dialog>
  )
}
