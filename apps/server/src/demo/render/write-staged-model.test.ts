import { WebIO, type Document } from "@gltf-transform/core"
import { ALL_EXTENSIONS } from "@gltf-transform/extensions"
import { finishes } from "@roomwright/models/finishes/finishes"
import { linearColour } from "@roomwright/models/glb/linear-colour"
import { expect, it } from "vitest"
import type { DressedMesh } from "../models/product-piece.ts"
import { writeStagedModel } from "./write-staged-model.ts"

const tile: DressedMesh["mesh"] = {
  positions: Float32Array.of(0, 0, 0, 1, 0, 0, 0, 1, 0),
  normals: Float32Array.of(0, 0, 1, 0, 0, 1, 0, 0, 1),
  uvs: Float32Array.of(0, 0, 1, 0, 0, 1),
  indices: Uint32Array.of(0, 1, 2),
}
const jpeg = { bytes: Uint8Array.of(1, 2, 3), mimeType: "image/jpeg" as const }
const pictures = { colour: jpeg, normal: jpeg, roughness: jpeg }

async function write(parts: readonly DressedMesh[]): Promise<Document> {
  const bytes = await writeStagedModel(parts, () => Promise.resolve(pictures))
  return new WebIO().registerExtensions(ALL_EXTENSIONS).readBinary(bytes)
}

it("wears the pattern of a finish, once for all that is made of it", async () => {
  const document = await write([
    { finish: "oak-natural", mesh: tile },
    { finish: "oak-natural", mesh: tile },
  ])
  const materials = document.getRoot().listMaterials()
  expect(materials.map((material) => material.getName())).toEqual(["oak-natural"])
  expect(materials[0]?.getBaseColorTexture()).not.toBeNull()
  expect(materials[0]?.getExtras()).toMatchObject({ finish: "oak-natural", finishClass: "wood" })
})

it("dyes the pattern where a product has the finish in a colour of its own", async () => {
  const colour = "#804020"
  const document = await write([
    { finish: "oak-natural", mesh: tile },
    { finish: "oak-natural", colour, mesh: tile },
  ])
  const dyed = document
    .getRoot()
    .listMaterials()
    .find((material) => material.getName() === `oak-natural ${colour}`)
  const usual = linearColour(finishes["oak-natural"].colour)
  const wanted = linearColour(colour)
  const share = dyed?.getBaseColorFactor() ?? []
  for (const at of [0, 1, 2]) expect((share[at] ?? 0) * (usual[at] ?? 0)).toBeCloseTo(wanted[at] ?? 0, 5)
  expect(dyed?.getBaseColorTexture()).not.toBeNull()
})
