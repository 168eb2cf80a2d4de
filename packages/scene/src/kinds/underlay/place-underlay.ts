import { childrenOfKind, findElement } from "../../document/scene-index.ts"
import type { Scene } from "../../document/scene.ts"
import type { Underlay } from "./underlay.ts"
import type { ElementId } from "../../elements/values.ts"
import { distance, minus, plus, rotate, rounded, times, type Vector } from "../../geometry/vectors.ts"
import { openDraft } from "../../commands/draft.ts"
import { normalTurn } from "../../commands/normal-turn.ts"
import { refuse, type NewId, type Outcome } from "../../commands/outcome.ts"
import { settle } from "../../commands/settle.ts"

/** The initial width of a picture without a scale, mm. */
export const usualUnderlayWidth = 12_000

/** Places a picture of a plan under a level, replacing the present one. */
export function layUnderlay(
  scene: Scene,
  {
    level,
    picture,
    pixels,
    at = { x: 0, y: 0 },
  }: {
    readonly level: ElementId
    readonly picture: string
    readonly pixels: Underlay["pixels"]
    readonly at?: Vector
  },
  newId: NewId,
): Outcome {
  if (!findElement(scene, level, "level")) return refuse("notFound", level)
  const draft = openDraft(scene)
  for (const { id } of childrenOfKind(scene, level, "underlay")) draft.remove(id)
  draft.put(newId("underlay"), {
    kind: "underlay",
    parent: level,
    picture,
    at: rounded(at),
    turn: 0,
    pixels,
    mmPerPixel: usualUnderlayWidth / pixels.width,
    opacity: 0.5,
  })
  return settle(draft, newId)
}

/**
 * Sets the picture's scale: the distance between two points of the plan is this long. The first one stays in
 * place.
 */
export function scaleUnderlay(
  scene: Scene,
  {
    underlay: id,
    from,
    to,
    length,
  }: { readonly underlay: ElementId; readonly from: Vector; readonly to: Vector; readonly length: number },
  newId: NewId,
): Outcome {
  const underlay = findElement(scene, id, "underlay")
  if (!underlay) return refuse("notFound", id)
  const shown = distance(from, to)
  if (shown < 1) return refuse("pointsTooNear", id)
  const factor = length / shown
  const draft = openDraft(scene)
  draft.put(id, {
    ...underlay,
    mmPerPixel: underlay.mmPerPixel * factor,
    at: rounded(plus(from, times(minus(underlay.at, from), factor))),
  })
  return settle(draft, newId)
}

/** Moves, turns or fades the picture. */
export function setUnderlay(
  scene: Scene,
  {
    underlay: id,
    ...values
  }: Partial<Pick<Underlay, "at" | "turn" | "opacity">> & { readonly underlay: ElementId },
  newId: NewId,
): Outcome {
  const underlay = findElement(scene, id, "underlay")
  if (!underlay) return refuse("notFound", id)
  const draft = openDraft(scene)
  const after = { ...underlay, ...values }
  draft.put(id, { ...after, at: rounded(after.at), turn: normalTurn(after.turn) })
  return settle(draft, newId)
}

/** Whether a point is on the picture. */
export function isOnUnderlay({ at, turn, pixels, mmPerPixel }: Underlay, place: Vector): boolean {
  const { x, y } = rotate(minus(place, at), -turn)
  return x >= 0 && y >= 0 && x <= pixels.width * mmPerPixel && y <= pixels.height * mmPerPixel
}
