import { listProjects } from "@roomwright/contract/studio/project-calls"
import { attachScene, detachScene, readOwnWorkScene } from "@roomwright/contract/studio/work-scene-calls"
import type { ProjectSummary } from "@roomwright/contract/studio/projects"
import type { OwnWorkScene } from "@roomwright/contract/studio/work-scenes"
import { pagePaths } from "@roomwright/contract/page-paths"
import { Button } from "@roomwright/ui/button"
import { useEffect, useState } from "react"
import { Link } from "react-router"
import { ApiError } from "../../platform/api.ts"
import { ConfirmDialog } from "../../platform/dialogs/confirm-dialog.tsx"
import { useLanguage } from "../../platform/locale/locale.tsx"
import { projectTexts } from "../../platform/projects/project-texts.ts"
import { siteCall } from "../../platform/site-call.ts"
import { showToast } from "../../platform/toast-store.ts"
import { useMyWorksText } from "./my-works-texts.ts"
import { PublishedScene } from "./published-scene.tsx"
import { SceneProjects } from "./scene-projects.tsx"

/** What the form of the work goes on with after its scene was changed. */
export interface SceneChange {
  readonly edition: number
  /** The work that the scene was begun from; null where nothing is known of one. */
  readonly templateId: string | null
}

interface SceneFieldProps {
  readonly workId: string
  readonly onChanged: (change: SceneChange) => void
}

interface Loaded {
  readonly scene: OwnWorkScene | null
  readonly projects: readonly ProjectSummary[]
}

const mostProjects = "50"

/** The 3D scene of a work: a project of one's own as it was published. Every press is done at once, apart from the form. */
export function SceneField({ workId, onChanged }: SceneFieldProps) {
  const t = useMyWorksText()
  const language = useLanguage()
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [isChoosing, setChoosing] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const [tries, setTries] = useState(0)
  useEffect(() => {
    let isOvertaken = false
    const call = siteCall(language)
    Promise.all([
      call(readOwnWorkScene, { params: { id: workId } }),
      call(listProjects, { query: { size: mostProjects } }),
      projectTexts.load(language),
    ]).then(
      ([scene, { content }]) => {
        if (!isOvertaken) setLoaded({ scene, projects: content })
      },
      (error: unknown) => {
        if (!(error instanceof ApiError)) throw error
        if (!isOvertaken) setFailed(true)
      },
    )
    return () => {
      isOvertaken = true
    }
  }, [workId, language, tries])

  const act = async (
    change: () => Promise<{ scene: OwnWorkScene | null; edition: number }>,
  ): Promise<void> => {
    if (isBusy) return
    setBusy(true)
    try {
      const { scene, edition } = await change()
      setLoaded((before) => before && { ...before, scene })
      setChoosing(false)
      onChanged({ edition, templateId: scene?.templateId ?? null })
      showToast("success", t(scene ? "myWorks.scene.said.published" : "myWorks.scene.said.removed"))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (error.status !== 401) showToast("error", error.message)
    }
    setBusy(false)
  }
  const attach = (projectId: string): Promise<void> =>
    act(async () => {
      const input = { params: { id: workId }, body: { projectId } }
      const scene = await siteCall(language)(attachScene, input)
      return { scene, edition: scene.edition }
    })
  const detach = (): Promise<void> =>
    act(async () => {
      const { edition } = await siteCall(language)(detachScene, { params: { id: workId } })
      return { scene: null, edition }
    })

  if (hasFailed)
    return (
      <div role="alert" className="mt-4 flex flex-wrap items-center gap-3">
        <p>{t("myWorks.scene.failed")}</p>
        <Button
          onClick={() => {
            setFailed(false)
            setTries(tries + 1)
          }}
        >
          {t("myWorks.scene.again")}
        </Button>
      </div>
    )
  if (!loaded)
    return (
      <p aria-busy className="mt-4 text-ink-2">
        {t("myWorks.scene.loading")}
      </p>
    )
  const { scene, projects } = loaded
  return (
    <div className="mt-4 grid gap-4">
      {scene ? (
        <PublishedScene
          scene={scene}
          isBusy={isBusy}
          onUpdate={attach}
          onReplace={() => setChoosing(!isChoosing)}
          onRemove={() => setAsking(true)}
        />
      ) : null}
      {scene && !isChoosing ? null : projects.length > 0 ? (
        <SceneProjects projects={projects} isBusy={isBusy} onPick={(id) => void attach(id)} />
      ) : (
        <p className="text-ink-2">
          {t("myWorks.scene.noProjects")}{" "}
          <Link to={pagePaths.projects} className="text-accent underline underline-offset-4">
            {t("myWorks.scene.toProjects")}
          </Link>
        </p>
      )}
      {isAsking ? (
        <ConfirmDialog
          title={t("myWorks.scene.removeAsk")}
          text={t("myWorks.scene.removeAskText")}
          confirmText={t("myWorks.scene.remove")}
          cancelText={t("myWorks.scene.cancel")}
          onCancel={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false)
            void detach()
          }}
        />
      ) : null}
    </div>
  )
}
