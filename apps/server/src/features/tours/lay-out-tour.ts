import type { TourSpot } from "@roomwright/contract/tours/tours"
import type { ProjectSketch } from "@roomwright/contract/studio/projects"
import type { PanoramaLink } from "@roomwright/contract/works/panoramas"
import type { Vec3 } from "@roomwright/models/geometry/vector"
import { findSpots, type Spot } from "@roomwright/models/seen/find-spots"
import { surfacesOfHome } from "@roomwright/models/seen/home-surfaces"
import { lookAtHome } from "@roomwright/models/seen/look-at-home"
import { productOf } from "@roomwright/models/seen/product-of"
import { describeStop } from "@roomwright/models/tour/describe-stop"
import { firstYaw } from "@roomwright/models/tour/first-view"
import { linkStops } from "@roomwright/models/tour/link-stops"
import { readDocument } from "@roomwright/scene/document/read-document"
import type { Scene } from "@roomwright/scene/document/scene"
import { loadSketch } from "../studio/studio.public.ts"

/** A tour to be laid out: the home as its panoramas show it, and from where they do. */
export interface TourOrder {
  readonly document: string
  /** Metres of the world. */
  readonly eyes: readonly Vec3[]
  /** The GLBs of pieces that come as files, by `Item.model`. What is missing stands as its box. */
  readonly files: ReadonlyMap<string, Uint8Array>
}

/** What is known of a stop besides its picture. Links name stops by their places in the tour. */
export interface LaidStop {
  readonly name: string
  readonly room: string | null
  readonly place: { readonly x: number; readonly y: number } | null
  readonly yaw: number
  readonly pitch: number
  readonly links: readonly (Omit<PanoramaLink, "to"> & { readonly to: number })[]
  readonly spots: readonly TourSpot[]
}

export interface LaidTour {
  readonly sketch: ProjectSketch | null
  readonly stops: readonly LaidStop[]
}

/** Rays across a panorama: one for each two degrees. */
const columns = 180
/** What takes less of the panorama is not worth a spot. */
const leastShare = 0.0004
const mostSpots = 14
/** People look a little down. */
const firstPitch = -4

/**
 * Finds the rooms of a tour's stops, how they are linked, where one looks first, and the products that are seen from them. Throws
 * for a document that cannot be read.
 */
export async function layOutTour({ document, eyes, files }: TourOrder): Promise<LaidTour> {
  const read = readDocument(document)
  if ("refused" in read) throw new Error(`The document of a tour cannot be read: ${read.refused.reason}.`)
  const { scene } = read
  const { sketchScene, placeInSketch } = await loadSketch()
  const surfaces = await surfacesOfHome(scene, (reference) => Promise.resolve(files.get(reference) ?? null))
  const links = linkStops(scene, eyes)
  const stops = eyes.map((eye, at): LaidStop => {
    const camera = {
      eye,
      turn: 0,
      tilt: 0,
      fieldOfView: 90,
      aspect: 2,
      lensShift: 0,
      view: "panorama",
    } as const
    const seen = findSpots(lookAtHome(surfaces, camera, columns), true)
    const items = seen.filter(({ id }) => scene.elements[id]?.kind === "item")
    const { level, name, room } = describeStop(scene, eye)
    const place = placeInSketch(scene, level, { x: eye[0] * 1000, y: -eye[2] * 1000 })
    return {
      name,
      room,
      place,
      yaw: firstYaw(items),
      pitch: firstPitch,
      links: links[at] ?? [],
      spots: productSpots(scene, items),
    }
  })
  return { sketch: sketchScene(scene), stops }
}

/** The largest sight of each product. */
function productSpots({ elements }: Scene, spots: readonly Spot[]): readonly TourSpot[] {
  const found = new Map<string, TourSpot>()
  for (const { id, u, v, share } of spots) {
    const reference = productOf(elements[id])
    if (reference === null || share < leastShare || found.has(reference)) continue
    found.set(reference, {
      reference,
      yaw: toHundredths((u - 0.5) * 360),
      pitch: toHundredths((0.5 - v) * 180),
    })
  }
  return [...found.values()].slice(0, mostSpots)
}

const toHundredths = (degrees: number): number => Math.round(degrees * 100) / 100
