import { mkdir } from "node:fs/promises"
import { dirname } from "node:path"
import sharp from "sharp"
import type { Blender } from "../../platform/cycles/find-blender.ts"
import { renderDocument } from "../../platform/cycles/render-document.ts"
import type { FinishedTile } from "../../platform/cycles/render-view.ts"
import { dressHome } from "../dress-home.ts"
import { sizesOf, type DemoCamera } from "./frame-camera.ts"

interface Wanted {
  /** Of the full size. */
  readonly scale: number
  readonly samples: number
  readonly threads?: number
  readonly out: string
}

/** Renders a camera of a demo home into a WebP file. Rejects when Blender fails or takes more than two hours. */
export async function renderCamera(blender: Blender, view: DemoCamera, wanted: Wanted): Promise<void> {
  const { out, scale, ...settings } = wanted
  const full = sizesOf[view.format]
  const [width, height] = [Math.round(full.width * scale), Math.round(full.height * scale)]
  const { camera, moment, stops = 0 } = view
  const scene = dressHome(view)
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
    .webp({ quality: 80 })
    .toFile(out)
}

const overlayOf = ({ left, top, width, height, pixels }: FinishedTile) => ({
  input: Buffer.from(pixels),
  raw: { width, height, channels: 3 as const },
  left,
  top,
})
