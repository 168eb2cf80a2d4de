import { NodeIO } from "@gltf-transform/core"
import { ALL_EXTENSIONS } from "@gltf-transform/extensions"
import { countedIds } from "@roomwright/scene/commands/element-ids"
import { applyChange } from "@roomwright/scene/change/apply-change"
import { levelsOf, onLevel } from "@roomwright/scene/document/scene-index"
import { validateBytes } from "gltf-validator"
import { expect, it } from "vitest"
import { demoHomes } from "../homes/demo-homes.ts"
import { buildHome } from "../homes/furnish.ts"
import { writeGlb } from "../glb/write-glb.ts"
import { buildModel } from "../model/build-model.ts"
import { readModelId } from "../model/model-id.ts"
import { MeshoptEncoder } from "meshoptimizer"
import { labelHome } from "./label-home.ts"
import { writeHome } from "./write-home.ts"

it("has the names of pieces, the finishes of materials, and creator and licence of what was imported", async () => {
  const [home] = demoHomes
  if (!home) throw new Error("no home")
  const furnished = buildHome({ ...home, pieces: home.pieces.slice(0, 4) }, "1", countedIds())
  const [level] = levelsOf(furnished)
  const [first] = level ? onLevel(furnished, level.id, "item") : []
  if (!first) throw new Error("no item")
  const scene = applyChange(furnished, {
    "item-900": { after: { ...first.element, model: "piece:chair-7", parameters: {}, materials: {} } },
  })
  const chair = readModelId("armchair.easy")
  if ("reason" in chair) throw new Error(chair.reason)
  await MeshoptEncoder.ready
  const file = await writeGlb(buildModel(chair.type, chair.values), {
    name: "file",
    finishOf: () => "linen-stone",
    detail: "far",
    isPacked: true,
  })
  const plain = await writeHome(scene, {
    name: "home",
    moment: { latitude: 21, longitude: 106, day: 310, hour: 9, north: 0 },
    cameras: [],
    picturesOf: () => Promise.resolve(null),
    fileOf: (reference) => Promise.resolve(reference === "piece:chair-7" ? file : null),
    plainPicture: () => Promise.reject(new Error("no picture was expected")),
  })
  const bytes = await labelHome(plain, {
    nameOf: (id) => (id === first.id ? "Sofa của Lan" : null),
    creditOf: () => ({ name: "Chair", creator: "A. Maker", licence: "CC BY 3.0" }),
  })
  const report = await validateBytes(bytes)
  expect(report.issues.messages.filter(({ severity }) => severity === 0)).toEqual([])
  const read = await new NodeIO().registerExtensions(ALL_EXTENSIONS).readBinary(bytes)
  const nodes = read.getRoot().listNodes()
  expect(nodes.find((node) => node.getName() === "Sofa của Lan")?.getExtras()).toMatchObject({ id: first.id })
  expect(nodes.find((node) => node.getName() === "Chair")?.getExtras()).toMatchObject({
    creator: "A. Maker",
    licence: "CC BY 3.0",
  })
  expect(read.getRoot().getAsset().copyright).toBe("Chair: A. Maker, CC BY 3.0")
  expect(
    read
      .getRoot()
      .listMaterials()
      .every((material) => material.getName() !== ""),
  ).toBe(true)
})
