import { Document, Logger, WebIO, type Buffer as GlbBuffer, type Material } from "@gltf-transform/core"
import { ALL_EXTENSIONS } from "@gltf-transform/extensions"
import { drawFinish } from "@roomwright/models/finishes/draw-finish"
import type { Finish } from "@roomwright/models/finishes/finish"
import { finishes } from "@roomwright/models/finishes/finishes"
import type { Mesh } from "@roomwright/models/geometry/mesh"
import { createMaterial } from "@roomwright/models/glb/create-material"
import { linearColour } from "@roomwright/models/glb/linear-colour"
import sharp from "sharp"
import type { DressedMesh } from "./product-piece.ts"

/** Of a print, which covers its paper once. */
const printSide = 512

const costly: ReadonlySet<string> = new Set(["KHR_materials_sheen", "KHR_materials_clearcoat"])

/** Surfaces as a GLB in metres, in the colours that their finishes have from afar; prints are drawn. */
export async function writeProduct(parts: readonly DressedMesh[]): Promise<Uint8Array<ArrayBuffer>> {
  const document = new Document().setLogger(new Logger(Logger.Verbosity.SILENT))
  const buffer = document.createBuffer()
  const written = document.createMesh("product")
  const materials = new Map<string, Material>()
  for (const part of parts) {
    const key = `${part.finish} ${part.colour ?? ""}`
    const material = materials.get(key) ?? (await materialOf(document, part))
    materials.set(key, material)
    written.addPrimitive(createPrimitive(document, buffer, part.mesh).setMaterial(material))
  }
  // The shine along the edges of cloth and over lacquer costs a small device more than it shows.
  for (const extension of document.getRoot().listExtensionsUsed())
    if (costly.has(extension.extensionName)) extension.dispose()
  const root = document.createScene("product").addChild(document.createNode("product").setMesh(written))
  document.getRoot().setDefaultScene(root)
  const io = new WebIO().setLogger(new Logger(Logger.Verbosity.SILENT)).registerExtensions(ALL_EXTENSIONS)
  return new Uint8Array(await io.writeBinary(document))
}

async function materialOf(document: Document, { finish: id, colour }: DressedMesh): Promise<Material> {
  const material = createMaterial(document, id)
  if (colour !== undefined)
    material.setBaseColorFactor([...linearColour(colour), material.getBaseColorFactor()[3]])
  const finish: Finish = finishes[id]
  const print = finish.tile === "piece" ? drawFinish(finish, printSide) : null
  if (!print) return material
  const raw = { width: printSide, height: printSide, channels: 3 } as const
  const picture = await sharp(print.colour, { raw }).jpeg({ quality: 88 }).toBuffer()
  const texture = document.createTexture(id).setMimeType("image/jpeg").setImage(new Uint8Array(picture))
  return material.setBaseColorTexture(texture).setBaseColorFactor([1, 1, 1, 1])
}

function createPrimitive(document: Document, buffer: GlbBuffer, { positions, normals, uvs, indices }: Mesh) {
  const accessor = (
    type: "SCALAR" | "VEC2" | "VEC3",
    array: Float32Array<ArrayBuffer> | Uint32Array<ArrayBuffer>,
  ) => document.createAccessor().setType(type).setArray(array).setBuffer(buffer)
  // Rows of pictures run downwards, texture coordinates of the library upwards.
  const downwards = Float32Array.from(uvs, (value, i) => (i % 2 === 0 ? value : 1 - value))
  return document
    .createPrimitive()
    .setAttribute("POSITION", accessor("VEC3", Float32Array.from(positions)))
    .setAttribute("NORMAL", accessor("VEC3", Float32Array.from(normals)))
    .setAttribute("TEXCOORD_0", accessor("VEC2", downwards))
    .setIndices(accessor("SCALAR", Uint32Array.from(indices)))
}
