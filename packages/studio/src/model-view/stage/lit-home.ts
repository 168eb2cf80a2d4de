import { finishes } from "@roomwright/models/finishes/finishes"
import type { Vec3 } from "@roomwright/models/geometry/vector"
import { childrenOfKind, findElement } from "@roomwright/scene/document/scene-index"
import type { Scene } from "@roomwright/scene/document/scene"
import type { ElementId } from "@roomwright/scene/elements/values"
import { innerRegions } from "@roomwright/scene/geometry/measure-room"
import { planLevel } from "@roomwright/scene/geometry/plan-level"
import { areaOfRegion, isInRing, perimeterOfRing } from "@roomwright/scene/geometry/rings"
import { turnLeft, type Vector } from "@roomwright/scene/geometry/vectors"
import { wallAxis } from "@roomwright/scene/kinds/wall/wall-axis"
import { floorOf } from "../../kinds/finish/usual-finishes.ts"
import { linearColour, type Rgb } from "./colours.ts"

/** A room as light sees it: metres of the world. */
export interface LitRoom {
  /** x and z, around the floor between the walls. */
  readonly ring: readonly (readonly [x: number, z: number])[]
  readonly floorY: number
  readonly height: number
  readonly area: number
  /** Of everything that light falls on: floor, ceiling and walls, m2. */
  readonly surface: number
  readonly floor: Rgb
  readonly wall: Rgb
  readonly windows: readonly LitWindow[]
}

/** A pane of the sky. */
export interface LitWindow {
  readonly middle: Vec3
  /** Along the wall and into the room, length 1, level. */
  readonly along: readonly [x: number, z: number]
  readonly inward: readonly [x: number, z: number]
  readonly width: number
  readonly height: number
}

/** A lamp that is on. */
export interface LitLamp {
  readonly at: Vec3
  /** Luminous flux in lumens, with its colour (of brightness 1). */
  readonly lumens: number
  readonly tint: Rgb
}

const usualWall: Rgb = [0.72, 0.69, 0.64]

/** The rooms of a level with their windows. */
export function litRooms(scene: Scene, level: ElementId): readonly LitRoom[] {
  const plan = planLevel(scene, level)
  const storey = findElement(scene, level, "level")
  const floorY = (storey?.elevation ?? 0) / 1000
  const windows = windowsOf(scene, level, floorY)
  return plan.rooms.flatMap((room) =>
    innerRegions(room)
      .slice(0, 1)
      .map((region): LitRoom => {
        const area = areaOfRegion(region) / 1e6
        const height = (storey?.height ?? 2_700) / 1000
        return {
          ring: region.outline.map(({ x, y }) => [x / 1000, -y / 1000] as const),
          floorY,
          height,
          area,
          surface: 2 * area + (perimeterOfRing(region.outline) / 1000) * height,
          floor: linearColour(finishes[floorOf(scene, level, room).finish].colour),
          wall: usualWall,
          windows: windows.flatMap(({ inside, window }) =>
            isInRing(inside, region.outline) ? [window] : [],
          ),
        }
      }),
  )
}

/** Openings with a room on one side only: through these comes the sky. A closed door of wood is none. */
function windowsOf(
  scene: Scene,
  level: ElementId,
  floorY: number,
): readonly { readonly inside: Vector; readonly window: LitWindow }[] {
  const plan = planLevel(scene, level)
  const isInside = (place: Vector): boolean =>
    plan.rooms.some(
      ({ outline, holes }) => isInRing(place, outline) && !holes.some((hole) => isInRing(place, hole)),
    )
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
