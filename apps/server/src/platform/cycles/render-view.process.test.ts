import { execFileSync } from "node:child_process"
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { demoHomes } from "@roomwright/models/homes/demo-homes"
import { buildHome } from "@roomwright/models/homes/furnish"
import { writeHome } from "@roomwright/models/home-glb/write-home"
import { skyLight } from "@roomwright/models/light/sky-light"
import { sunAt } from "@roomwright/models/light/sun-place"
import { countedIds } from "@roomwright/scene/commands/element-ids"
import { afterAll, beforeAll, expect, it } from "vitest"
import { plainPicture } from "./finish-pictures.ts"
import { findBlender } from "./find-blender.ts"
import { renderView, type FinishedTile, type ViewOrder } from "./render-view.ts"

const blender = await findBlender()
if (!blender) process.stdout.write("4 not run: no blender\n")

const moment = { latitude: 21, longitude: 106, day: 310, hour: 9, north: 0 }
const folder = mkdtempSync(join(tmpdir(), "render-view-"))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** The living room of the first home without furniture: a green wall where x is least, windows where y is. */
const order: Omit<ViewOrder, "folder"> = {
  glb: join(folder, "home.glb"),
  camera: "around",
  sky: skyLight(sunAt(moment).altitude),
  width: 96,
  height: 48,
  samples: 4,
  threads: 1,
}

beforeAll(async () => {
  const home = demoHomes[0]
  if (!home || !blender) return
  const camera = {
    eye: [2.5, 1.4, -2.6],
    turn: 0,
    tilt: 0,
    fieldOfView: 90,
    aspect: 2,
    lensShift: 0,
  } as const
  const bytes = await writeHome(buildHome({ ...home, pieces: [] }, "1", countedIds()), {
    name: "bare",
    moment,
    cameras: [
      { ...camera, name: "around", view: "panorama" },
      { ...camera, name: "sharp", view: "still" },
      { ...camera, name: "near", view: "still", focus: { distance: 0.2, aperture: 0.7 } },
    ],
    picturesOf: () => Promise.resolve(null),
    fileOf: () => Promise.resolve(null),
    plainPicture,
  })
  writeFileSync(order.glb, bytes)
})

async function render(
  own: Partial<ViewOrder>,
  signal = new AbortController().signal,
): Promise<readonly FinishedTile[]> {
  if (!blender) throw new Error("no blender")
  const tiles: FinishedTile[] = []
  const inFolder = mkdtempSync(join(folder, "view-"))
  await renderView(
    { ...order, ...own, folder: inFolder },
    {
      blender,
      signal,
      onTile: async (tile) => {
        tiles.push(tile)
      },
    },
  )
  expect(readdirSync(inFolder).filter((name) => name.endsWith(".f32") && !name.startsWith("0-"))).toEqual([])
  return tiles
}

/** Mean colour around a place of the picture, given as shares of its size. */
function colourAt(tile: FinishedTile | undefined, x: number, y: number): readonly [number, number, number] {
  if (!tile) throw new Error("no picture")
  const sum = [0, 0, 0]
  for (let row = -2; row <= 2; row++)
    for (let column = -2; column <= 2; column++) {
      const at = (Math.round(y * tile.height) + row) * tile.width + Math.round(x * tile.width) + column
      for (let part = 0; part < 3; part++)
        sum[part] = (sum[part] ?? 0) + (tile.pixels[at * 3 + part] ?? 0) / 25
    }
  const [red = 0, green = 0, blue = 0] = sum
  return [red, green, blue]
}

it.skipIf(!blender)("a panorama has left at the left and the floor below", async () => {
  const [tile] = await render({})
  const greenness = ([red, green]: readonly number[]): number => (green ?? 0) - (red ?? 0)
  expect(greenness(colourAt(tile, 0.25, 0.5))).toBeGreaterThan(greenness(colourAt(tile, 0.75, 0.5)) + 4)
  const warmth = ([red, , blue]: readonly number[]): number => (red ?? 0) - (blue ?? 0)
  expect(warmth(colourAt(tile, 0.5, 0.92))).toBeGreaterThan(warmth(colourAt(tile, 0.5, 0.08)) + 15)
})

it.skipIf(!blender)("tiles fit together as if they were one picture", async () => {
  const [[whole], tiles] = [await render({ samples: 32 }), await render({ samples: 32, tileSide: 48 })]
  expect(tiles).toHaveLength(2)
  for (const x of [0.1, 0.3, 0.4])
    for (const [part, value] of colourAt(whole, x, 0.4).entries()) {
      const tile = tiles.find(({ left }) => left === 0)
      expect(Math.abs(value - (colourAt(tile, x * 2, 0.4)[part] ?? 0))).toBeLessThan(12)
    }
})

it.skipIf(!blender)("what is far from where the lens is focused is blurred", async () => {
  /** How much neighbours differ, at the most: of the edges. */
  const edges = ([tile]: readonly FinishedTile[]): number => {
    const { pixels, width } = tile ?? { pixels: new Uint8Array(), width: 0 }
    const steps = Array.from({ length: pixels.length / 3 - 1 }, (_none, at) =>
      (at + 1) % width === 0 ? 0 : Math.abs((pixels[at * 3 + 4] ?? 0) - (pixels[at * 3 + 1] ?? 0)),
    )
    return steps.toSorted((a, b) => b - a)[Math.floor(steps.length / 50)] ?? 0
  }
  const [sharp, near] = [
    await render({ camera: "sharp", samples: 16 }),
    await render({ camera: "near", samples: 16 }),
  ]
  expect(edges(near)).toBeLessThan(edges(sharp) * 0.7)
})

it.skipIf(!blender)("a render that is stopped leaves no Blender behind", async () => {
  const stop = new AbortController()
  const running = render({ width: 800, height: 400, samples: 4_000 }, stop.signal)
  setTimeout(() => stop.abort(), 6_000)
  await expect(running).rejects.toThrow()
  const processes = execFileSync("ps", ["-eo", "args"], { encoding: "utf8" })
  expect(processes).not.toContain(join(folder, "view-"))
})
