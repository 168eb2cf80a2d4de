import { childrenOfKind } from "../document/scene-index.ts"
import type { Scene } from "../document/scene.ts"
import type { ElementId } from "../elements/values.ts"
import { planLevel } from "../geometry/plan-level.ts"
import { boxAround } from "../geometry/rings.ts"
import { boxOfItem } from "../kinds/item/item-outline.ts"
import type { Drawing, Mark } from "./drawing.ts"
import { boxOfMarks, moveMarks } from "./move-marks.ts"
import { drawingArea, northArrow, scaleBar, type Paper } from "./sheet-frame.ts"

/** Scales of ISO 5455, and those between that homes are drawn at. */
export const scales = [10, 20, 25, 50, 75, 100, 150, 200, 250, 500, 1_000, 2_000, 5_000] as const

/** mm on paper: what chains of dimensions take on each side, and the strip with scale bar and arrow below. */
const [chainRoom, strip, free] = [27, 15, 3]

/** The largest scale from 1:50 on at which a level fits a paper. Null: none does. */
export function fitScale(scene: Scene, level: ElementId, paper: Paper, hasChains: boolean): number | null {
  const { outsides } = planLevel(scene, level)
  const places = outsides.flat().flatMap(({ innerFrom, innerTo }) => [innerFrom, innerTo])
  const items = childrenOfKind(scene, level, "item").flatMap(({ element }) => {
    const { minX, minY, maxX, maxY } = boxOfItem(element)
    return [
      { x: minX, y: minY },
      { x: maxX, y: maxY },
    ]
  })
  const all = places.length > 0 ? places : items
  if (all.length === 0) return null
  const box = boxAround(all)
  const area = drawingArea(paper)
  const beside = 2 * ((hasChains ? chainRoom : 4) + free)
  return (
    scales.find(
      (scale) =>
        scale >= 50 &&
        (box.maxX - box.minX) / scale + beside <= area.maxX - area.minX &&
        (box.maxY - box.minY) / scale + beside + strip <= area.maxY - area.minY,
    ) ?? null
  )
}

/** Puts a drawing into the middle of a paper's area, above its scale bar and the arrow to the north. */
export function layOutPlan(
  { marks, scale }: Drawing,
  paper: Paper,
  { degrees, letter }: { readonly degrees: number; readonly letter: string },
): readonly Mark[] {
  const area = drawingArea(paper)
  const box = boxOfMarks(marks) ?? { minX: 0, maxX: 0, minY: 0, maxY: 0 }
  const shift = {
    x: (area.minX + area.maxX - box.minX - box.maxX) / 2,
    y: (area.minY + strip + area.maxY - box.minY - box.maxY) / 2,
  }
  return [
    ...moveMarks(marks, shift),
    ...scaleBar({ x: area.minX + 8, y: area.minY + 4 }, scale),
    ...northArrow({ x: area.maxX - 12, y: area.minY + 8 }, degrees, letter),
  ]
}
