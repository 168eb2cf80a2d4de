import type { FinishId } from "../finishes/finishes.ts"
import type { Mesh } from "../geometry/mesh.ts"
import type { Vec3 } from "../geometry/vector.ts"
import type { ModelVariant } from "../model/model-id.ts"
import type { Entry } from "@roomwright/scene/document/scene-index"
import type { Scene } from "@roomwright/scene/document/scene"
import type { SceneElement } from "@roomwright/scene/elements/element"
import type { ElementId } from "@roomwright/scene/elements/values"
import type { Vector } from "@roomwright/scene/geometry/vectors"

/**
 * What a surface of the building is, as far as it is shown differently: ceilings step aside for who looks from above, a cut is
 * seen where a wall stepped aside.
 */
export type SkinRole = "wall" | "top" | "cut" | "floor" | "ceiling" | "trim" | "base"

/** A surface of one finish. Metres of its level: x as in the plan, y up from the floor, z down the plan. */
export interface Skin {
  readonly role: SkinRole
  readonly finish: FinishId
  readonly mesh: Mesh
}

/** Where something stands. */
export interface Stance {
  /** Metres of its level. */
  readonly at: Vec3
  /** Radians counter-clockwise seen from above. */
  readonly turn: number
  readonly scale: Vec3
  readonly isMirrored: boolean
}

/** A piece of the library where it stands. */
export interface Standing extends Stance {
  readonly variant: ModelVariant
}

/** A piece that comes as a file, where it stands: `scale` is its size in metres, whatever the size of the file. */
export interface StandingFile extends Stance {
  /** `Item.model`: `piece:<id>` or `product:<id>`. */
  readonly reference: string
}

/** What is drawn of an element. */
export interface Solid {
  readonly skins: readonly Skin[]
  readonly models: readonly Standing[]
  /** Drawn in place of the skins once it has come. */
  readonly file?: StandingFile
  /** Of an outer wall: out of the house, length 1, the middle of its outer face, and half its length (mm of the plan). */
  readonly outward?: { readonly way: Vector; readonly at: Vector; readonly half: number }
  /** The wall it is in: with that it steps aside. */
  readonly inWall?: ElementId
  /** It hangs at whatever wall it is near to: where it is, mm of the plan. */
  readonly atWall?: Vector
}

/** How elements of a kind stand in the room. It knows nothing of what draws them. */
export interface MeshKind<E extends SceneElement = SceneElement> {
  readonly kind: E["kind"]
  /** The kinds by whose changes this one may look different, besides its own. */
  readonly follows: readonly SceneElement["kind"][]
  /** All that it is made of: as long as these are the same, so is what is drawn. */
  sources(scene: Scene, entry: Entry<E>): readonly unknown[]
  build(scene: Scene, entry: Entry<E>): Solid | null
}

/** The level an element stands on, and that element. */
export interface Built {
  readonly id: ElementId
  readonly level: ElementId
  readonly solid: Solid
}
