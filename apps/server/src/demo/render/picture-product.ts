import { mkdtemp, rename, rm, writeFile } from "node:fs/promises"
import { availableParallelism, tmpdir } from "node:os"
import { join } from "node:path"
import sharp from "sharp"
import { printApart } from "../../platform/cycles/develop-region.ts"
import type { Blender } from "../../platform/cycles/find-blender.ts"
import { keepFinishes } from "../../platform/cycles/finish-pictures.ts"
import { runBlender } from "../../platform/cycles/run-blender.ts"
import { buildProduct } from "../models/build-product.ts"
import type { DemoModel } from "../models/demo-models.ts"
import type { ProductView } from "./product-views.ts"
import { writeStagedModel } from "./write-staged-model.ts"

interface Wanted {
  readonly views: readonly ProductView[]
  /** Pixels of the square. */
  readonly side: number
  readonly samples: number
  /** The file of a view. */
  readonly fileOf: (view: ProductView) => string
}

/** The stage's light is always the same, so its exposure is too: a dark product stays dark. */
const gain = 0.46

/** Pictures a product from several sides with Blender into WebP files. Rejects when Blender fails or takes more than two hours. */
export async function pictureProduct(blender: Blender, model: DemoModel, wanted: Wanted): Promise<void> {
  const { views, side, samples, fileOf } = wanted
  const folder = await mkdtemp(join(tmpdir(), "picture-product-"))
  try {
    const glb = join(folder, "product.glb")
    const parts = buildProduct(model.piece, model.sizeMm)
    await writeFile(glb, await writeStagedModel(parts, keepFinishes(join(tmpdir(), "roomwright-finishes"))))
    const size = { width: side, height: side }
    const regions = views.map(() => ({ box: [0, 0, side, side] as const, ...size, samples }))
    const threads = availableParallelism()
    const mirrored = "type" in model.piece && model.piece.type.startsWith("decor.mirror")
    const order = {
      script: join(import.meta.dirname, "stage.py"),
      glb,
      views,
      ...size,
      samples,
      threads,
      mirrored,
    }
    await runBlender(
      { ...order, folder, regions },
      {
        blender,
        signal: AbortSignal.timeout(7_200_000),
        onProgress: () => {},
        onRegion: () => {},
      },
    )
    for (const [index, view] of views.entries()) {
      const pixels = await printApart({
        work: "print",
        folder,
        index,
        size,
        development: { gain: [gain, gain, gain], look: "neutral" },
        kept: [0, 0, side, side],
      })
      const raw = { ...size, channels: 3 as const }
      const draft = `${fileOf(view)}.draft`
      await sharp(Buffer.from(pixels), { raw }).webp({ quality: 80, effort: 6 }).toFile(draft)
      // A stop leaves a whole picture or none, so that the next run goes on where this one was.
      await rename(draft, fileOf(view))
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
