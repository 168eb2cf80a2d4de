import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { demoHomes } from "@roomwright/models/homes/demo-homes"
import { buildHome } from "@roomwright/models/homes/furnish"
import type { FinishId } from "@roomwright/models/finishes/finishes"
import type { FinishPictures } from "@roomwright/models/home-glb/home-options"
import { writeHome } from "@roomwright/models/home-glb/write-home"
import { skyLight } from "@roomwright/models/light/sky-light"
import { sunAt } from "@roomwright/models/light/sun-place"
import { countedIds } from "@roomwright/scene/commands/element-ids"
import sharp from "sharp"
import type { Blender } from "../../platform/cycles/find-blender.ts"
import { encodeFinish } from "../../platform/cycles/finish-pictures.ts"
import { renderView, type FinishedTile } from "../../platform/cycles/render-view.ts"
import type { DemoCamera } from "./demo-cameras.ts"

interface Wanted {
  /** Of 1600x1000. */
  readonly scale: number
  readonly samples: number
  readonly threads?: number
  readonly out: string
}

/** Renders a camera of a demo home into a WebP file. Rejects when Blender fails or takes more than two hours. */
export async function renderCamera(blender: Blender, view: DemoCamera, wanted: Wanted): Promise<void> {
  const home = demoHomes.find(({ id }) => id === view.home)
  if (!home) throw new Error(`there is no home ${view.home}`)
  const folder = await mkdtemp(join(tmpdir(), "render-home-"))
  try {
    const [width, height] = [Math.round(1600 * wanted.scale), Math.round(1000 * wanted.scale)]
    const glb = join(folder, "home.glb")
    const bytes = await writeHome(buildHome(home, "1", countedIds()), {
      name: home.id,
      moment: view.moment,
      cameras: [{ ...view.camera, name: view.name, aspect: width / height }],
      picturesOf: keptPictures,
      fileOf: () => Promise.resolve(null),
    })
    await writeFile(glb, bytes)
    const tiles: FinishedTile[] = []
    const { altitude } = sunAt(view.moment)
    const size = { width, height, samples: wanted.samples, stops: view.stops ?? 0 }
    const threads = wanted.threads === undefined ? {} : { threads: wanted.threads }
    await renderView(
      { folder, glb, camera: view.name, sky: skyLight(altitude), ...size, ...threads },
      {
        blender,
        signal: AbortSignal.timeout(7_200_000),
        onTile: (tile) => {
          tiles.push(tile)
          return Promise.resolve()
        },
      },
    )
    await mkdir(dirname(wanted.out), { recursive: true })
    await sharp({ create: { width, height, channels: 3, background: "#000" } })
      .composite(tiles.map(overlayOf))
      .webp({ quality: 82 })
      .toFile(wanted.out)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const overlayOf = ({ left, top, width, height, pixels }: FinishedTile) => ({
  input: Buffer.from(pixels),
  raw: { width, height, channels: 3 as const },
  left,
  top,
})

const maps = ["colour", "normal", "roughness"] as const

/** Pictures of finishes take most of the time of a first GLB: they are kept between runs. */
async function keptPictures(id: FinishId): Promise<FinishPictures | null> {
  const folder = join(tmpdir(), "roomwright-finishes")
  const path = (map: string): string => join(folder, `${id}-${map}.jpg`)
  const read = async (map: string) => {
    const bytes = new Uint8Array(await readFile(path(map)))
    return { bytes, mimeType: "image/jpeg" as const }
  }
  try {
    const [colour, normal, roughness] = await Promise.all(maps.map(read))
    if (colour && normal && roughness) return { colour, normal, roughness }
  } catch {
    // Not made yet.
  }
  const made = await encodeFinish(id)
  await mkdir(folder, { recursive: true })
  if (made) for (const map of maps) await writeFile(path(map), made[map].bytes)
  return made
}
