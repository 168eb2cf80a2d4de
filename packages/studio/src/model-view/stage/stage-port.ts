import type { Scene as Home } from "@roomwright/scene/document/scene"
import type { ElementId } from "@roomwright/scene/elements/values"
import type { Box3, Vector3 } from "three"
import type { LibraryHost } from "../../library/library-host.ts"
import type { FinishLibrary } from "../finish-textures.ts"
import type { LitRoom } from "@roomwright/models/light/lit-room"
import type { Ray } from "@roomwright/models/geometry/meet-mesh"
import type { Picked } from "./pick-ray.ts"
import type { Moment } from "@roomwright/models/light/sun-place"

/** From where one looks: metres of the world. */
export interface Eye {
  readonly at: readonly [number, number, number]
  readonly to: readonly [number, number, number]
  /** Up and down the picture, degrees. */
  readonly fieldOfView: number
}

export interface StageOptions {
  readonly canvas: HTMLCanvasElement
  /** Where the pictures of finishes and the files of pieces are. */
  readonly host: Pick<LibraryHost, "finishes" | "modelFile">
  /** In place of the pictures that are fetched from the host. */
  readonly library?: FinishLibrary
  /** So many pictures make a refined one. */
  readonly samples?: number
  /** And so many at most one while the eye moves; 0: one picture. */
  readonly moving?: number
  readonly textureSide?: 256 | 512 | 1024
  /** Places in a pixel of the moving picture, for smooth edges. */
  readonly edges?: 0 | 2 | 4
  /** Of the sun's shadow map. */
  readonly shadowSide?: 1_024 | 2_048
  readonly onLost: () => void
  readonly onRestored: () => void
  /** After a picture was shown; how far it is refined, 0 to 1. */
  readonly onShown?: (refined: number) => void
}

export interface StageCount {
  readonly calls: number
  readonly triangles: number
  readonly textures: number
  readonly geometries: number
}

/** A home in three dimensions. It draws when something changed, and refines what is at rest. */
export interface Stage {
  /** Another document, level, or state of it; `changed` are the elements that differ, null: any. */
  show(home: Home, level: ElementId, changed: ReadonlySet<ElementId> | null): void
  look(eye: Eye): void
  /** When it is, and by how many stops the picture is brighter than by itself. */
  light(moment: Moment, stops: number): void
  choose(ids: readonly ElementId[]): void
  /** The ray through a place of the picture: from its left and its top, 0 to 1. */
  rayAt(right: number, down: number): Ray
  /** What is met first, of what is seen. */
  pick(ray: Ray): Picked | null
  resize(width: number, height: number, density: number): void
  /** The middle of the home and how far it reaches from there, metres. */
  extent(): { readonly middle: Vector3; readonly reach: number; readonly box: Box3 }
  rooms(): readonly LitRoom[]
  count(): StageCount
  /** Draws now, refined by so many pictures: for pictures that are kept. */
  drawNow(samples: number): void
  dispose(): void
}
