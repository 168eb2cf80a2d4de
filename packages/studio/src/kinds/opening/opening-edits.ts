import { setOpening, type OpeningShape } from "@roomwright/scene/kinds/opening/place-opening"
import { refuse } from "@roomwright/scene/commands/outcome"
import { findElement } from "@roomwright/scene/document/scene-index"
import type { Opening, OpeningType } from "@roomwright/scene/kinds/opening/opening"
import type { ElementId } from "@roomwright/scene/elements/values"
import type { Command } from "../../editor/editor.ts"
import { inOrder } from "../../edits/in-order.ts"

type Size = Pick<OpeningShape, "width" | "height" | "sill">

/** The sizes that each kind mostly has, mm. */
export const usualSizes: Readonly<Record<OpeningType, Size>> = {
  hinged: { width: 900, height: 2_100, sill: 0 },
  double: { width: 1_500, height: 2_100, sill: 0 },
  sliding: { width: 1_800, height: 2_200, sill: 0 },
  folding: { width: 2_400, height: 2_200, sill: 0 },
  passage: { width: 900, height: 2_200, sill: 0 },
  arch: { width: 1_000, height: 2_300, sill: 0 },
  window: { width: 1_500, height: 1_500, sill: 900 },
}

export const usualShape = (type: OpeningType): OpeningShape => ({
  ...usualSizes[type],
  type,
  hinge: "from",
  swing: "left",
})

export const isDoor = ({ type }: Pick<Opening, "type">): boolean => type !== "window"
/** Has a leaf that turns about a hinge. */
export const hasHinge = ({ type }: Pick<Opening, "type">): boolean => type === "hinged" || type === "folding"
/** Opens to one side of the wall. */
export const hasSwing = ({ type }: Pick<Opening, "type">): boolean =>
  type === "hinged" || type === "double" || type === "folding"

/** Makes another kind of it: its width stays, and its height where a door stays a door. */
export const setOpeningType =
  (id: ElementId, type: OpeningType): Command =>
  (scene, newId) => {
    const opening = findElement(scene, id, "opening")
    if (!opening) return refuse("notFound", id)
    const { height, sill } = usualSizes[type]
    const sizes = isDoor(opening) === isDoor({ type }) ? {} : { height, sill }
    return setOpening(scene, { opening: id, type, ...sizes }, newId)
  }

/** Turns the hinges of each to the other end, or its leaves to the other side. */
export const turnOpenings = (ids: readonly ElementId[], what: "hinge" | "swing"): Command =>
  inOrder(
    ids.map((id): Command => (scene, newId) => {
      const opening = findElement(scene, id, "opening")
      if (!opening) return refuse("notFound", id)
      return what === "hinge"
        ? setOpening(scene, { opening: id, hinge: opening.hinge === "from" ? "to" : "from" }, newId)
        : setOpening(scene, { opening: id, swing: opening.swing === "left" ? "right" : "left" }, newId)
    }),
  )
