import { finishes } from "../finishes/finishes.ts"
import type { Vec3 } from "../geometry/vector.ts"
import { childrenOfKind, findElement } from "@roomwright/scene/document/scene-index"
import type { Scene } from "@roomwright/scene/document/scene"
import type { ElementId } from "@roomwright/scene/elements/values"
import { innerRegions } from "@roomwright/scene/geometry/measure-room"
import { planLevel } from "@roomwright/scene/geometry/plan-level"
import { areaOfRegion, isInRing, perimeterOfRing, type Ring } from "@roomwright/scene/geometry/rings"
import { turnLeft, type Vector } from "@roomwright/scene/geometry/vectors"
import { wallAxis } from "@roomwright/scene/kinds/wall/wall-axis"
import { floorOf, isUnderRoof } from "../solids/usual-finishes.ts"
import { linearColour } from "./colours.ts"
import { ceilingColour, coversOf, wallsBehind } from "./lit-colours.ts"
import { holesOf } from "./lit-holes.ts"
import type { LitRoom, LitWindow } from "./lit-room.ts"

/** The rooms of a level with their windows, doors and colours. */
export function litRooms(scene: Scene, level: ElementId): readonly LitRoom[] {
  const plan = planLevel(scene, level)
  const storey = findElement(scene, level, "level")
  const floorY = (storey?.elevation ?? 0) / 1000
  const found = plan.rooms.flatMap((room) =>
    innerRegions(room)
      .slice(0, 1)
      .map((region) => ({ room, outline: region.outline, area: areaOfRegion(region) / 1e6 })),
  )
  const roofed = found.filter(({ room }) => isUnderRoof(scene, level, room)).map(({ outline }) => outline)
  const windows = windowsOf(scene, level, floorY, roofed)
  const outlines = found.map(({ outline }) => outline)
  const holes = holesOf(scene, level, floorY, outlines)
  const covers = coversOf(scene, level)
  return found.map(({ room, outline, area }, index): LitRoom => {
    const height = (storey?.height ?? 2_700) / 1000
    const isOpen = !roofed.includes(outline)
    const walls = wallsBehind(scene, level, outline)
    return {
      ring: outline.map(({ x, y }) => [x / 1000, -y / 1000] as const),
      floorY,
      height,
      area,
      surface: 2 * area + (perimeterOfRing(outline) / 1000) * height,
      floor: linearColour(finishes[floorOf(scene, level, room).finish].colour),
      ceiling: ceilingColour(scene, level, room),
      walls: walls.map(({ colour }) => colour),
      tops: walls.map(({ top }) => top),
      isOpen,
      windows: isOpen
        ? []
        : windows.flatMap(({ inside, window }) => (isInRing(inside, outline) ? [window] : [])),
      holes: holes[index] ?? [],
      covers: covers.filter(({ x, z }) => isInRing({ x: x * 1000, y: -z * 1000 }, outline)),
    }
  })
}

/** Openings with a room under a roof on one side only: through these comes the sky. A closed door of wood is none. */
function windowsOf(
  scene: Scene,
  level: ElementId,
  floorY: number,
  roofed: readonly Ring[],
): readonly { readonly inside: Vector; readonly window: LitWindow }[] {
  const isInside = (place: Vector): boolean => roofed.some((outline) => isInRing(place, outline))
  return childrenOfKind(scene, level, "wall").flatMap(({ id, element: wall }) => {
    const axis = wallAxis(wall)
    return childrenOfKind(scene, id, "opening").flatMap(({ element: opening }) => {
      if (opening.type === "hinged" || opening.type === "double") return []
      const [middle, along] = [axis.pointAt(opening.at), axis.directionAt(opening.at)]
      const out = turnLeft(along)
      const reach = wall.thickness / 2 + 30
      const [left, right] = [1, -1].map((side) => ({
        x: middle.x + side * out.x * reach,
        y: middle.y + side * out.y * reach,
      }))
      if (!left || !right || isInside(left) === isInside(right)) return []
      const [inside, sign] = isInside(left) ? [left, 1] : [right, -1]
      // Just inside the wall, where frames and reveals no longer stand in the way.
      const depth = wall.thickness / 2 - 20
      const at = { x: middle.x + sign * out.x * depth, y: middle.y + sign * out.y * depth }
      return [
        {
          inside,
          window: {
            middle: [at.x / 1000, floorY + (opening.sill + opening.height / 2) / 1000, -at.y / 1000] as const,
            along: [along.x, -along.y] as const,
            inward: [sign * out.x, -sign * out.y] as const,
            // Frames and bars take their part.
            width: (opening.width - 140) / 1000,
            height: (opening.height - 140) / 1000,
          },
        },
      ]
    })
  })
}

/** The room around a place; -1 outside. */
export const roomAround = (rooms: readonly LitRoom[], [x, y, z]: Vec3): number =>
  rooms.findIndex(
    ({ ring, floorY, height }) =>
      y > floorY - 0.2 &&
      y < floorY + height &&
      isInRing(
        { x, y: z },
        ring.map(([rx, rz]) => ({ x: rx, y: rz })),
      ),
  )
