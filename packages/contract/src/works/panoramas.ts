import * as z from "zod/mini"
import { get } from "../endpoint.ts"
import { FilterLabel } from "../settings/filters.ts"
import { Id, Slug } from "../input-shapes.ts"
import { OwnPicture, Picture } from "../media/picture.ts"

/** Panoramas are equirectangular: a whole turn is twice as wide as it is high. Sizes in px. */
export const panoramaLimits = {
  /** In one work. */
  most: 12,
  /** Arrows in one panorama: one to every other. */
  links: 11,
  leastWidth: 2_048,
  mostWidth: 8_192,
  ratio: 2,
  /** How far from the ratio is still taken, as a fraction of it. */
  ratioTolerance: 0.01,
  /** The picture that is there before the tiles. */
  baseWidth: 2_048,
} as const

/** Whether a picture of these sides (px) can be looked around in. */
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
  /** An upload of this account for panoramas, or a panorama that the work has. */
  picture: Id,
  /** A filter value of kind `space`. */
  room: Slug,
  /** Where one looks first. */
  yaw: Yaw,
  pitch: Pitch,
  links: z.array(LinkForm).check(z.maxLength(panoramaLimits.links)),
})
export type PanoramaForm = z.infer<typeof PanoramaForm>

/** All panoramas of a work in their order; an arrow leads to another of them, and to each but once. */
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
 * The tiles of one width, `{path}/{width}-{column}-{row}.webp` from the upper left; there are half as many rows as
 * columns.
 */
export const TileLevel = z.object({ width: z.int(), columns: z.int() })
export type TileLevel = z.infer<typeof TileLevel>

const view = { yaw: z.number(), pitch: z.number(), links: z.array(PanoramaLink) }

/** A room of a work that one can look around in; its picture's widest file is there before the tiles. */
export const Panorama = z.object({
  picture: Picture,
  /** The smallest first; none where the widest file is all there is. */
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
    "A fresh address of a panorama of one's own, wide enough to look around in: of an upload that waits, or of a work. It opens for 60 seconds.",
  access: "required",
  params: z.object({ id: Id }),
  data: z.object({ address: z.string() }),
  errors: ["designersOnly"],
})
