import type { TourHost } from "../render/tour-host.ts"
import { mostPictures, readArea, readSum, type PublishDraft } from "./publish-draft.ts"
import type { ProfileGap, PublishHost } from "./publish-host.ts"

/** What a work is made with. */
export interface PublishScope {
  readonly host: Pick<PublishHost, "takeRender" | "takePicture" | "save" | "publish" | "show">
  readonly tours: Pick<TourHost, "show">
  readonly project: string
  /** Stores what is drawn; false where that cannot be now. */
  readonly settle: () => Promise<boolean>
  /** Draws the plan of the home. */
  readonly drawPlan: () => Promise<Blob>
  /** The draft has got further: what is made already is not made again. */
  readonly onStep: (draft: PublishDraft) => void
}

export type Published =
  | { readonly kind: "done"; readonly work: string; readonly isShown: boolean }
  /** It is there, and its designer's profile lacks something before others see it. */
  | { readonly kind: "incomplete"; readonly work: string; readonly gaps: readonly ProfileGap[] }
  | { readonly kind: "refused"; readonly message: string }
  | { readonly kind: "notStored" }

/**
 * Makes a work of the project: pictures, facts, 3D scene and tour, seen by everybody where `isShown`. Each step is the same
 * where it is repeated, so a press after an error, a lost answer or a second press makes nothing twice. Rejects where a call does
 * not come through.
 */
export async function publishWork(
  draft: PublishDraft,
  isShown: boolean,
  scope: PublishScope,
): Promise<Published> {
  const { host, tours, project } = scope
  if (!(await scope.settle())) return { kind: "notStored" }
  const saved = await saveWork(draft, scope)
  if (saved.kind === "refused") return saved
  const { work } = saved
  const attached = await host.publish(work, project)
  if (attached.kind === "refused") return attached
  if (draft.tour !== null) {
    const shown = await tours.show(draft.tour, work)
    if (shown.kind === "refused") return { kind: "refused", message: shown.message }
  }
  if (!isShown) return { kind: "done", work, isShown }
  const shown = await host.show(work)
  if (shown.kind === "refused") return shown
  if (shown.kind === "incomplete") return { kind: "incomplete", work, gaps: shown.gaps }
  return { kind: "done", work, isShown }
}

type Saved =
  | { readonly kind: "saved"; readonly work: string }
  | { readonly kind: "refused"; readonly message: string }

async function saveWork(draft: PublishDraft, scope: PublishScope): Promise<Saved> {
  // Uploads that a draft kept for longer than a day are gone: they are made anew, once.
  const first = await tryToSave(draft, scope)
  if (first.kind !== "picturesGone") return first
  const second = await tryToSave({ ...draft, uploads: {} }, scope)
  return second.kind === "picturesGone" ? { kind: "refused", message: "" } : second
}

async function tryToSave(
  draft: PublishDraft,
  scope: PublishScope,
): Promise<Saved | { kind: "picturesGone" }> {
  const { host, onStep } = scope
  const uploads = new Map(Object.entries(draft.uploads))
  const wanted = [
    ...draft.renders.slice(0, mostPictures - (draft.hasPlan ? 1 : 0)),
    ...(draft.hasPlan ? [plan] : []),
  ]
  for (const id of wanted) {
    if (uploads.has(id)) continue
    const taken = id === plan ? await host.takePicture(await scope.drawPlan()) : await host.takeRender(id)
    if (taken.kind === "refused") return { kind: "refused", message: taken.message }
    uploads.set(id, taken.value)
    onStep({ ...draft, uploads: Object.fromEntries(uploads) })
  }
  return host.save({
    key: draft.key,
    name: draft.name.trim(),
    description: draft.description.trim(),
    filters: draft.filters,
    area: readArea(draft.area),
    price: readSum(draft.price),
    isTemplate: draft.isTemplate,
    pictures: wanted.flatMap((id) => uploads.get(id) ?? []),
  })
}

/** What stands for the plan among renders. */
const plan = "plan"
