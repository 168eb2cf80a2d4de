import { useState } from "react"
import { useEditor } from "../editor/use-editor.ts"
import { openDrawer } from "../panels/shell/stored-shell.ts"
import type { StudioRender } from "../render/render-host.ts"
import { useDeskState, useRenderDesk } from "../render/use-render-desk.ts"
import type { Saving } from "../saving/use-saving.ts"
import { useStudioText } from "../use-studio-text.ts"
import { faultsOf, keepDraft, readDraft, type DraftField, type PublishDraft } from "./publish-draft.ts"
import { proposeWork } from "./propose-work.ts"
import { publishWork, type Published } from "./publish-work.ts"

/** So many of the latest pictures are chosen by themselves. */
const usualPictures = 6

/** What can be a picture of a work: stills, and videos by their poster. */
export const isPicture = ({ state, sort, picture }: StudioRender): boolean =>
  state === "finished" && sort !== "panorama" && picture !== null

/** The form of a work that is made of the project: kept in this browser with every change until the work is there. */
export function usePublish({ host, project, ask }: Pick<Saving, "host" | "project" | "ask">) {
  const t = useStudioText()
  const editor = useEditor()
  const { desk, tours } = useRenderDesk()
  const renders = useDeskState(desk, (state) => state.renders)
  const [draft, setDraft] = useState<PublishDraft>(() => {
    const proposed = proposeWork(editor.read().scene)
    const finished = (desk.read().renders ?? []).filter(isPicture).slice(0, usualPictures)
    const usual: PublishDraft = {
      key: crypto.randomUUID(),
      name: project.name,
      description: "",
      filters: proposed.filters,
      area: proposed.area > 0 ? String(proposed.area) : "",
      price: "0",
      isTemplate: false,
      hasPlan: true,
      tour: null,
      renders: finished.map(({ id }) => id),
      uploads: {},
    }
    return readDraft(openDrawer(), project.id, usual) ?? usual
  })
  const [faults, setFaults] = useState<ReadonlySet<DraftField>>(new Set())
  const [busyWith, setBusyWith] = useState<"save" | "publish" | null>(null)
  const [ended, setEnded] = useState<Published | null>(null)
  const [problem, setProblem] = useState<string | null>(null)

  const keep = (next: PublishDraft): void => {
    setDraft(next)
    keepDraft(openDrawer(), project.id, next)
  }
  const change = (part: Partial<PublishDraft>): void => {
    keep({ ...draft, ...part })
    // What is changed is looked at again when it is sent.
    setFaults(new Set())
    setProblem(null)
  }
  /** Renders that were deleted meanwhile are no pictures any more. */
  const known = draft.renders.filter((id) => renders?.some((one) => one.id === id) ?? true)
  const isWaiting = known.some((id) => {
    const state = renders?.find((one) => one.id === id)?.state
    return state === "waiting" || state === "running"
  })
  const ready = known.filter((id) => renders?.some((one) => one.id === id && isPicture(one)) ?? false)

  const send = async (isShown: boolean): Promise<void> => {
    if (busyWith !== null) return
    const sent = { ...draft, renders: ready }
    const found = faultsOf(sent)
    setFaults(new Set(found))
    setProblem(
      found.length > 0
        ? t("publish.fault.some", { count: found.length })
        : isWaiting
          ? t("publish.fault.waiting")
          : null,
    )
    if (found.length > 0 || isWaiting) return
    setBusyWith(isShown ? "publish" : "save")
    setEnded(null)
    try {
      const { scene, options } = editor.read()
      const answer = await publishWork(sent, isShown, {
        host: host.publishing,
        tours,
        project: project.id,
        settle: () => ask.settle(),
        drawPlan: async () => {
          const { drawPlanPicture } = await import("./draw-plan-picture.ts")
          return drawPlanPicture(scene, { t, unit: options.unit }, host.library)
        },
        onStep: keep,
      })
      if (answer.kind === "notStored") setProblem(t("publish.notStored"))
      else if (answer.kind === "refused") setProblem(answer.message || t("share.notDone"))
      else {
        // The work is there: what is typed from now on would be another one.
        if (answer.kind === "done") keepDraft(openDrawer(), project.id, null)
        setEnded(answer)
      }
    } catch {
      setProblem(t("share.notDone"))
    }
    setBusyWith(null)
  }
  return { draft, chosen: known, change, faults, busyWith, isWaiting, problem, ended, send }
}

export type PublishForm = ReturnType<typeof usePublish>
