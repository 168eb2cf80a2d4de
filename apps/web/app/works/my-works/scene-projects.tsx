import type { ProjectSummary } from "@roomwright/contract/studio/projects"
import { formatArea } from "../../platform/locale/format.ts"
import { useLanguage } from "../../platform/locale/locale.tsx"
import { ProjectSketch } from "../../platform/projects/project-sketch.tsx"
import { useMyWorksText } from "./my-works-texts.ts"

interface SceneProjectsProps {
  readonly projects: readonly ProjectSummary[]
  readonly isBusy: boolean
  readonly onPick: (projectId: string) => void
}

/** One's own projects with their plans, to publish one of them as the scene of a work. */
export function SceneProjects({ projects, isBusy, onPick }: SceneProjectsProps) {
  const t = useMyWorksText()
  const language = useLanguage()
  return (
    <div className="grid gap-2">
      <p className="text-14 text-ink-2">{t("myWorks.scene.choose")}</p>
      <ul
        aria-label={t("myWorks.scene.projects")}
        className="grid max-h-[460px] grid-cols-1 gap-3 overflow-y-auto p-0.5 min-[420px]:grid-cols-2 lg:grid-cols-3"
      >
        {projects.map(({ id, name, sketch, facts }) => (
          <li key={id}>
            <button
              type="button"
              aria-disabled={isBusy}
              onClick={() => onPick(id)}
              className="grid w-full overflow-hidden rounded-control border border-line bg-card text-left hover:border-ink-2"
            >
              <ProjectSketch sketch={sketch} />
              <span className="grid gap-0.5 px-3 py-2.5">
                <span className="truncate text-14 font-medium" title={name}>
                  {name}
                </span>
                <span className="num text-12 text-ink-2">{formatArea(facts.areaM2, language)}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
