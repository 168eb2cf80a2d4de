import { AppError } from "../../platform/app-error.ts"

/** A file of the library to make: a piece as GLB, or one picture of a finish. */
export type LibraryOrder =
  | { readonly kind: "model"; readonly id: string; readonly detail: "near" | "far" }
  | { readonly kind: "finish"; readonly id: string; readonly map: FinishMap; readonly side: number }
export type FinishMap = "colour" | "normal" | "roughness"

/** Makes a file of the library in a process of its own. Throws `notFound` for what the library does not have. */
export default async function make(order: LibraryOrder): Promise<Uint8Array> {
  return order.kind === "model" ? makeModel(order) : makeFinish(order)
}

async function makeModel({ id, detail }: LibraryOrder & { kind: "model" }): Promise<Uint8Array> {
  const [{ readModelId }, { buildModel }, { writeGlb }] = await Promise.all([
    import("@roomwright/models/model/model-id"),
    import("@roomwright/models/model/build-model"),
    import("@roomwright/models/glb/write-glb"),
  ])
  const variant = readModelId(id)
  if ("reason" in variant) throw new AppError("notFound")
  const { type, values, finishes } = variant
  const finishOf = (slot: string) => finishes[slot] ?? "paint-white"
  return writeGlb(buildModel(type, values), { name: type.id, finishOf, detail, isPacked: true })
}

async function makeFinish({ id, map, side }: LibraryOrder & { kind: "finish" }): Promise<Uint8Array> {
  const [{ finishes, isFinishId }, { drawFinish }, { default: sharp }] = await Promise.all([
    import("@roomwright/models/finishes/finishes"),
    import("@roomwright/models/finishes/draw-finish"),
    import("sharp"),
  ])
  const pixels = isFinishId(id) ? drawFinish(finishes[id], side) : null
  if (!pixels) throw new AppError("notFound")
  const picture = sharp(pixels[map], { raw: { width: side, height: side, channels: 3 } })
  // Normals suffer most from being packed: their colours are directions.
  return picture.webp(map === "normal" ? { quality: 92, smartSubsample: true } : { quality: 84 }).toBuffer()
}
