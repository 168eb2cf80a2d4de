import { studioPath } from "@roomwright/contract/page-paths"
import type { OwnWorkScene } from "@roomwright/contract/studio/work-scenes"
import { Button } from "@roomwright/ui/button"
import { Ago } from "../../platform/locale/ago.tsx"
import { ProjectSketch } from "../../platform/projects/project-sketch.tsx"
import { useMyWorksText } from "./my-works-texts.ts"

interface PublishedSceneProps {
  readonly scene: OwnWorkScene
  readonly isBusy: boolean
  readonly onUpdate: (projectId: string) => Promise<void>
  readonly onReplace: () => void
  readonly onRemove: () => void
}

/** The scene that a work carries: from which project, since when, and whether that was changed. */
export function PublishedScene({ scene, isBusy, onUpdate, onReplace, onRemove }: PublishedSceneProps) {
  const t = useMyWorksText()
  const { project, isBehind, publishedAt, sketch } = scene
  return (
    <div className="grid gap-4 sm:grid-cols-[200px_1fr]">
      <span className="overflow-hidden rounded-control border border-line">
        <ProjectSketch sketch={sketch} />
      </span>
      <div className="grid content-start gap-2">
        <p className="font-medium wrap-anywhere">
          {project ? (
            <a
              href={studioPath(project.id)}
              target="_blank"
              rel="noopener"
              className="text-accent underline-offset-4 hover:underline"
            >
              {project.name}
            </a>
          ) : (
            t("myWorks.scene.projectGone")
          )}
        </p>
        <p className="text-14 text-ink-2">
          {t("myWorks.scene.publishedAt")} <Ago iso={publishedAt} />
        </p>
        <p className="text-14 text-pretty">
          {t(
            project === null
              ? "myWorks.scene.goneText"
              : isBehind
                ? "myWorks.scene.behind"
                : "myWorks.scene.current",
          )}
        </p>
        <div className="mt-1 flex flex-wrap gap-2">
          {project && isBehind ? (
            <Button look="primary" small aria-disabled={isBusy} onClick={() => void onUpdate(project.id)}>
              {t("myWorks.scene.update")}
            </Button>
          ) : null}
          <Button small onClick={onReplace}>
            {t("myWorks.scene.replace")}
          </Button>
          <Button look="quiet" small aria-disabled={isBusy} onClick={onRemove}>
            {t("myWorks.scene.remove")}
          </Button>
        </div>
      </div>
    </div>
  )
}
