import { describe, expect, it } from "vitest"
import { measureMeshes } from "../../geometry/mesh.ts"
import { buildModel } from "../../model/build-model.ts"
import { readValues, type GivenValues } from "../../model/parameters.ts"
import { baseUnit } from "./base-unit.ts"
import { dishwasher } from "./dishwasher.ts"
import { baseRoom } from "./kitchen-unit.ts"
import { ovenUnit } from "./oven-unit.ts"

const measure = (type: typeof baseUnit, given: GivenValues, slot: string) => {
  const { values } = readValues(type.parameters, given)
  return measureMeshes(buildModel(type, values).flatMap((part) => (part.slot === slot ? [part.mesh] : [])))
}

describe("worktops of neighbours", () => {
  it("reach both ends of their unit at one height and depth, whatever is below", () => {
    for (const type of [baseUnit, dishwasher, ovenUnit])
      for (const handles of ["bar", "none", "knob"]) {
        const { low, high } = measure(type, { width: 600, handles }, "worktop")
        expect(low[0]).toBeCloseTo(-0.3, 4)
        expect(high[0]).toBeCloseTo(0.3, 4)
        expect(high[1]).toBeCloseTo(0.9, 4)
        expect(high[2]).toBeCloseTo(0.315, 3)
      }
  })

  it("run over a machine beside the unit by their overhang", () => {
    const given = { width: 1400, overhangRight: 600 }
    const top = measure(baseUnit, given, "worktop")
    const fronts = measure(baseUnit, given, "fronts")
    expect(top.high[0]).toBeCloseTo(0.7, 4)
    expect(fronts.high[0]).toBeGreaterThan(0.09)
    expect(fronts.high[0]).toBeLessThanOrEqual(0.1)
  })

  it("leave 250 mm of cupboard however far they reach", () => {
    const { x } = baseRoom({
      width: 0.6,
      depth: 0.63,
      height: 0.9,
      handles: "bar",
      worktop: true,
      thickness: 0.02,
      overhangLeft: 0.65,
      overhangRight: 0.65,
    })
    expect(x[1] - x[0]).toBeCloseTo(0.25, 6)
  })

  it("give their height to the cupboard where a neighbour's runs over it", () => {
    expect(measure(baseUnit, { worktop: false, height: 880 }, "body").high[1]).toBeCloseTo(0.88, 2)
    expect(measure(baseUnit, { worktop: false }, "worktop")).toEqual({ low: [0, 0, 0], high: [0, 0, 0] })
  })
})
