import { WebIO, getBounds, type Node } from "@gltf-transform/core"
import { ALL_EXTENSIONS, EXTTextureWebP } from "@gltf-transform/extensions"
import { countedIds } from "@roomwright/scene/commands/element-ids"
import { validateBytes } from "gltf-validator"
import { MeshoptDecoder, MeshoptEncoder } from "meshoptimizer"
import { describe, expect, it } from "vitest"
import { demoHomes } from "../homes/demo-homes.ts"
import { buildHome } from "../homes/furnish.ts"
import { writeGlb } from "../glb/write-glb.ts"
import { buildModel } from "../model/build-model.ts"
import { readModelId } from "../model/model-id.ts"
import type { HomeCamera, HomeOptions } from "./home-options.ts"
import { writeHome } from "./write-home.ts"

const camera: HomeCamera = {
  name: "sofa",
  eye: [4.4, 1.15, -3.3],
  turn: 90,
  tilt: 0,
  fieldOfView: 74,
  aspect: 1.6,
  lensShift: -0.02,
  view: "still",
}
/** A grey pixel as PNG. */
const onePixel = new Uint8Array(
  Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==",
    "base64",
  ),
)
const options: HomeOptions = {
  name: "home",
  moment: { latitude: 21, longitude: 106, day: 310, hour: 9, north: 0 },
  cameras: [camera],
  picturesOf: () => Promise.resolve(null),
  fileOf: () => Promise.resolve(null),
  plainPicture: () => Promise.resolve({ bytes: onePixel, mimeType: "image/png" }),
}
const home = demoHomes[0]
if (!home) throw new Error("no home")
const scene = buildHome(home, "1", countedIds())

async function readNodes(bytes: Uint8Array): Promise<readonly Node[]> {
  const document = await new WebIO().registerExtensions(ALL_EXTENSIONS).readBinary(bytes)
  return document.getRoot().getDefaultScene()?.listChildren() ?? []
}

describe("a home as GLB", async () => {
  const bytes = await writeHome(scene, options)
  const nodes = await readNodes(bytes)
  const lightsOf = (kind: string): readonly Node[] => nodes.filter((node) => node.getExtras().light === kind)

  it("passes the Khronos validator, and is packed by nothing", async () => {
    const report = await validateBytes(bytes)
    expect(report.issues.messages.filter(({ severity }) => severity === 0)).toEqual([])
    expect(report.info.extensionsRequired ?? []).toEqual([])
  })

  it("has the sun, every lamp in its room, and a window for each pane of sky", () => {
    expect(lightsOf("sun")).toHaveLength(1)
    const lamps = home.pieces.filter(({ type }) => type.startsWith("lamp."))
    expect(lightsOf("lamp").length).toBeGreaterThanOrEqual(lamps.length)
    for (const lamp of lightsOf("lamp")) {
      expect(lamp.getExtras().room).toBeGreaterThanOrEqual(0)
      expect(lamp.getExtras().lumens).toBeGreaterThan(0)
    }
    expect(lightsOf("window")).toHaveLength(5)
  })

  it("lets light and cameras look where they should: windows into their rooms, the camera along its turn", () => {
    // -z turned by the node's rotation.
    const lookOf = (node: Node | undefined): readonly number[] => {
      const [x, y, z, w] = node?.getRotation() ?? [0, 0, 0, 1]
      return [-2 * (x * z + w * y), -2 * (y * z - w * x), -(1 - 2 * (x * x + y * y))]
    }
    const wide = lightsOf("window").find((node) => (node.getTranslation()[0] ?? 0) < 3)
    expect(lookOf(wide)[2]).toBeCloseTo(-1)
    const [sun] = lightsOf("sun")
    expect(lookOf(sun)[1]).toBeLessThan(-0.2)
    const eye = nodes.find((node) => node.getExtras().camera === "sofa")
    expect(lookOf(eye)[0]).toBeCloseTo(-1)
    expect(eye?.getExtras().rooms).toContain(0)
    expect(eye?.getExtras().focus).toBeUndefined()
  })

  it("stands every piece within the walls", () => {
    for (const node of nodes.filter((one) => one.getMesh())) {
      const { min, max } = getBounds(node)
      expect(min[0]).toBeGreaterThan(-0.3)
      expect(max[0]).toBeLessThan(9.25)
      expect(max[2]).toBeLessThan(0.6)
      expect(min[2]).toBeGreaterThan(-8.1)
    }
  })

  it("lays patterns at their true scale", () => {
    const floor = nodes
      .flatMap((node) => node.getMesh()?.listPrimitives() ?? [])
      .find((one) => one.getMaterial()?.getName() === "herringbone-oak")
    const uvs = floor?.getAttribute("TEXCOORD_0")?.getArray() ?? []
    const positions = floor?.getAttribute("POSITION")?.getArray() ?? []
    const far = (values: ArrayLike<number>, a: number, b: number, size: number): number =>
      Math.hypot(
        ...Array.from(
          { length: 2 },
          (_, i) => (values[a * size + i * (size - 1)] ?? 0) - (values[b * size + i * (size - 1)] ?? 0),
        ),
      )
    expect(far(positions, 0, 1, 3) / far(uvs, 0, 1, 2)).toBeCloseTo(1.2, 0)
  })
})

/** The same piece with a WebP picture on it, as files of products have. */
async function withWebp(bytes: Uint8Array): Promise<Uint8Array> {
  await Promise.all([MeshoptDecoder.ready, MeshoptEncoder.ready])
  const io = new WebIO()
    .registerExtensions(ALL_EXTENSIONS)
    .registerDependencies({ "meshopt.decoder": MeshoptDecoder, "meshopt.encoder": MeshoptEncoder })
  const document = await io.readBinary(bytes)
  document.createExtension(EXTTextureWebP).setRequired(true)
  const texture = document.createTexture("cloth").setImage(new Uint8Array(16)).setMimeType("image/webp")
  document.getRoot().listMaterials()[0]?.setBaseColorTexture(texture)
  return io.writeBinary(document)
}

it("puts a product's file in the place of its box, as large as the item, unpacked", async () => {
  const read = readModelId("sofa.lounge")
  if ("reason" in read) throw new Error("no sofa")
  const packed = await writeGlb(buildModel(read.type, read.values), {
    name: "file",
    finishOf: () => "linen-stone",
    detail: "far",
    isPacked: true,
  })
  const [id] = Object.entries(scene.elements).find(([, one]) => one.kind === "item") ?? []
  const element = scene.elements[id ?? ""]
  if (!id || element?.kind !== "item") throw new Error("no item")
  const product = { ...element, model: "product:1", parameters: {}, materials: {} }
  const file = await withWebp(packed)
  const withProduct = { ...scene, elements: { ...scene.elements, [id]: product } }
  const bytes = await writeHome(withProduct, { ...options, fileOf: () => Promise.resolve(file) })
  const node = (await readNodes(bytes)).find((one) => one.getName() === "file product:1")
  if (!node) throw new Error("the file is not there")
  const { min, max } = getBounds(node)
  expect(max[1] - min[1]).toBeCloseTo(element.size.height / 1000, 2)
  expect(max[2] - min[2]).toBeCloseTo(element.size.width / 1000, 1)
  expect((await validateBytes(bytes)).info.extensionsRequired ?? []).toEqual([])
})
