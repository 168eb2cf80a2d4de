import type { FinishId } from "../finishes/finishes.ts"
import type { Vec3 } from "../geometry/vector.ts"
import type { Moment } from "../light/sun-place.ts"

/** A picture as a file that every reader of glTF knows. */
export interface EncodedPicture {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly mimeType: "image/jpeg" | "image/png"
}

/** The pictures of a finish's pattern: sRGB colour, tangent normals (y up), roughness in green and metalness in blue. */
export interface FinishPictures {
  readonly colour: EncodedPicture
  readonly normal: EncodedPicture
  readonly roughness: EncodedPicture
}

/** Where a picture of a home is taken from. Metres of the world: x as in the plan, y up, z down the plan. */
export interface HomeCamera {
  readonly name: string
  readonly eye: Vec3
  /** Degrees counter-clockwise seen from above; without a turn one looks up the plan (to -z). */
  readonly turn: number
  /** Degrees upwards. With a lens shift in its place verticals stay straight. */
  readonly tilt: number
  /** Degrees across the picture. */
  readonly fieldOfView: number
  /** Width by height. */
  readonly aspect: number
  /** How far the picture is moved up, in widths of the picture. */
  readonly lensShift: number
  readonly view: "still" | "panorama"
  /** What is not at this distance (m) is blurred, the more the smaller the f-number `aperture` is. Without it all is sharp. */
  readonly focus?: { readonly distance: number; readonly aperture: number } | null
}

/** What a home is written with. */
export interface HomeOptions {
  readonly name: string
  readonly moment: Moment
  readonly cameras: readonly HomeCamera[]
  /** Null: the finish is drawn in its one colour. */
  readonly picturesOf: (finish: FinishId) => Promise<FinishPictures | null>
  /** The GLB of an imported piece or product (`Item.model`); null where there is none: its box is written. */
  readonly fileOf: (reference: string) => Promise<Uint8Array | null>
  /** A WebP picture of such a file as one that every reader of glTF knows. */
  readonly plainPicture: (webp: Uint8Array) => Promise<EncodedPicture>
}
