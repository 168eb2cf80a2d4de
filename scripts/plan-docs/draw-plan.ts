import { childrenOfKind } from "../../packages/scene/src/document/scene-index.ts"
import type { Scene } from "../../packages/scene/src/document/scene.ts"
import type { Opening } from "../../packages/scene/src/kinds/opening/opening.ts"
import {
  outerDimensions,
  roomDimensions,
  type DimensionLine,
} from "../../packages/scene/src/geometry/dimension-lines.ts"
import { innerPoint } from "../../packages/scene/src/geometry/inner-point.ts"
import { innerRegions, measureRoom } from "../../packages/scene/src/geometry/measure-room.ts"
import { planLevel } from "../../packages/scene/src/geometry/plan-level.ts"
import { boxAround, type Ring } from "../../packages/scene/src/geometry/rings.ts"
import { labelOf } from "../../packages/scene/src/geometry/room-facts.ts"
import type { WallPlan } from "../../packages/scene/src/geometry/rooms.ts"
import {
  directionTo,
  midway,
  plus,
  times,
  turnLeft,
  type Vector,
} from "../../packages/scene/src/geometry/vectors.ts"
import { wallAxis, type WallAxis } from "../../packages/scene/src/kinds/wall/wall-axis.ts"
import { outlineWall } from "../../packages/scene/src/kinds/wall/wall-outline.ts"
import { cutWall, placeOpening } from "../../packages/scene/src/kinds/wall/wall-pieces.ts"
import { formatArea } from "../../packages/scene/src/units/format-area.ts"

/** Distance of outer dimensions from the walls, and of inner ones from theirs, mm. */
const [outerAside, innerAside] = [500, 220]
const margin = 1_500

const style = `
  .wall { fill: #2b2a28; stroke: #2b2a28; stroke-width: 6 }
  .gap { fill: #fff; stroke: #2b2a28; stroke-width: 15 }
  .leaf { fill: none; stroke: #2b2a28; stroke-width: 25 }
  .swing { fill: none; stroke: #9a9790; stroke-width: 12 }
  .dimension { stroke: #b5694a; stroke-width: 10 }
  text { font-family: sans-serif; text-anchor: middle; dominant-baseline: central; fill: #2b2a28 }
  .length { font-size: 170px; fill: #b5694a }
  .room { font-size: 240px; font-weight: bold }
  .area { font-size: 220px }
`

/** Draws a level to scale, from the geometry that the editor uses: 1 unit is 1 mm, y points down in SVG. */
export function drawPlan(scene: Scene, level: string): string {
  const plan = planLevel(scene, level)
  const faces = plan.walls.flatMap((_, number) => {
    const outline = outlineWall(plan, number)
    return outline ? [...outline.left, ...outline.right] : []
  })
  const box = boxAround(faces)
  const [width, height] = [box.maxX - box.minX + 2 * margin, box.maxY - box.minY + 2 * margin]
  const parts = [
    ...drawWalls(scene, plan),
    ...drawRooms(scene, level, plan),
    ...outerDimensions(plan, outerAside).flatMap(({ chain, total }) =>
      [...chain, ...(total ? [total] : [])].flatMap(drawDimension),
    ),
  ]
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box.minX - margin} ${-box.maxY - margin} ${width} ${height}" role="img">`,
    `<style>${style}</style>`,
    `<rect x="${box.minX - margin}" y="${-box.maxY - margin}" width="${width}" height="${height}" fill="#fff"/>`,
    ...parts,
    "</svg>\n",
  ].join("\n")
}

function drawWalls(scene: Scene, plan: WallPlan): string[] {
  return plan.walls.flatMap(({ id, wall }, number) => {
    const outline = outlineWall(plan, number)
    if (!outline) return []
    const openings = childrenOfKind(scene, id, "opening").map(({ element }) => element)
    // What is cut at 1.2 m above the floor.
    const solid = cutWall(wall, outline, openings).filter(({ bottom, top }) => bottom <= 1_200 && top > 1_200)
    const axis = wallAxis(wall)
    return [
      ...solid.map(({ footprint }) => polygon("wall", footprint)),
      ...openings.flatMap((opening) => drawOpening(axis, wall.thickness, opening)),
    ]
  })
}

function drawOpening(axis: WallAxis, thickness: number, opening: Opening): string[] {
  const { from, to, along } = placeOpening(axis, opening)
  const across = times(turnLeft(along), thickness / 2)
  const corners = [
    plus(from, across),
    plus(to, across),
    plus(to, times(across, -1)),
    plus(from, times(across, -1)),
  ]
  if (opening.type === "window") return [polygon("gap", corners), line("leaf", from, to)]
  if (opening.type === "sliding") {
    const [half, off] = [midway(from, to), times(across, 0.3)]
    return [
      line("leaf", plus(from, off), plus(half, off)),
      line("leaf", plus(half, times(off, -1)), plus(to, times(off, -1))),
    ]
  }
  return opening.type === "hinged" ? drawLeaf({ from, to, along, opening }) : []
}

function drawLeaf({
  from,
  to,
  along,
  opening,
}: {
  readonly from: Vector
  readonly to: Vector
  readonly along: Vector
  readonly opening: Opening
}): string[] {
  const [hinge, latch] = opening.hinge === "from" ? [from, to] : [to, from]
  const open = plus(hinge, times(turnLeft(along), opening.swing === "left" ? opening.width : -opening.width))
  // In SVG, with y down, a turn to the left is sweep 0.
  const sweep = (opening.hinge === "from") === (opening.swing === "left") ? 0 : 1
  const arc = `M${at(latch)} A${opening.width} ${opening.width} 0 0 ${sweep} ${at(open)}`
  return [line("leaf", hinge, open), `<path class="swing" d="${arc}"/>`]
}

function drawRooms(scene: Scene, level: string, plan: WallPlan): string[] {
  return plan.rooms.flatMap((room) => {
    const label = labelOf(scene, level, room)
    const middle = innerPoint(innerRegions(room)[0] ?? room)
    const name = label?.element.room.replaceAll("-", " ") ?? ""
    return [
      text("room", { x: middle.x, y: middle.y + 170 }, name),
      text("area", { x: middle.x, y: middle.y - 170 }, formatArea(measureRoom(room).netArea, { unit: "m2" })),
      ...roomDimensions(room, innerAside).map((dimension) =>
        text(
          "length",
          midway(dimension.from, dimension.to),
          `${Math.round(dimension.length)}`,
          turnOf(dimension),
        ),
      ),
    ]
  })
}

function drawDimension(dimension: DimensionLine): string[] {
  const { from, to, measuredFrom, measuredTo, length } = dimension
  const off = times(directionTo(measuredFrom, from), 110)
  return [
    line("dimension", from, to),
    line("dimension", plus(measuredFrom, off), plus(from, off)),
    line("dimension", plus(measuredTo, off), plus(to, off)),
    text("length", plus(midway(from, to), off), `${Math.round(length)}`, turnOf(dimension)),
  ]
}

/** Upright lengths are read from the right. */
const turnOf = ({ from, to }: DimensionLine): number =>
  Math.abs(to.x - from.x) < Math.abs(to.y - from.y) ? -90 : 0

const number = (value: number): string => `${Math.round(value) + 0}`
const at = ({ x, y }: Vector): string => `${number(x)} ${number(-y)}`
const polygon = (kind: string, ring: Ring): string =>
  `<path class="${kind}" d="M${ring.map(at).join(" L")} Z"/>`
const line = (kind: string, from: Vector, to: Vector): string =>
  `<path class="${kind}" d="M${at(from)} L${at(to)}"/>`

function text(kind: string, place: Vector, words: string, turn = 0): string {
  const turned = turn === 0 ? "" : ` transform="rotate(${turn} ${at(place)})"`
  return `<text class="${kind}" x="${number(place.x)}" y="${number(-place.y)}"${turned}>${words}</text>`
}
