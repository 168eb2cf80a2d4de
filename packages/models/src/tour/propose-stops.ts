import { levelsOf } from "@roomwright/scene/document/scene-index"
import type { Scene } from "@roomwright/scene/document/scene"
import type { ElementId } from "@roomwright/scene/elements/values"
import type { Vec3 } from "../geometry/vector.ts"
import { litRooms } from "../light/lit-home.ts"
import { standingPlace } from "./standing-place.ts"

/** Where a tour of a home looks around. */
export interface TourStop {
  readonly level: ElementId
  /** Metres of the world. */
  readonly eye: Vec3
}

/** The eye of somebody who stands, metres above the floor: pictures of a room are calmer from a little below a grown-up's. */
export const eyeHeight = 1.45
/** What is smaller is a cupboard, m2. */
const smallest = 1.6

/** A stop in each room of a home that one can stand in, level by level, the largest room first. */
export const proposeStops = (scene: Scene): readonly TourStop[] =>
  levelsOf(scene).flatMap(({ id: level }) =>
    litRooms(scene, level)
      .filter(({ area, isOpen }) => area >= smallest && !isOpen)
      .toSorted((one, other) => other.area - one.area)
      .flatMap((room): TourStop[] => {
        const place = standingPlace(room)
        return place ? [{ level, eye: [place[0], room.floorY + eyeHeight, place[1]] }] : []
      }),
  )
