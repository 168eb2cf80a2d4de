import { finishes } from "../finishes/finishes.ts"
import { modelOfItem } from "../model/model-of-item.ts"
import { findElement, onLevel } from "@roomwright/scene/document/scene-index"
import type { Scene } from "@roomwright/scene/document/scene"
import type { ElementId } from "@roomwright/scene/elements/values"
import { planLevel, wallsOfLevel } from "@roomwright/scene/geometry/plan-level"
import type { Ring } from "@roomwright/scene/geometry/rings"
import { surfaceFinishOf, wallFinishOf } from "@roomwright/scene/geometry/room-facts"
import type { Room } from "@roomwright/scene/geometry/rooms"
import type { Item } from "@roomwright/scene/kinds/item/item"
import { closestWall } from "@roomwright/scene/kinds/wall/closest-wall"
import { stretchAt, stretchesOf } from "@roomwright/scene/kinds/wall/wall-stretches"
import { finishOr, usualFinishes } from "../solids/usual-finishes.ts"
import { added, linearColour, scaled, type Rgb } from "./colours.ts"
import type { LitCover } from "./lit-room.ts"

const colourOf = (material: string | undefined, usual: keyof typeof usualFinishes): Rgb =>
  linearColour(finishes[finishOr(material, usualFinishes[usual])].colour)

export const ceilingColour = (scene: Scene, level: ElementId, room: Room): Rgb =>
  colourOf(surfaceFinishOf(scene, level, room, "ceiling")?.element.material, "ceiling")

/** The colour and the height (metres) of the wall behind each edge of a room's outline (mm of the plan). */
export function wallsBehind(
  scene: Scene,
  level: ElementId,
  outline: Ring,
): readonly { readonly colour: Rgb; readonly top: number }[] {
  const plan = planLevel(scene, level)
  const walls = wallsOfLevel(scene, level)
  return outline.map((corner, index) => {
    const next = outline[(index + 1) % outline.length] ?? corner
    const near = closestWall(walls, { x: (corner.x + next.x) / 2, y: (corner.y + next.y) / 2 })
    const stretch = near && stretchAt(stretchesOf(plan, near.id, near.side), near.at)
    const laid = near && stretch && wallFinishOf(scene, near.id, near.side, stretch)
    const height = (near && findElement(scene, near.id, "wall")?.height) ?? 2_700
    return { colour: colourOf(laid?.element.material, "wall"), top: height / 1000 }
  })
}

/** What stands on the floor of a level: each piece as a box with the mean colour of its surfaces. */
export const coversOf = (scene: Scene, level: ElementId): readonly LitCover[] =>
  onLevel(scene, level, "item").flatMap(({ element: item }): LitCover[] => {
    if (item.elevation > 700 || item.size.width * item.size.depth < 90_000) return []
    return [
      {
        x: item.at.x / 1000,
        z: -item.at.y / 1000,
        turn: (item.turn * Math.PI) / 180,
        width: item.size.width / 1000,
        depth: item.size.depth / 1000,
        height: item.size.height / 1000,
        colour: meanColour(item),
      },
    ]
  })

const known = new WeakMap<Item, Rgb>()
const unknown: Rgb = [0.4, 0.38, 0.35]

function meanColour(item: Item): Rgb {
  const found = known.get(item)
  if (found) return found
  const colours = Object.values(modelOfItem(item)?.finishes ?? {}).map((finish) =>
    linearColour(finishes[finish].colour),
  )
  const sum = colours.reduce<Rgb>(added, [0, 0, 0])
  const mean = colours.length > 0 ? scaled(sum, 1 / colours.length) : unknown
  known.set(item, mean)
  return mean
}
