import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { HomeCamera, HomeOptions } from "@roomwright/models/home-glb/home-options"
import { writeHome } from "@roomwright/models/home-glb/write-home"
import { moodStops } from "@roomwright/models/light/mood-stops"
import { skyLight } from "@roomwright/models/light/sky-light"
import { sunAt, type Moment } from "@roomwright/models/light/sun-place"
import type { Scene } from "@roomwright/scene/document/scene"
import { keepFinishes, plainPicture } from "./finish-pictures.ts"
import { renderView, type Rendering, type ViewOrder } from "./render-view.ts"

/** A picture of a home to be made. */
export interface DocumentOrder extends Pick<
  ViewOrder,
  "width" | "height" | "samples" | "threads" | "stops" | "tileSide" | "skip"
> {
  readonly scene: Scene
  readonly camera: Omit<HomeCamera, "name" | "aspect">
  readonly moment: Moment
  readonly fileOf: HomeOptions["fileOf"]
}

/**
 * Renders a document by Blender from its GLB on, in a folder that is gone afterwards, however it ends. Rejects when Blender fails, when a file
 * cannot be read, and when the signal stops it.
 */
export async function renderDocument(order: DocumentOrder, rendering: Rendering): Promise<void> {
  const { scene, camera, moment, fileOf, stops: byHand = 0, ...view } = order
  const { altitude } = sunAt(moment)
  const folder = await mkdtemp(join(tmpdir(), "render-home-"))
  try {
    const glb = join(folder, "home.glb")
    const name = "view"
    const bytes = await writeHome(scene, {
      name: "home",
      moment,
      cameras: [{ ...camera, name, aspect: order.width / order.height }],
      picturesOf: keepFinishes(join(tmpdir(), "roomwright-finishes")),
      fileOf,
      plainPicture,
    })
    await writeFile(glb, bytes)
    const stops = byHand + moodStops(altitude)
    await renderView({ ...view, stops, folder, glb, camera: name, sky: skyLight(altitude) }, rendering)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
