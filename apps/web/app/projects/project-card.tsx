import { ownRendersPath, studioPath } from "@roomwright/contract/page-paths"
import type { ProjectSummary } from "@roomwright/contract/studio/projects"
import { Icon } from "@roomwright/ui/icon"
import { IconButton } from "@roomwright/ui/icon-button"
import { Camera, Copy, Link2, Pencil, Trash2 } from "lucide-react"
import { useState } from "react"
import { Link } from "react-router"
import { ConfirmDialog } from "../platform/dialogs/confirm-dialog.tsx"
import { Ago } from "../platform/locale/ago.tsx"
import { ProjectSketch } from "../platform/projects/project-sketch.tsx"
import { useProjectText } from "../platform/projects/project-texts.ts"
import { LinkDialog } from "./link-dialog.tsx"
import { ProjectStats } from "./project-stats.tsx"
import { RenameForm } from "./rename-form.tsx"
import type { ProjectActions } from "./use-project-actions.ts"

interface ProjectCardProps {
  readonly project: ProjectSummary
  readonly actions: ProjectActions
  /** How many renders of it there are. */
  readonly renders: number
}

/** A home that one draws. Its name and plan open the studio, in a window of its own. */
export function ProjectCard({ project, actions, renders }: ProjectCardProps) {
  const t = useProjectText()
  const [open, setOpen] = useState<"name" | "link" | "trash" | null>(null)
  const [key, setKey] = useState(() => crypto.randomUUID())
  const { name, changedAt, isShared } = project
  const close = (): void => setOpen(null)
  const opened = { href: studioPath(project.id), target: "_blank", rel: "noopener" } as const
  const duplicate = async (): Promise<void> => {
    if (await actions.duplicate(project, key)) setKey(crypto.randomUUID())
  }
  return (
    <article className="grid overflow-hidden rounded-card border border-line bg-card" aria-label={name}>
      <a {...opened} tabIndex={-1} aria-hidden className="block">
        <ProjectSketch sketch={project.sketch} />
      </a>
      <div className="grid min-w-0 gap-0.5 px-4 pt-3.5">
        {open === "name" ? (
          <RenameForm project={project} actions={actions} onClose={close} />
        ) : (
          <h2 className="min-w-0 truncate font-sans text-16 font-medium tracking-normal" title={name}>
            <a {...opened} className="hover:text-accent">
              {name}
              <span className="sr-only">{t("projects.newWindow")}</span>
            </a>
          </h2>
        )}
        <ProjectStats facts={project.facts} />
        <p className="flex flex-wrap items-center gap-x-2 text-14 text-ink-2">
          <span>
            <span className="sr-only">{t("projects.changed")} </span>
            <Ago iso={changedAt} />
          </span>
          {isShared ? (
            <span className="inline-flex items-center gap-1 text-ok">
              <Icon of={Link2} size={16} />
              {t("projects.isShared")}
            </span>
          ) : null}
          {renders > 0 ? (
            <Link
              to={ownRendersPath(project.id)}
              className="inline-flex min-h-6 items-center gap-1 text-accent underline underline-offset-4"
            >
              <Icon of={Camera} size={16} />
              {t("projects.renders.count", { count: renders })}
            </Link>
          ) : null}
        </p>
      </div>
      <div className="flex gap-1 px-2.5 pt-1.5 pb-2">
        <IconButton
          icon={Pencil}
          label={t("projects.rename")}
          title={t("projects.rename")}
          onClick={() => setOpen("name")}
        />
        <IconButton
          icon={Copy}
          label={t("projects.duplicate")}
          title={t("projects.duplicate")}
          disabled={actions.isBusy}
          onClick={() => void duplicate()}
        />
        <IconButton
          icon={Link2}
          label={t("projects.link")}
          title={t("projects.link")}
          onClick={() => setOpen("link")}
        />
        <IconButton
          icon={Trash2}
          label={t("projects.toTrash")}
          title={t("projects.toTrash")}
          className="ml-auto"
          onClick={() => setOpen("trash")}
        />
      </div>
      {open === "link" ? <LinkDialog project={project} actions={actions} onClose={close} /> : null}
      {open === "trash" ? (
        <ConfirmDialog
          title={t("projects.trashAsk", { name })}
          text={t(isShared ? "projects.trashAskShared" : "projects.trashAskText")}
          confirmText={t("projects.toTrash")}
          cancelText={t("projects.cancel")}
          onCancel={close}
          onConfirm={() => {
            close()
            void actions.trash(project)
          }}
        />
      ) : null}
    </article>
  )
}
