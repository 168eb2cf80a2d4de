import type { Vec3 } from "../geometry/vector.ts"
import type { Rgb } from "./colours.ts"

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
  readonly ceiling: Rgb
  /** Of the wall behind each edge of the ring, from its corner to the next one. */
  readonly walls: readonly Rgb[]
  /** How high that wall is: over the rail of a balcony is the sky. */
  readonly tops: readonly number[]
  /** Under the sky: a balcony. */
  readonly isOpen: boolean
  readonly windows: readonly LitWindow[]
  readonly holes: readonly LitHole[]
  /** What stands and lies on the floor, and hides its colour. */
  readonly covers: readonly LitCover[]
}

/** A door or window in an edge of a room's ring. */
export interface LitHole {
  /** The edge: that of the corner with this index and the next one. */
  readonly side: number
  /** Along the edge, as shares of its length. */
  readonly from: number
  readonly until: number
  readonly low: number
  readonly high: number
  /** The room behind it; -1: the open air. */
  readonly to: number
  /** How much of the light goes through. */
  readonly passes: number
  /** Of the wall. */
  readonly depth: number
  /** Across the wall, length 1, either way. */
  readonly out: readonly [x: number, z: number]
}

/** A piece as a box on the floor. */
export interface LitCover {
  readonly x: number
  readonly z: number
  /** Radians counter-clockwise seen from above. */
  readonly turn: number
  readonly width: number
  readonly depth: number
  readonly height: number
  readonly colour: Rgb
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
