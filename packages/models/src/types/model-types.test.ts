import { describe, expect, it } from "vitest"
import { finishes, isFinishId } from "../finishes/finishes.ts"
import { countTriangles, countVertices, measureMeshes, type Mesh } from "../geometry/mesh.ts"
import { categories } from "../model/categories.ts"
import { drawSymbol } from "../model/draw-symbol.ts"
import type { AnyModelType, Part, SymbolLine } from "../model/model-type.ts"
import { buildModel, fitToSize, fitTolerance, measureMisfit, sizeOf } from "../model/build-model.ts"
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
    if (parameter.kind === "length") given.push({ [name]: parameter.min }, { [name]: parameter.max })
    if (parameter.kind === "choice") for (const option of parameter.options) given.push({ [name]: option })
    if (parameter.kind === "switch") given.push({ [name]: !parameter.standard })
    if (parameter.kind === "count") given.push({ [name]: parameter.min }, { [name]: parameter.max })
  }
  for (const look of type.looks) given.push(look.values ?? {})
  const read = given.map((one) => {
    const { values, faults } = readValues(type.parameters, one)
    expect(faults).toEqual([])
    return values
  })
  // Each once, though many of them are the standard ones.
  return [...new Map(read.map((values) => [JSON.stringify(values), values])).values()]
}

function expectSound(parts: readonly Part[]): void {
  for (const { mesh } of parts) {
    const count = countVertices(mesh)
    expect(mesh.normals.length).toBe(count * 3)
    expect(mesh.uvs.length).toBe(count * 2)
    expect(findFault(mesh)).toBeNull()
  }
}

/** What is wrong with the numbers of a surface; plain loops, as there are millions of them. */
function findFault({ positions, normals, uvs, indices }: Mesh): string | null {
  for (let i = 0; i < positions.length; i++) if (!Number.isFinite(positions[i])) return `position ${i}`
  for (let i = 0; i < uvs.length; i++) if (!Number.isFinite(uvs[i])) return `texture coordinate ${i}`
  for (let i = 0; i < indices.length; i++) if ((indices[i] ?? 0) >= positions.length / 3) return `index ${i}`
  for (let i = 0; i < normals.length; i += 3) {
    const squares = (normals[i] ?? 0) ** 2 + (normals[i + 1] ?? 0) ** 2 + (normals[i + 2] ?? 0) ** 2
    if (!(squares > 0.98 && squares < 1.02)) return `normal ${i}`
  }
  return null
}

/** Width and depth of a symbol, in mm. */
const spanOf = (lines: readonly SymbolLine[]): readonly [number, number] => {
  const points = lines.flatMap((line) => line.points)
  const span = (values: readonly number[]): number => (Math.max(...values) - Math.min(...values)) * 1000
  return [span(points.map(([x]) => x)), span(points.map(([, y]) => y))]
}

const upholstered = new Set(["sofas", "armchairs", "beds", "textiles", "plants"])

describe.each(modelTypes)("$id", (type) => {
  it("has the size that its values say, to the millimetre, nearly so before it is stretched, and sound surfaces", () => {
    for (const values of valuesToTry(type)) {
      const metres = inMetres(type.parameters, values)
      const built = type.build(metres)
      expect([values, measureMisfit(built, sizeOf(metres)) <= fitTolerance]).toEqual([values, true])
      const parts = fitToSize(built, sizeOf(metres))
      const { low, high } = measureMeshes(parts.map(({ mesh }) => mesh))
      expect((high[0] - low[0]) * 1000).toBeCloseTo(values.width, 0)
      expect((high[1] - low[1]) * 1000).toBeCloseTo(values.height, 0)
      expect((high[2] - low[2]) * 1000).toBeCloseTo(values.depth, 0)
      expect(low[1]).toBeCloseTo(0, 4)
      expectSound(parts)
    }
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

  it("draws a plan symbol that nearly covers its width and depth by itself, and is stretched to them", () => {
    for (const values of valuesToTry(type)) {
      const own = spanOf(type.symbol(inMetres(type.parameters, values)))
      const drawn = spanOf(drawSymbol(type, values))
      for (const [axis, want] of [values.width, values.depth].entries()) {
        expect(Math.abs((own[axis] ?? 0) - want)).toBeLessThanOrEqual(Math.max(22, want * fitTolerance))
        expect(drawn[axis]).toBeCloseTo(want, 3)
      }
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
