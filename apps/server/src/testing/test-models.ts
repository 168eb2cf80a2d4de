import {
  readOwnModel,
  setProductModel,
  uploadModel,
} from "@roomwright/contract/catalogue/product-model-calls"
import type { ModelUpload, OwnModel } from "@roomwright/contract/catalogue/product-models"
import { makeTable, type SizeMm } from "../demo/models/furniture.ts"
import { packGlb } from "../demo/models/write-glb.ts"
import type { TestApp } from "./test-app.ts"
import { uploadForProduct } from "./test-merchants.ts"
import type { TestPerson } from "./test-people.ts"

const oak = { name: "oak", colour: "#c9a274", roughness: 0.6 }

/** A table as GLB. */
export const tableGlb = (sizeMm: SizeMm = [1_800, 900, 750]): Uint8Array<ArrayBuffer> =>
  makeTable(sizeMm, [oak])

/** Sends a model and gives what is said of it at once. */
export const sendModel = (
  app: TestApp,
  { headers }: TestPerson,
  content: Uint8Array<ArrayBuffer> = tableGlb(),
): Promise<ModelUpload> => app.call(uploadModel, { body: {}, file: new Blob([content]) }, { headers })

/** Sends a model and waits until it is made, or has failed. */
export async function sendModelAndWait(
  app: TestApp,
  person: TestPerson,
  content?: Uint8Array<ArrayBuffer>,
): Promise<ModelUpload> {
  const { id } = await sendModel(app, person, content)
  for (;;) {
    const model = await app.call(readOwnModel, { params: { id } }, { headers: person.headers })
    if (model.state !== "making") return model
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

/** Gives a product a model, with a picture of it. */
export async function giveModel(app: TestApp, person: TestPerson, productId: string): Promise<OwnModel> {
  const { id: model } = await sendModelAndWait(app, person)
  const poster = await uploadForProduct(app, person)
  const input = { params: { id: productId }, body: { model, poster } }
  return app.call(setProductModel, input, { headers: person.headers })
}

/** Parts of a glTF that a test changes; unknown to nobody else. */
export type Gltf = Record<string, unknown> & {
  accessors: Record<string, unknown>[]
  bufferViews: Record<string, unknown>[]
  buffers: Record<string, unknown>[]
  meshes: { primitives: Record<string, unknown>[] }[]
  nodes: Record<string, unknown>[]
}

/** A GLB with its description changed; its binary part stays, or is changed as well. */
export function changeGlb(
  glb: Uint8Array,
  change: (gltf: Gltf) => void,
  changeBin: (bin: Uint8Array) => Uint8Array = (bin) => bin,
): Uint8Array<ArrayBuffer> {
  const view = new DataView(glb.buffer, glb.byteOffset)
  const jsonBytes = view.getUint32(12, true)
  const gltf = JSON.parse(new TextDecoder().decode(glb.subarray(20, 20 + jsonBytes))) as Gltf
  change(gltf)
  return packGlb(gltf, changeBin(glb.subarray(28 + jsonBytes)))
}

/** The table with a picture on it. */
export const withTexture = (image: Uint8Array, bytes = image.length): Uint8Array<ArrayBuffer> =>
  changeGlb(
    tableGlb(),
    (gltf) => {
      const [buffer] = gltf.buffers
      if (!buffer) throw new Error("There is no buffer.")
      const at = Number(buffer["byteLength"])
      buffer["byteLength"] = at + image.length
      gltf.bufferViews.push({ buffer: 0, byteOffset: at, byteLength: bytes })
      gltf["images"] = [{ bufferView: gltf.bufferViews.length - 1, mimeType: "image/png" }]
      gltf["textures"] = [{ source: 0 }]
      gltf["materials"] = [{ pbrMetallicRoughness: { baseColorTexture: { index: 0, texCoord: 0 } } }]
      const [primitive] = gltf.meshes[0]?.primitives ?? []
      const [position] = gltf.accessors
      if (!primitive || !position) throw new Error("There is nothing to put it on.")
      // Any numbers do for where it lies.
      gltf.accessors.push({ ...position, type: "VEC2", min: undefined, max: undefined })
      Object.assign(primitive["attributes"] as object, { TEXCOORD_0: gltf.accessors.length - 1 })
    },
    (bin) => Buffer.concat([bin, image]),
  )
