import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import sharp from "sharp"
import { afterAll, expect, it } from "vitest"
import { findBlender } from "../../platform/cycles/find-blender.ts"
import { pictureProduct } from "./picture-product.ts"
import { viewsOf } from "./product-views.ts"

const blender = await findBlender()
if (!blender) process.stdout.write("1 not run: no blender\n")

const folder = mkdtempSync(join(tmpdir(), "pictured-"))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it.runIf(blender)("pictures a piece whole, on pale paper, from each side", { timeout: 240_000 }, async () => {
  if (!blender) return
  const piece = { type: "side-table.round" }
  const sizeMm = [500, 500, 500] as const
  const views = viewsOf("table", piece, sizeMm).filter(({ name }) => name !== "detail")
  const fileOf = ({ name }: { name: string }): string => join(folder, `${name}.webp`)
  await pictureProduct(blender, { product: "table", piece, sizeMm }, { views, side: 64, samples: 8, fileOf })
  for (const view of views) {
    const { data, info } = await sharp(fileOf(view)).greyscale().raw().toBuffer({ resolveWithObject: true })
    expect(info).toMatchObject({ width: 64, height: 64 })
    const at = (x: number, y: number): number => data[y * 64 + x] ?? 0
    for (const [x, y] of [
      [1, 1],
      [62, 1],
      [1, 62],
      [62, 62],
    ] as const)
      expect(at(x, y), view.name).toBeGreaterThan(170)
    expect(Math.min(...data), view.name).toBeLessThan(at(1, 1) - 25)
  }
})
