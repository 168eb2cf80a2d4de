import { countedIds } from "@roomwright/scene/commands/element-ids"
import { childrenOfKind, levelsOf } from "@roomwright/scene/document/scene-index"
import type { Scene } from "@roomwright/scene/document/scene"
import type { ElementId } from "@roomwright/scene/elements/values"
import { innerRegions } from "@roomwright/scene/geometry/measure-room"
import { planLevel } from "@roomwright/scene/geometry/plan-level"
import { boxAround, type Ring } from "@roomwright/scene/geometry/rings"
import type { Vector } from "@roomwright/scene/geometry/vectors"
import { flattenWall, wallAxis } from "@roomwright/scene/kinds/wall/wall-axis"
import { outlineWall, ringOfOutline } from "@roomwright/scene/kinds/wall/wall-outline"
import { buildTemplate } from "@roomwright/scene/templates/build-template"
import type { PlanTemplate } from "@roomwright/scene/templates/plan-template"

/** A plan as paths of an SVG, y down. */
export interface TemplatePicture {
  readonly viewBox: string
  readonly floors: string
  readonly walls: string
  /** Doors and windows: cut out of the walls. */
  readonly doors: string
  readonly windows: string
}

const known = new Map<string, TemplatePicture>()

/** The drawing of a template, if it was made already. */
export const drawnPicture = (template: PlanTemplate): TemplatePicture | null => known.get(template.id) ?? null

/** The drawing of a template's ground floor; made once. */
export function pictureOf(template: PlanTemplate): TemplatePicture {
  const drawn = known.get(template.id) ?? draw(template)
  known.set(template.id, drawn)
  return drawn
}

function draw(template: PlanTemplate): TemplatePicture {
  const scene = buildTemplate({ ...template, levels: template.levels.slice(0, 1) }, [], countedIds())
  const level = levelsOf(scene)[0]?.id ?? ""
  const plan = planLevel(scene, level)
  const box = boxAround(plan.walls.flatMap(({ wall }) => [...flattenWall(wall)]))
  const edge = 300
  const size = [box.maxX - box.minX + 2 * edge, box.maxY - box.minY + 2 * edge]
  return {
    viewBox: [box.minX - edge, -box.maxY - edge, ...size].map(Math.round).join(" "),
    floors: plan.rooms.flatMap((room) => innerRegions(room).map(({ outline }) => toPath(outline))).join(""),
    walls: plan.walls
      .map((_, at) => {
        const outline = outlineWall(plan, at)
        return outline ? toPath(ringOfOutline(outline)) : ""
      })
      .join(""),
    doors: openings(scene, level, false),
    windows: openings(scene, level, true),
  }
}

function openings(scene: Scene, level: ElementId, isWindow: boolean): string {
  return childrenOfKind(scene, level, "wall")
    .flatMap(({ id, element: wall }) => {
      const axis = wallAxis(wall)
      return childrenOfKind(scene, id, "opening")
        .filter(({ element }) => (element.type === "window") === isWindow)
        .map(({ element: { at, width } }) =>
          toLine([axis.pointAt(at - width / 2), axis.pointAt(at + width / 2)]),
        )
    })
    .join("")
}

const word = ({ x, y }: Vector): string => `${Math.round(x)} ${Math.round(-y)}`
const toLine = (places: readonly Vector[]): string => `M${places.map(word).join("L")}`
const toPath = (ring: Ring): string => (ring.length === 0 ? "" : `${toLine(ring)}Z`)
