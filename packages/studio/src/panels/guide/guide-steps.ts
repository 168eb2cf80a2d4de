import { levelsOf } from "@roomwright/scene/document/scene-index"
import type { Scene } from "@roomwright/scene/document/scene"
import type { ElementId } from "@roomwright/scene/elements/values"
import { planLevel } from "@roomwright/scene/geometry/plan-level"
import { wallAxis } from "@roomwright/scene/kinds/wall/wall-axis"

/** What a first plan is made of, in order. */
export const guideSteps = ["room", "length", "door", "window", "name"] as const
export type GuideStep = (typeof guideSteps)[number]

export interface GuideState {
  readonly isShown: boolean
  readonly done: readonly GuideStep[]
  /** How long walls were when the step about lengths began, mm. */
  readonly lengths: Readonly<Record<ElementId, number>> | null
}

export const hiddenGuide: GuideState = { isShown: false, done: [], lengths: null }

/** Begins with the first step, whatever is there already. */
export const beginGuide = (scene: Scene): GuideState =>
  noticeGuide({ isShown: true, done: [], lengths: null }, scene)

/** The step that is to be done now; null when all are. */
export const stepOf = ({ done }: GuideState): GuideStep | null =>
  guideSteps.find((step) => !done.includes(step)) ?? null

export const skipStep = (guide: GuideState, scene: Scene): GuideState => {
  const step = stepOf(guide)
  return step ? noticeGuide({ ...guide, done: [...guide.done, step] }, scene) : guide
}

/** Takes down what the document shows to be done. What was done stays done, even if it is taken back. */
export function noticeGuide(guide: GuideState, scene: Scene): GuideState {
  const step = guide.isShown ? stepOf(guide) : null
  if (!step) return guide
  if (step === "length" && guide.lengths === null) return { ...guide, lengths: lengthsOf(scene) }
  if (!isDone(step, guide, scene)) return guide
  return noticeGuide({ ...guide, done: [...guide.done, step] }, scene)
}

function isDone(step: GuideStep, { lengths }: GuideState, scene: Scene): boolean {
  const elements = Object.values(scene.elements)
  switch (step) {
    case "room":
      return levelsOf(scene).some(({ id }) => planLevel(scene, id).rooms.length > 0)
    case "length": {
      const now = lengthsOf(scene)
      return Object.entries(lengths ?? {}).some(
        ([id, before]) => now[id] !== undefined && Math.abs(now[id] - before) >= 1,
      )
    }
    case "door":
      return elements.some((element) => element.kind === "opening" && element.type !== "window")
    case "window":
      return elements.some((element) => element.kind === "opening" && element.type === "window")
    case "name":
      return elements.some((element) => element.kind === "roomLabel")
  }
}

const lengthsOf = (scene: Scene): Readonly<Record<ElementId, number>> =>
  Object.fromEntries(
    Object.entries(scene.elements).flatMap(([id, element]) =>
      element.kind === "wall" ? [[id, wallAxis(element).length] as const] : [],
    ),
  )
