import sharp from "sharp"
import { describe, expect, test } from "vitest"
import { makeSofa, makeTable } from "../../../demo/models/furniture.ts"
import { demoModels } from "../../../demo/models/demo-models.ts"
import { changeGlb, withTexture, type Gltf } from "../../../testing/test-models.ts"
import { GlbFault } from "./glb-fault.ts"
import { makeGlb, makePlainGlb, measureGlb } from "./make-glb.ts"
import { measureInThread } from "./run-glb-worker.ts"

const oak = { name: "oak", colour: "#c69c6b", roughness: 0.6 }
const table = makeTable([1_800, 900, 750], [oak])

const faultOf = (making: Promise<unknown>): Promise<string | null> =>
  making.then(
    () => null,
    (error: unknown) => {
      if (error instanceof GlbFault) return error.fault
      throw error
    },
  )

const png = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: "#C9A274" } })
    .composite([{ input: Buffer.from([255, 0, 0]), raw: { width: 1, height: 1, channels: 3 } }])
    .png()
    .toBuffer()

describe("measuring", () => {
  test("gives width, depth and height to the millimetre, of every demo model", async () => {
    expect(await measureGlb(table)).toMatchObject({ widthMm: 1_800, depthMm: 900, heightMm: 750 })
    expect(await measureGlb(makeSofa([2_100, 950, 780], [oak]))).toMatchObject({
      widthMm: 2_100,
      depthMm: 950,
      heightMm: 780,
    })
    expect(demoModels.length).toBeGreaterThan(1)
  })

  test("follows the nodes: turned and scaled, a thing measures what is seen of it", async () => {
    const turned = changeGlb(table, ({ nodes }) => {
      const half = Math.SQRT1_2
      nodes.push({ children: [0], rotation: [0, half, 0, half], scale: [0.5, 0.5, 0.5] })
    })
    const shown = changeGlb(turned, (gltf) => void (gltf["scenes"] = [{ nodes: [1] }]))
    expect(await measureGlb(shown)).toMatchObject({ widthMm: 450, depthMm: 900, heightMm: 375 })
  })

  test.each([
    ["in millimetres by mistake", 1_000],
    ["too small to be seen", 0.000_001],
  ])("refuses a model %s", async (_what, scale) => {
    const scaled = changeGlb(table, ({ nodes }) =>
      Object.assign(nodes[0] ?? {}, { scale: [scale, scale, scale] }),
    )
    expect(await faultOf(measureGlb(scaled))).toBe("size")
  })

  test("refuses a vertex that is nowhere, and an index of none", async () => {
    const patched = (at: (gltf: Gltf) => number, value: number) => {
      let offset = 0
      return changeGlb(
        table,
        (gltf) => (offset = at(gltf)),
        (bin) => {
          const bytes = Buffer.from(bin)
          bytes.writeUInt32LE(value, offset)
          return bytes
        },
      )
    }
    const nan = patched(() => 0, 0x7f_c0_00_00)
    expect(await faultOf(measureGlb(nan))).toBe("broken")
    const beyond = patched((gltf) => Number(gltf.bufferViews[2]?.["byteOffset"]), 4_000_000_000)
    expect(await faultOf(measureGlb(beyond))).toBe("broken")
  })

  test("refuses textures that are no pictures, are cut short or unpack to too much", async () => {
    expect(
      await faultOf(measureGlb(withTexture(Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>")))),
    ).toBe("texture")
    const whole = await png(64, 64)
    expect(await faultOf(measureGlb(withTexture(whole)))).toBeNull()
    expect(await faultOf(makeGlb(withTexture(whole, whole.length - 40)))).toBe("texture")
    const bomb = await sharp({ create: { width: 9_000, height: 9_000, channels: 3, background: "#fff" } })
      .png({ compressionLevel: 9 })
      .toBuffer()
    expect(["tooLarge", "texture"]).toContain(await faultOf(measureGlb(withTexture(bomb))))
  })

  test("in a thread gives the same, and the bytes back", async () => {
    const copy = table.slice()
    const { measured, bytes } = await measureInThread(null, copy)
    expect(measured).toMatchObject({ widthMm: 1_800, depthMm: 900, heightMm: 750 })
    expect(Buffer.from(bytes).equals(Buffer.from(table))).toBe(true)
    expect(await faultOf(measureInThread(null, new Uint8Array([1, 2, 3])))).toBe("notGlb")
  })
})

describe("making smaller", () => {
  test("keeps the measures, packs by meshopt, and may be sent again", async () => {
    const { bytes } = await makeGlb(table)
    expect(bytes.length).toBeLessThan(table.length / 3)
    expect(new TextDecoder().decode(bytes)).toContain("EXT_meshopt_compression")
    expect(await measureGlb(bytes)).toMatchObject({ widthMm: 1_800, depthMm: 900, heightMm: 750 })
    const again = await makeGlb(bytes)
    expect(await measureGlb(again.bytes)).toMatchObject({ widthMm: 1_800, depthMm: 900, heightMm: 750 })
  })

  test("gives the same for the same", async () => {
    expect((await makeGlb(table)).hash).toBe((await makeGlb(table.slice())).hash)
  })

  test("turns textures into WebP of a bounded size", async () => {
    const { bytes } = await makeGlb(withTexture(await png(3_000, 1_500)))
    const start = Buffer.from(bytes).indexOf("WEBP") - 8
    const { format, width, height } = await sharp(bytes.subarray(start)).metadata()
    expect([format, width, height]).toEqual(["webp", 2_048, 1_024])
    expect(new TextDecoder().decode(bytes)).toContain("EXT_texture_webp")
  })

  test.each([
    ["opaque", { r: 200, g: 160, b: 110 }, "jpeg"],
    ["seen through", { r: 200, g: 160, b: 110, alpha: 0.5 }, "png"],
  ])(
    "is undone for other programs: textures that are %s, and no extension that must be known",
    async (_what, background, format) => {
      const channels = "alpha" in background ? 4 : 3
      const image = await sharp({ create: { width: 64, height: 32, channels, background } })
        .png()
        .toBuffer()
      const { bytes } = await makeGlb(withTexture(image))
      const plain = await makePlainGlb(bytes)
      const text = new TextDecoder().decode(plain)
      expect(text).not.toMatch(/extensionsRequired|meshopt|quantization|webp/i)
      expect(text).toContain(`image/${format}`)
      expect(await measureGlb(plain)).toMatchObject({ widthMm: 1_800, depthMm: 900, heightMm: 750 })
    },
  )

  test("keeps the finishes that it comes in, by their names, packed and plain", async () => {
    const varied = changeGlb(table, (gltf) => {
      const [wood] = gltf["materials"] as Record<string, unknown>[]
      const walnut = { name: "a note", pbrMetallicRoughness: { baseColorFactor: [0.2, 0.1, 0.05, 1] } }
      Object.assign(gltf, {
        materials: [wood, walnut],
        extensionsUsed: ["KHR_materials_variants"],
        extensions: { KHR_materials_variants: { variants: [{ name: "oak" }, { name: "walnut" }] } },
      })
      const mappings = [0, 1].map((at) => ({ material: at, variants: [at] }))
      Object.assign(gltf.meshes[0]?.primitives[0] ?? {}, {
        extensions: { KHR_materials_variants: { mappings } },
      })
    })
    const { bytes } = await makeGlb(varied)
    for (const made of [bytes, await makePlainGlb(bytes)]) {
      const jsonBytes = new DataView(made.buffer, made.byteOffset).getUint32(12, true)
      const gltf = JSON.parse(new TextDecoder().decode(made.subarray(20, 20 + jsonBytes))) as Gltf
      expect(gltf["extensions"]).toEqual({
        KHR_materials_variants: { variants: [{ name: "oak" }, { name: "walnut" }] },
      })
      expect(gltf["materials"]).toHaveLength(2)
      expect(JSON.stringify(gltf)).not.toContain("a note")
      expect(gltf.meshes[0]?.primitives[0]?.["extensions"]).toMatchObject({
        KHR_materials_variants: { mappings: [{ variants: [0] }, { variants: [1] }] },
      })
    }
  })

  test("leaves nothing in it that nobody sees", async () => {
    const chatty = changeGlb(table, (gltf) => {
      gltf["extras"] = { secret: "a note of the maker" }
      gltf["cameras"] = [{ type: "perspective", perspective: { yfov: 1, znear: 1 } }]
      Object.assign(gltf.nodes[0] ?? {}, { extras: { secret: "a note of the maker" } })
    })
    const { bytes } = await makeGlb(chatty)
    expect(new TextDecoder().decode(bytes)).not.toContain("a note of the maker")
  })
})
