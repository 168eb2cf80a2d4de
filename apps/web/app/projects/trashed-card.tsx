import type { ProjectSummary } from "@roomwright/contract/studio/projects"
import { Button } from "@roomwright/ui/button"
import { useState } from "react"
import { ConfirmDialog } from "../platform/dialogs/confirm-dialog.tsx"
import { Day } from "../platform/locale/day.tsx"
import { ProjectSketch } from "../platform/projects/project-sketch.tsx"
import { useProjectText } from "../platform/projects/project-texts.ts"
import { ProjectStats } from "./project-stats.tsx"
import type { ProjectActions } from "./use-project-actions.ts"

interface TrashedCardProps {
  readonly project: ProjectSummary
  readonly actions: ProjectActions
}

/** A project in the trash: taken out again, or deleted for ever. */
export function TrashedCard({ project, actions }: TrashedCardProps) {
  const t = useProjectText()
  const [isAsking, setAsking] = useState(false)
  const { name, deletedAfter } = project
  return (
    <article className="grid overflow-hidden rounded-card border border-line bg-card" aria-label={name}>
      <span className={project.sketch ? "block opacity-60" : "block"}>
        <ProjectSketch sketch={project.sketch} />
      </span>
      <div className="grid min-w-0 gap-0.5 px-4 pt-3.5">
        <h2 className="min-w-0 truncate font-sans text-16 font-medium tracking-normal" title={name}>
          {name}
        </h2>
        <ProjectStats facts={project.facts} />
        {deletedAfter === null ? null : (
          <p className="text-14 text-ink-2">
            {t("projects.goneAfter")} <Day iso={deletedAfter} />
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-2 p-4 pt-3">
        <Button small disabled={actions.isBusy} onClick={() => void actions.restore(project)}>
          {t("projects.restore")}
        </Button>
        <Button small look="quiet" disabled={actions.isBusy} onClick={() => setAsking(true)}>
          {t("projects.delete")}
        </Button>
      </div>
      {isAsking ? (
        <ConfirmDialog
          title={t("projects.deleteAsk", { name })}
          text={t("projects.deleteAskText")}
          confirmText={t("projects.delete")}
          cancelText={t("projects.cancel")}
          onCancel={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false)
            void actions.remove(project)
          }}
        />
      ) : null}
    </article>
  )
}
