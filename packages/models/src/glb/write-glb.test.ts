import { WebIO, getBounds } from "@gltf-transform/core"
import { EXTMeshoptCompression, KHRMeshQuantization, KHRONOS_EXTENSIONS } from "@gltf-transform/extensions"
import { MeshoptDecoder } from "meshoptimizer"
import { validateBytes } from "gltf-validator"
import { describe, expect, it } from "vitest"
import { buildModel } from "../model/build-model.ts"
import { readValues } from "../model/parameters.ts"
import type { AnyModelType } from "../model/model-type.ts"
import { modelTypes } from "../types/model-types.ts"
import { writeGlb } from "./write-glb.ts"

const upholstered = new Set(["sofas", "armchairs", "beds", "textiles", "plants"])

async function write(
  type: AnyModelType,
  detail: "near" | "far",
  isPacked: boolean,
): Promise<Uint8Array<ArrayBuffer>> {
  const { values } = readValues(type.parameters, {})
  const finishOf = (slot: string) => type.slots[slot]?.finish ?? "paint-white"
  return writeGlb(buildModel(type, values), { name: type.id, finishOf, detail, isPacked })
}

describe.each(modelTypes)("$id as GLB", (type) => {
  it("passes the Khronos validator without errors or warnings", async () => {
    const report = await validateBytes(await write(type, "near", false))
    expect(report.issues.messages.filter(({ severity }) => severity < 2)).toEqual([])
  })

  it("keeps its size within 1 mm when packed, and stays light", async () => {
    const { values } = readValues(type.parameters, {})
    const bytes = await write(type, "near", true)
    await MeshoptDecoder.ready
    const io = new WebIO()
      .registerExtensions([...KHRONOS_EXTENSIONS, EXTMeshoptCompression, KHRMeshQuantization])
      .registerDependencies({ "meshopt.decoder": MeshoptDecoder })
    const scene = (await io.readBinary(bytes)).getRoot().getDefaultScene()
    if (!scene) throw new Error("no scene")
    const { min, max } = getBounds(scene)
    for (const [axis, want] of [values.width, values.height, values.depth].entries())
      expect(Math.abs(((max[axis] ?? 0) - (min[axis] ?? 0)) * 1000 - want)).toBeLessThanOrEqual(1)
    expect(bytes.length).toBeLessThanOrEqual(upholstered.has(type.category) ? 250_000 : 100_000)
    const far = await write(type, "far", true)
    expect(far.length).toBeLessThanOrEqual(Math.max(24_000, bytes.length * 0.6))
  })
})
