import { mkdir } from "node:fs/promises"
import { dirname } from "node:path"
import { demoHomes } from "@roomwright/models/homes/demo-homes"
import { buildHome } from "@roomwright/models/homes/furnish"
import { countedIds } from "@roomwright/scene/commands/element-ids"
import sharp from "sharp"
import type { Blender } from "../../platform/cycles/find-blender.ts"
import { renderDocument } from "../../platform/cycles/render-document.ts"
import type { FinishedTile } from "../../platform/cycles/render-view.ts"
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
  const { out, scale, ...settings } = wanted
  const home = demoHomes.find(({ id }) => id === view.home)
  if (!home) throw new Error(`there is no home ${view.home}`)
  const [width, height] = [Math.round(1600 * scale), Math.round(1000 * scale)]
  const { camera, moment, stops = 0 } = view
  const scene = buildHome(home, "1", countedIds())
  const tiles: FinishedTile[] = []
  await renderDocument(
    { scene, camera, moment, stops, width, height, ...settings, fileOf: () => Promise.resolve(null) },
    {
      blender,
      signal: AbortSignal.timeout(7_200_000),
      onTile: (tile) => {
        tiles.push(tile)
        return Promise.resolve()
      },
    },
  )
  await mkdir(dirname(out), { recursive: true })
  await sharp({ create: { width, height, channels: 3, background: "#000" } })
    .composite(tiles.map(overlayOf))
    .webp({ quality: 82 })
    .toFile(out)
}

const overlayOf = ({ left, top, width, height, pixels }: FinishedTile) => ({
  input: Buffer.from(pixels),
  raw: { width, height, channels: 3 as const },
  left,
  top,
})
