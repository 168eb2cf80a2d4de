import { createHash } from "node:crypto"
import { posix } from "node:path"
import { modelOutlineLimits, type ModelOutline } from "@roomwright/contract/catalogue/product-models"
import type { PieceFault, PieceRemark } from "@roomwright/contract/library/furniture-libraries"
import { ObjFault } from "@roomwright/models/obj/obj-fault"
import { placeObj, type PlacedSurface } from "@roomwright/models/obj/place-obj"
import { readMtl, type ObjMaterial } from "@roomwright/models/obj/read-mtl"
import { readObj } from "@roomwright/models/obj/read-obj"
import { thinLeaves } from "@roomwright/models/obj/thin-leaves"
import { LibraryFault } from "../sh3f/library-fault.ts"
import { outlineTriangles } from "@roomwright/models/outline/outline-triangles"
import { openZip, type ZipFile } from "../sh3f/open-zip.ts"
import { readCatalogue, type Catalogue } from "../sh3f/read-catalogue.ts"
import { encodeTexture, encodeThumbnail, type EncodedTexture } from "./encode-texture.ts"
import { PieceFailed } from "./piece-fault.ts"
import { trianglesWanted, writePiece, type PieceCredit } from "./write-piece.ts"

/** Reads the catalogue of the library at `path`, makes one piece of it, or says how plans draw one. */
export type Sh3fOrder =
  | { readonly kind: "catalogue"; readonly path: string }
  | { readonly kind: "outline"; readonly path: string; readonly source: PieceSource }
  | {
      readonly kind: "piece"
      readonly path: string
      readonly source: PieceSource
      readonly credit: PieceCredit
    }

/** What making a piece takes, from its library's catalogue. */
export interface PieceSource {
  readonly model: string | null
  readonly icon: string | null
  readonly turn: readonly number[] | null
  readonly widthMm: number
  readonly depthMm: number
  readonly heightMm: number
}

export interface MadePiece {
  readonly bytes: Uint8Array
  readonly hash: string
  readonly triangles: number
  readonly remarks: readonly PieceRemark[]
  readonly thumbnail: Uint8Array | null
  readonly outline: ModelOutline | null
}

export type Sh3fAnswer<Done> = { readonly done: Done } | { readonly fault: string; readonly detail: string }

/** Of one material file and one model, unpacked. */
const mostModelBytes = 80_000_000
const mostMaterialBytes = 4_000_000
const mostTextures = 64

/** Runs in a process of its own: whatever a library does to it ends with it. Faults come back as an answer. */
export default async function work(
  order: Sh3fOrder,
): Promise<Sh3fAnswer<Catalogue | MadePiece | ModelOutline | null>> {
  try {
    const zip = await openZip(order.path)
    try {
      if (order.kind === "catalogue") return { done: await readCatalogue(zip) }
      if (order.kind === "piece") return { done: await makePiece(zip, order) }
      const { shown } = await placePiece(zip, order.source, new Set())
      return { done: outlineOf(shown) }
    } finally {
      await zip.close()
    }
  } catch (error) {
    const fault = faultOf(error)
    if (fault) return { fault, detail: error instanceof Error ? error.message : "" }
    throw error
  }
}

const faultOf = (error: unknown): string | null =>
  error instanceof LibraryFault || error instanceof PieceFailed || error instanceof ObjFault
    ? error.fault
    : null

const outlineOf = (surfaces: readonly PlacedSurface[]): ModelOutline | null =>
  outlineTriangles(
    surfaces.map(({ positions }) => ({ positions, indices: null })),
    modelOutlineLimits.rings,
  )

interface PlacedPiece {
  readonly folder: string
  readonly materials: ReadonlyMap<string, ObjMaterial>
  readonly shown: readonly PlacedSurface[]
}

/** The triangles of a piece that are seen, as large as its catalogue says. */
async function placePiece(
  zip: ZipFile,
  source: PieceSource,
  remarks: Set<PieceRemark>,
): Promise<PlacedPiece> {
  const model = source.model
  if (model === null || !zip.has(model)) throw fail("missing", "its model is not in the library")
  if (!/\.obj$/i.test(model)) throw fail("format", posix.extname(model).slice(0, 12))
  const bytes = await zip.read(model)
  if (!bytes || bytes.length > mostModelBytes) throw fail("tooLarge", "its model")
  const read = readObj(bytes.toString("latin1"))
  const folder = posix.dirname(model)
  const materials = await readMaterials(zip, { folder, files: read.materialFiles, remarks })
  const [width, height, depth] = [source.widthMm / 1_000, source.heightMm / 1_000, source.depthMm / 1_000]
  const placed = placeObj(read, { turn: source.turn, width, height, depth })
  // What is wholly clear was hidden by its author.
  const seen = placed.filter(({ material }) => (materials.get(material)?.opacity ?? 1) > 0.005)
  return { folder, materials, shown: seen.length > 0 ? seen : placed }
}

async function makePiece(
  zip: ZipFile,
  { source, credit }: Sh3fOrder & { kind: "piece" },
): Promise<MadePiece> {
  const remarks = new Set<PieceRemark>()
  const { folder, materials, shown } = await placePiece(zip, source, remarks)
  const surfaces = thinLeaves(shown, trianglesWanted)
  if (countTriangles(surfaces) < countTriangles(shown)) remarks.add("simplified")
  const used = surfaces.flatMap(({ material }) => materials.get(material) ?? [])
  if (used.length < surfaces.length) remarks.add("materialMissing")
  const textures = await readTextures(zip, { folder, materials: used, remarks })
  const written = await writePiece({ surfaces, materials, textures, credit })
  if (written.isSimplified) remarks.add("simplified")
  const hash = createHash("sha256").update(written.bytes).digest("hex").slice(0, 16)
  const { bytes: glb, triangles } = written
  return {
    bytes: glb,
    hash,
    triangles,
    remarks: [...remarks],
    thumbnail: await readThumbnail(zip, source.icon),
    outline: outlineOf(shown),
  }
}

const countTriangles = (surfaces: readonly PlacedSurface[]): number =>
  surfaces.reduce((sum, { positions }) => sum + positions.length / 9, 0)

const fail = (fault: PieceFault, detail: string): PieceFailed => new PieceFailed(fault, detail)

interface Looking {
  readonly folder: string
  readonly remarks: Set<PieceRemark>
}

async function readMaterials(
  zip: ZipFile,
  { folder, files, remarks }: Looking & { readonly files: readonly string[] },
): Promise<ReadonlyMap<string, ObjMaterial>> {
  const materials = new Map<string, ObjMaterial>()
  for (const file of files.slice(0, 8)) {
    const bytes = await readBeside(zip, folder, file)
    if (!bytes || bytes.length > mostMaterialBytes) remarks.add("materialMissing")
    else for (const [name, material] of readMtl(bytes.toString("latin1"))) materials.set(name, material)
  }
  return materials
}

/** Names lead nowhere but into the folder of the model: of a path of somebody's machine its last part is looked for there. */
async function readBeside(zip: ZipFile, folder: string, name: string): Promise<Buffer | null> {
  const path = posix.join(folder, name.replaceAll("\\", "/"))
  const leadsOut = path.startsWith("..") || path.startsWith("/") || /^[a-z]+:/i.test(name)
  const places = [...(leadsOut ? [] : [path]), posix.join(folder, posix.basename(name.replaceAll("\\", "/")))]
  const found = places.find((place) => zip.has(place)) ?? findInAnyCase(zip, places)
  return found === undefined ? null : zip.read(found)
}

function findInAnyCase(zip: ZipFile, places: readonly string[]): string | undefined {
  const wanted = new Set(places.map((place) => place.toLowerCase()))
  return zip.names.find((name) => wanted.has(name.toLowerCase()))
}

async function readTextures(
  zip: ZipFile,
  { folder, materials, remarks }: Looking & { readonly materials: readonly ObjMaterial[] },
): Promise<ReadonlyMap<string, EncodedTexture>> {
  const byMaterial = new Map<string, EncodedTexture>()
  const byFile = new Map<string, EncodedTexture | null>()
  for (const { name, texture, cutOut } of materials) {
    if (texture === null) continue
    const key = `${texture}\n${cutOut ?? ""}`
    const known = byFile.get(key)
    const encoded =
      known !== undefined || byFile.size >= mostTextures
        ? known
        : await readTexture(zip, { folder, texture, cutOut, remarks })
    byFile.set(key, encoded ?? null)
    if (encoded) byMaterial.set(name, encoded)
  }
  return byMaterial
}

async function readTexture(
  zip: ZipFile,
  {
    folder,
    texture,
    cutOut,
    remarks,
  }: Looking & { readonly texture: string; readonly cutOut: string | null },
): Promise<EncodedTexture | null> {
  const bytes = (await readBeside(zip, folder, texture)) ?? (await readOnlyPicture(zip, folder))
  if (!bytes) {
    remarks.add("textureMissing")
    return null
  }
  const mask = cutOut === null || cutOut === texture ? null : await readBeside(zip, folder, cutOut)
  try {
    const encoded = await encodeTexture(bytes, mask)
    return encoded.isNormalMap ? null : encoded
  } catch {
    remarks.add("textureBroken")
    return null
  }
}

/** What was renamed on its way: where a folder holds one picture alone, there is no doubt which is meant. */
async function readOnlyPicture(zip: ZipFile, folder: string): Promise<Buffer | null> {
  const pictures = zip.names.filter(
    (name) => posix.dirname(name) === folder && /\.(?:jpe?g|png|gif|webp)$/i.test(name),
  )
  const [only] = pictures
  return only !== undefined && pictures.length === 1 ? zip.read(only) : null
}

async function readThumbnail(zip: ZipFile, icon: string | null): Promise<Uint8Array | null> {
  const bytes = icon === null ? null : await zip.read(icon).catch(() => null)
  return bytes && (await encodeThumbnail(bytes).catch(() => null))
}
