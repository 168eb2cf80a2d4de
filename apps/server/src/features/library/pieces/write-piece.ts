import { Document, Logger, NodeIO, type Material, type Texture } from "@gltf-transform/core"
import { EXTMeshoptCompression, EXTTextureWebP, KHRMeshQuantization } from "@gltf-transform/extensions"
import { dedup, meshopt, prune, simplify, weld } from "@gltf-transform/functions"
import { plainMaterial, type ObjMaterial } from "@roomwright/models/obj/read-mtl"
import type { PlacedSurface } from "@roomwright/models/obj/place-obj"
import { MeshoptEncoder, MeshoptSimplifier } from "meshoptimizer"
import { dressMaterial } from "./dress-material.ts"
import type { EncodedTexture } from "./encode-texture.ts"

/** More triangles than this are more than anybody sees of one of the things in a room. */
const trianglesWanted = 60_000
/** How far a surface may move for it, as a part of the piece's size; more where little is not enough. */
const simplifyErrors = [0.002, 0.01, 0.03]

export interface PieceCredit {
  readonly name: string
  readonly creator: string
  readonly license: string
  readonly library: string
}

export interface PieceContent {
  readonly surfaces: readonly PlacedSurface[]
  readonly materials: ReadonlyMap<string, ObjMaterial>
  /** By the name of the material. */
  readonly textures: ReadonlyMap<string, EncodedTexture>
  readonly credit: PieceCredit
}

export interface WrittenPiece {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly triangles: number
  readonly isSimplified: boolean
}

/** Writes a piece as GLB, packed by meshopt, with who made it and under which terms in it. */
export async function writePiece({
  surfaces,
  materials,
  textures,
  credit,
}: PieceContent): Promise<WrittenPiece> {
  const document = new Document().setLogger(new Logger(Logger.Verbosity.SILENT))
  const buffer = document.createBuffer()
  const mesh = document.createMesh(credit.name)
  const kept = new Map<EncodedTexture, Texture>()
  const textureOf = (encoded: EncodedTexture): Texture => {
    const texture =
      kept.get(encoded) ??
      document.createTexture().setImage(encoded.content.slice()).setMimeType("image/webp")
    kept.set(encoded, texture)
    return texture
  }
  for (const { material: name, positions, normals, uvs } of surfaces) {
    const encoded = uvs ? textures.get(name) : undefined
    const primitive = document
      .createPrimitive()
      .setAttribute(
        "POSITION",
        document.createAccessor().setType("VEC3").setArray(positions).setBuffer(buffer),
      )
      .setAttribute("NORMAL", document.createAccessor().setType("VEC3").setArray(normals).setBuffer(buffer))
      .setMaterial(
        createMaterial(document, materials.get(name) ?? { ...plainMaterial, name }, encoded, textureOf),
      )
    if (uvs && encoded)
      primitive.setAttribute(
        "TEXCOORD_0",
        document.createAccessor().setType("VEC2").setArray(uvs).setBuffer(buffer),
      )
    mesh.addPrimitive(primitive)
  }
  const scene = document.createScene(credit.name).addChild(document.createNode(credit.name).setMesh(mesh))
  document.getRoot().setDefaultScene(scene)
  const { name: _name, ...extras } = credit
  Object.assign(document.getRoot().getAsset(), {
    generator: "Roomwright",
    copyright: wordCredit(credit),
    extras,
  })
  if (kept.size > 0) document.createExtension(EXTTextureWebP).setRequired(true)
  return pack(document)
}

/** As it stands in the file, and wherever the piece is used. */
export const wordCredit = ({ creator, license, library }: PieceCredit): string =>
  [creator, library, license].filter((part) => part !== "").join(" · ")

function createMaterial(
  document: Document,
  said: ObjMaterial,
  encoded: EncodedTexture | undefined,
  textureOf: (encoded: EncodedTexture) => Texture,
): Material {
  const { colour, opacity, metalness, roughness, glow } = dressMaterial(said, encoded)
  const material = document
    .createMaterial(said.name)
    .setBaseColorFactor([...colour, opacity])
    .setMetallicFactor(encoded ? Math.min(metalness, 0.4) : metalness)
    .setRoughnessFactor(roughness)
    .setEmissiveFactor([...glow])
  if (encoded) material.setBaseColorTexture(textureOf(encoded))
  if (opacity < 1 || encoded?.transparency === "mixed") material.setAlphaMode("BLEND")
  else if (encoded?.transparency === "cut")
    material.setAlphaMode("MASK").setAlphaCutoff(0.5).setDoubleSided(true)
  return material
}

async function pack(document: Document): Promise<WrittenPiece> {
  await Promise.all([MeshoptEncoder.ready, MeshoptSimplifier.ready])
  await document.transform(dedup(), weld())
  const before = countTriangles(document)
  const wanted = boundsOf(document)
  let triangles = before
  for (const error of simplifyErrors) {
    if (triangles <= trianglesWanted) break
    const ratio = trianglesWanted / triangles
    await document.transform(simplify({ simplifier: MeshoptSimplifier, ratio, error }))
    triangles = countTriangles(document)
  }
  // What was thinned out at the rim is stretched again.
  if (triangles < before) fitBounds(document, wanted)
  await document.transform(prune({ keepAttributes: false, keepExtras: true, keepSolidTextures: true }))
  // 14 bits of a 3 m piece are 0.2 mm.
  await document.transform(
    meshopt({ encoder: MeshoptEncoder, level: "high", quantizePosition: 14, quantizeNormal: 8 }),
  )
  const io = new NodeIO()
    .setLogger(new Logger(Logger.Verbosity.SILENT))
    .registerExtensions([EXTMeshoptCompression, EXTTextureWebP, KHRMeshQuantization])
    .registerDependencies({ "meshopt.encoder": MeshoptEncoder })
  const bytes = new Uint8Array(await io.writeBinary(document))
  return { bytes, triangles: countTriangles(document), isSimplified: triangles < before }
}

const listPositions = (document: Document): Float32Array[] =>
  document
    .getRoot()
    .listMeshes()
    .flatMap((mesh) => mesh.listPrimitives())
    .flatMap((primitive) => {
      const array = primitive.getAttribute("POSITION")?.getArray()
      return array instanceof Float32Array ? [array] : []
    })

type Bounds = readonly { readonly low: number; readonly high: number }[]

function boundsOf(document: Document): Bounds {
  const positions = listPositions(document)
  return [0, 1, 2].map((axis) => {
    let [low, high] = [Infinity, -Infinity]
    for (const array of positions)
      for (let at = axis; at < array.length; at += 3) {
        low = Math.min(low, array[at] ?? 0)
        high = Math.max(high, array[at] ?? 0)
      }
    return { low, high }
  })
}

/** Vertices that no triangle uses are gone by now: all count. */
function fitBounds(document: Document, wanted: Bounds): void {
  const found = boundsOf(document)
  // Surfaces of one material may share their vertices: none is moved twice.
  for (const array of new Set(listPositions(document)))
    for (const [axis, from] of found.entries()) {
      const to = wanted[axis] ?? from
      const scale = from.high - from.low > 1e-6 ? (to.high - to.low) / (from.high - from.low) : 1
      for (let at = axis; at < array.length; at += 3)
        array[at] = to.low + ((array[at] ?? 0) - from.low) * scale
    }
}

const countTriangles = (document: Document): number =>
  document
    .getRoot()
    .listMeshes()
    .flatMap((mesh) => mesh.listPrimitives())
    .reduce((sum, primitive) => sum + Math.floor((primitive.getIndices()?.getCount() ?? 0) / 3), 0)
