import { makeProject } from "@roomwright/contract/studio/project-calls"
import { pagePaths, studioPath } from "@roomwright/contract/page-paths"
import type { ProjectSummary } from "@roomwright/contract/studio/projects"
import { Button } from "@roomwright/ui/button"
import { useState } from "react"
import { Link, useNavigate } from "react-router"
import { ApiError } from "../platform/api.ts"
import { Ago } from "../platform/locale/ago.tsx"
import { formatArea } from "../platform/locale/format.ts"
import { useLanguage } from "../platform/locale/locale.tsx"
import { ProjectSketch } from "../platform/projects/project-sketch.tsx"
import { useProjectText } from "../platform/projects/project-texts.ts"
import { showToast } from "../platform/toast-store.ts"
import { StudioFrame } from "./studio-frame.tsx"
import { studioCall } from "./studio-session.ts"

interface ProjectChooserProps {
  readonly projects: readonly ProjectSummary[]
  /** How many there are besides. */
  readonly more: number
  /** What is in hand once one is open. */
  readonly piece: string | null
}

/** Which project to go on with, or a new one. */
export function ProjectChooser({ projects, more, piece }: ProjectChooserProps) {
  const t = useProjectText()
  const language = useLanguage()
  const navigate = useNavigate()
  // One wish, one project, however often it is pressed or sent.
  const [key, setKey] = useState(() => crypto.randomUUID())
  const [isBusy, setBusy] = useState(false)
  const begin = async (): Promise<void> => {
    setBusy(true)
    try {
      const made = await studioCall(makeProject, { body: { name: t("projects.newName"), key } })
      setKey(crypto.randomUUID())
      await navigate(studioPath(made.id, piece))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      showToast("error", error.message)
    }
    setBusy(false)
  }
  return (
    <StudioFrame>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="min-w-0">
          <h1 className="text-36">{t("projects.chooseTitle")}</h1>
          <p className="mt-1.5 text-ink-2">{t("projects.chooseText")}</p>
        </div>
        <Button look="primary" disabled={isBusy} onClick={() => void begin()}>
          {t("projects.new")}
        </Button>
      </div>
      {projects.length === 0 ? (
        <p className="mt-16 text-center text-ink-2">{t("projects.noneActive")}</p>
      ) : (
        <ul className="mt-8 grid grid-cols-1 gap-6 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
          {projects.map((project) => (
            <li key={project.id}>
              <Link
                to={studioPath(project.id, piece)}
                className="group grid overflow-hidden rounded-card border border-line bg-card hover:border-ink-2"
              >
                <ProjectSketch sketch={project.sketch} />
                <span className="grid gap-0.5 p-4">
                  <span className="truncate font-medium" title={project.name}>
                    {project.name}
                  </span>
                  <span className="num text-14 text-ink-2">
                    {t("projects.facts", {
                      rooms: project.facts.rooms,
                      area: formatArea(project.facts.areaM2, language),
                    })}
                  </span>
                  <span className="text-14 text-ink-2">
                    <Ago iso={project.changedAt} />
                  </span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      <p className="mt-8">
        <a href={pagePaths.projects} className="text-accent underline underline-offset-4">
          {more > 0 ? t("projects.seeMore", { count: more }) : t("projects.manage")}
        </a>
      </p>
    </StudioFrame>
  )
}
