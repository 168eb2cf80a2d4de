import { describe, expect, it } from "vitest"
import { finishes, isFinishId } from "../finishes/finishes.ts"
import { countTriangles, countVertices, measureMeshes } from "../geometry/mesh.ts"
import { categories } from "../model/categories.ts"
import type { AnyModelType, Part } from "../model/model-type.ts"
import { buildModel, fitTolerance, measureMisfit } from "../model/build-model.ts"
import { inMetres, readValues, type GivenValues, type Values } from "../model/parameters.ts"
import { modelTypes } from "./model-types.ts"

/** Standard values, all lengths at an end, and every option, switch and count by itself. */
function valuesToTry(type: AnyModelType): readonly Values[] {
  const ends = (end: "min" | "max"): GivenValues =>
    Object.fromEntries(
      Object.entries(type.parameters).flatMap(([name, parameter]) =>
        parameter.kind === "length" ? [[name, parameter[end]] as const] : [],
      ),
    )
  const given: GivenValues[] = [{}, ends("min"), ends("max")]
  for (const [name, parameter] of Object.entries(type.parameters)) {
    if (parameter.kind === "choice") for (const option of parameter.options) given.push({ [name]: option })
    if (parameter.kind === "switch") given.push({ [name]: !parameter.standard })
    if (parameter.kind === "count") given.push({ [name]: parameter.min }, { [name]: parameter.max })
  }
  for (const look of type.looks) given.push(look.values ?? {})
  return given.map((one) => {
    const { values, faults } = readValues(type.parameters, one)
    expect(faults).toEqual([])
    return values
  })
}

/** Each length alone at its least and its greatest. */
const singleEnds = (type: AnyModelType): readonly Values[] =>
  Object.entries(type.parameters).flatMap(([name, parameter]) =>
    parameter.kind === "length"
      ? [parameter.min, parameter.max].map((value) => readValues(type.parameters, { [name]: value }).values)
      : [],
  )

function expectSound(parts: readonly Part[]): void {
  for (const { mesh } of parts) {
    const count = countVertices(mesh)
    expect(mesh.normals.length).toBe(count * 3)
    expect(mesh.uvs.length).toBe(count * 2)
    expect(mesh.positions.every(Number.isFinite)).toBe(true)
    expect(mesh.uvs.every(Number.isFinite)).toBe(true)
    expect(mesh.indices.every((index) => index < count)).toBe(true)
    for (let i = 0; i < mesh.normals.length; i += 3) {
      const [x = 0, y = 0, z = 0] = mesh.normals.subarray(i, i + 3)
      const far = Math.hypot(x, y, z)
      if (!(far > 0.99 && far < 1.01)) expect(far).toBeCloseTo(1, 2)
    }
  }
}

const upholstered = new Set(["sofas", "armchairs", "beds", "textiles", "plants"])

describe.each(modelTypes)("$id", (type) => {
  it("has the size that its values say, to the millimetre, and sound surfaces", () => {
    for (const values of valuesToTry(type)) {
      const parts = buildModel(type, values)
      const { low, high } = measureMeshes(parts.map(({ mesh }) => mesh))
      expect((high[0] - low[0]) * 1000).toBeCloseTo(values.width, 0)
      expect((high[1] - low[1]) * 1000).toBeCloseTo(values.height, 0)
      expect((high[2] - low[2]) * 1000).toBeCloseTo(values.depth, 0)
      expect(low[1]).toBeCloseTo(0, 4)
      expectSound(parts)
    }
  })

  it("is built so near to its size that nothing of it is stretched out of shape", () => {
    for (const values of [...valuesToTry(type), ...singleEnds(type)])
      expect([values, measureMisfit(type, values) <= fitTolerance]).toEqual([values, true])
  })

  it("stays within the triangles that a phone can carry", () => {
    const { values } = readValues(type.parameters, {})
    const triangles = buildModel(type, values).reduce((sum, { mesh }) => sum + countTriangles(mesh), 0)
    expect(triangles).toBeLessThanOrEqual(upholstered.has(type.category) ? 50_000 : 24_000)
  })

  it("has a finish for every slot, which the slot accepts", () => {
    const { values } = readValues(type.parameters, {})
    for (const { slot } of buildModel(type, values)) expect(Object.keys(type.slots)).toContain(slot)
    for (const [slot, { finish, accepts }] of Object.entries(type.slots))
      for (const one of [finish, ...type.looks.flatMap((look) => look.finishes?.[slot] ?? [])]) {
        expect(isFinishId(one)).toBe(true)
        if (accepts) expect(accepts).toContain(finishes[one].class)
      }
    for (const look of type.looks)
      for (const slot of Object.keys(look.finishes ?? {})) expect(Object.keys(type.slots)).toContain(slot)
  })

  it("draws a plan symbol that covers its width and depth and nothing outside", () => {
    for (const values of valuesToTry(type)) {
      const lines = type.symbol(inMetres(type.parameters, values))
      const points = lines.flatMap((line) => line.points)
      const xs = points.map(([x]) => x * 1000)
      const ys = points.map(([, y]) => y * 1000)
      expect(Math.max(...xs) - Math.min(...xs)).toBeCloseTo(values.width, -1)
      expect(Math.max(...ys) - Math.min(...ys)).toBeCloseTo(values.depth, -1)
      expect(Math.abs(Math.max(...xs) + Math.min(...xs))).toBeLessThanOrEqual(10)
      expect(Math.abs(Math.max(...ys) + Math.min(...ys))).toBeLessThanOrEqual(10)
    }
  })

  it("is named in three languages and in a category that exists", () => {
    expect(Object.keys(categories)).toContain(type.category)
    for (const name of [type.name, ...type.looks.map((look) => look.name)])
      for (const text of [name.zh, name.en, name.vi]) expect(text.trim()).not.toBe("")
  })
})

it("has types with ids of their own", () => {
  expect(new Set(modelTypes.map(({ id }) => id)).size).toBe(modelTypes.length)
})
