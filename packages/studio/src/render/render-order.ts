/** From where a render is taken; the words and units of the contract's `RenderCamera`. */
export interface RenderCamera {
  /** Metres of the world: x as in the plan, y up, z down the plan. */
  readonly eye: [number, number, number]
  /** Degrees counter-clockwise seen from above; at 0 one looks up the plan. */
  readonly turn: number
  /** Degrees upwards. */
  readonly tilt: number
  /** Degrees across the picture. */
  readonly fieldOfView: number
  /** How far the picture is moved up, in widths of it. */
  readonly lensShift: number
  readonly focus: { readonly distance: number; readonly aperture: number } | null
}

export const renderMoods = ["day", "golden-hour", "evening"] as const
export type RenderMood = (typeof renderMoods)[number]

/** By which light it is taken; the contract's `RenderMoment`. */
export interface RenderMoment {
  readonly latitude: number
  readonly longitude: number
  readonly day: number
  readonly hour: number
  readonly north: number
  readonly stops: number
  readonly mood: RenderMood | null
}

/** A point of a video's way, in the words of the contract. `at`: seconds from its beginning. */
export interface RenderKeyframe extends Pick<RenderCamera, "eye" | "turn" | "tilt" | "fieldOfView"> {
  readonly at: number
}

/** A part of a picture, px from its upper left corner. */
export interface RenderTile {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** A still or a panorama that is to be made. */
export interface PictureOrder {
  /** The document of the home. */
  readonly document: string
  readonly sort: "still" | "panorama"
  readonly camera: RenderCamera
  readonly moment: RenderMoment
  readonly width: number
  readonly height: number
  readonly samples: number
}

/** A video that is to be made. */
export interface VideoOrder extends Pick<
  PictureOrder,
  "document" | "moment" | "width" | "height" | "samples"
> {
  readonly path: readonly RenderKeyframe[]
  readonly framesPerSecond: number
}
