import * as z from "zod/mini"
import { get } from "../endpoint.ts"
import { FilterLabel } from "../settings/filters.ts"
import { Id, Slug } from "../input-shapes.ts"
import { OwnPicture, Picture } from "../media/picture.ts"

/** Panoramas are equirectangular: 360° wide and twice as wide as high. Sizes in px. */
export const panoramaLimits = {
  /** Per work. */
  most: 12,
  /** Arrows in one panorama: one to every other. */
  links: 11,
  leastWidth: 2_048,
  mostWidth: 8_192,
  ratio: 2,
  /** The allowed deviation from the ratio, as a fraction of it. */
  ratioTolerance: 0.01,
  /** The picture that appears before the tiles. */
  baseWidth: 2_048,
} as const

/** Whether a picture with these sides (px) can be a panorama. */
export const isPanorama = (width: number, height: number): boolean =>
  width >= panoramaLimits.leastWidth &&
  width <= panoramaLimits.mostWidth &&
  Math.abs(width / height / panoramaLimits.ratio - 1) <= panoramaLimits.ratioTolerance

/** A direction in degrees: to the right of the picture's middle, and up. */
const Yaw = z.number().check(z.minimum(-180), z.maximum(180))
const Pitch = z.number().check(z.minimum(-90), z.maximum(90))

const LinkForm = z.strictObject({
  /** Another panorama of the same form. */
  to: Id,
  yaw: Yaw,
  pitch: Pitch,
})

const PanoramaForm = z.strictObject({
  /** An upload of this account for panoramas, or a panorama of the work. */
  picture: Id,
  /** A filter value of kind `space`. */
  room: Slug,
  /** The initial direction. */
  yaw: Yaw,
  pitch: Pitch,
  links: z.array(LinkForm).check(z.maxLength(panoramaLimits.links)),
})
export type PanoramaForm = z.infer<typeof PanoramaForm>

/** All panoramas of a work in their order; an arrow leads to another one, at most one arrow to each. */
export const PanoramaForms = z.array(PanoramaForm).check(
  z.maxLength(panoramaLimits.most),
  z.refine((rooms) => areSound(rooms)),
)

function areSound(rooms: readonly PanoramaForm[]): boolean {
  const ids = new Set(rooms.map(({ picture }) => picture))
  return (
    ids.size === rooms.length &&
    rooms.every(
      ({ picture, links }) =>
        new Set(links.map(({ to }) => to)).size === links.length &&
        links.every(({ to }) => ids.has(to) && to !== picture),
    )
  )
}

export const PanoramaLink = z.object({ to: z.string(), yaw: z.number(), pitch: z.number() })
export type PanoramaLink = z.infer<typeof PanoramaLink>

/**
 * The tiles of one width, `{path}/{width}-{column}-{row}.webp` from the upper left; there are half as many
 * rows as columns.
 */
export const TileLevel = z.object({ width: z.int(), columns: z.int() })
export type TileLevel = z.infer<typeof TileLevel>

const view = { yaw: z.number(), pitch: z.number(), links: z.array(PanoramaLink) }

/** A panorama of a room of a work; its picture's widest file appears before the tiles. */
export const Panorama = z.object({
  picture: Picture,
  /** The smallest first; empty if the widest file has the full resolution. */
  levels: z.array(TileLevel),
  room: FilterLabel,
  ...view,
})
export type Panorama = z.infer<typeof Panorama>

/** The same for its designer, who may change it, and for staff. */
export const OwnPanorama = z.object({ picture: OwnPicture, room: z.string(), ...view })
export type OwnPanorama = z.infer<typeof OwnPanorama>

export const readOwnPanorama = get("/designer/panoramas/{id}", {
  summary:
    "A fresh address of the caller's own panorama at full width: of an unused upload, or of a work. It works for 60 seconds.",
  access: "required",
  params: z.object({ id: Id }),
  data: z.object({ address: z.string() }),
  errors: ["designersOnly"],
})
