import { rm, writeFile } from "node:fs/promises"
import { availableParallelism } from "node:os"
import { join } from "node:path"
import type { SkyLight } from "@roomwright/models/light/sky-light"
import sharp from "sharp"
import { meterApart, printApart } from "./develop-region.ts"
import { backdropWhite, drawBackdrop } from "./draw-backdrop.ts"
import type { Blender } from "./find-blender.ts"
import { runBlender, type Region } from "./run-blender.ts"

export interface ViewOrder {
  /** A folder of its own, empty but for the GLB; what is left in it is the caller's to delete. */
  readonly folder: string
  readonly glb: string
  /** The name of a camera of the GLB. */
  readonly camera: string
  readonly sky: SkyLight
  readonly width: number
  readonly height: number
  readonly samples: number
  readonly threads?: number
  /** Stops brighter than by itself. */
  readonly stops?: number
  /** No tile is larger; smaller ones need less memory. */
  readonly tileSide?: number
  /** Tiles that are there already, as their places row by row. */
  readonly skip?: ReadonlySet<number>
}

/** A finished part of the picture: three bytes a pixel, sRGB. */
export interface FinishedTile {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
  readonly pixels: Uint8Array
}

export interface Rendering {
  readonly blender: Blender
  readonly signal: AbortSignal
  readonly onProgress?: (share: number) => void
  readonly onTile: (tile: FinishedTile) => Promise<void>
}

/** The filter looks so many pixels around, in its widest sweep. */
const margin = 32

/**
 * Renders a view of a home with Cycles: a small picture to measure its light by, then tile after tile, each without noise and developed
 * like the others. Rejects when Blender fails, and when the signal stops it.
 */
export async function renderView(order: ViewOrder, rendering: Rendering): Promise<void> {
  const { folder, width, height, samples, stops = 0, tileSide = 2048 } = order
  const backdrop = join(folder, "backdrop.png")
  const round = 2048
  const drawn = drawBackdrop(order.sky, round)
  const raw = { width: round, height: round / 2, channels: 3 } as const
  await writeFile(backdrop, await sharp(drawn, { raw }).blur(1.6).png().toBuffer())
  const small = { width: 240, height: Math.max(1, Math.round((240 * height) / width)) }
  const tiles = tilesOf(width, height, tileSide).filter((_tile, at) => !order.skip?.has(at))
  const preview: Region = { ...small, box: [0, 0, small.width, small.height], samples: 16 }
  const regions = [
    preview,
    ...tiles.map(({ box }) => ({ box: widen(box, width, height), width, height, samples })),
  ]
  const failure = new AbortController()
  let chain: Promise<unknown> = Promise.resolve()
  let development: Awaited<ReturnType<typeof meterApart>> | null = null
  const finish = async (index: number): Promise<void> => {
    if (index === 0) {
      development = await meterApart({ work: "meter", folder, index, size: small, stops })
      return
    }
    const [tile, region] = [tiles[index - 1], regions[index]]
    if (!tile || !region || !development) throw new Error("a tile came that nobody asked for")
    const [left, top, right, bottom] = tile.box
    const [outerLeft, outerTop, outerRight, outerBottom] = region.box
    const pixels = await printApart({
      work: "print",
      folder,
      index,
      size: { width: outerRight - outerLeft, height: outerBottom - outerTop },
      development,
      kept: [left - outerLeft, top - outerTop, right - left, bottom - top],
    })
    await rendering.onTile({ left, top, width: right - left, height: bottom - top, pixels })
    for (const pass of ["light", "albedo", "normal"]) await rm(join(folder, `${index}-${pass}.f32`))
  }
  await runBlender(
    {
      script: join(import.meta.dirname, "render.py"),
      glb: order.glb,
      backdrop,
      backdropBrightness: backdropWhite * 2.4,
      camera: order.camera,
      width,
      height,
      samples,
      threads: order.threads ?? availableParallelism(),
      folder,
      regions,
    },
    {
      blender: rendering.blender,
      signal: AbortSignal.any([rendering.signal, failure.signal]),
      onProgress: (share) => rendering.onProgress?.(share),
      onRegion: (index) => {
        chain = chain.then(() => finish(index))
        // Whoever waits for the chain below hears of it; Blender need not go on.
        chain.catch((error: unknown) => failure.abort(error))
      },
    },
  ).catch(async (error: unknown) => {
    await chain
    throw error
  })
  await chain
}

type Box = Region["box"]

/** The picture in tiles as even as can be, row by row. */
export function tilesOf(width: number, height: number, side: number): readonly { readonly box: Box }[] {
  const cuts = (length: number): readonly number[] => {
    const count = Math.ceil(length / side)
    return Array.from({ length: count + 1 }, (_, i) => Math.round((i * length) / count))
  }
  const [columns, rows] = [cuts(width), cuts(height)]
  return rows.slice(1).flatMap((bottom, row) =>
    columns.slice(1).map((right, column) => ({
      box: [columns[column] ?? 0, rows[row] ?? 0, right, bottom] as const,
    })),
  )
}

const widen = ([left, top, right, bottom]: Box, width: number, height: number): Box => [
  Math.max(0, left - margin),
  Math.max(0, top - margin),
  Math.min(width, right + margin),
  Math.min(height, bottom + margin),
]
