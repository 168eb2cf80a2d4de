import { expect, it } from "vitest"
import { buildModel } from "../../model/build-model.ts"
import type { AnyModelType } from "../../model/model-type.ts"
import { readValues, type GivenValues } from "../../model/parameters.ts"
import { fixedWindow } from "./fixed-window.ts"
import { arch } from "./passages.ts"

const partsOf = (type: AnyModelType, given: GivenValues) =>
  buildModel(type, readValues(type.parameters, given).values)

it.each([900, 1_200, 2_600])(
  "the reveal of an arch %i mm wide keeps clear of the wall's edge behind it",
  (width) => {
    const reveal = partsOf(arch, { width, trim: "none" }).find(({ slot }) => slot === "frame")
    const xs = [...(reveal?.mesh.positions ?? [])].filter((_, at) => at % 3 === 0)
    // The wall's edge stands 12 mm inside the opening.
    expect(Math.max(...xs)).toBeLessThan(width / 2000 - 0.013)
    expect(Math.max(...xs)).toBeGreaterThan(width / 2000 - 0.016)
  },
)

it("a window's frame is as deep as a frame is; the rest of the wall's depth is lined apart", () => {
  const parts = partsOf(fixedWindow, { depth: 300 })
  const depthOf = (wanted: string): number => {
    const zs = parts
      .filter(({ slot }) => slot === wanted)
      .flatMap(({ mesh }) => [...mesh.positions].filter((_, at) => at % 3 === 2))
    return Math.max(...zs) - Math.min(...zs)
  }
  expect(depthOf("frame")).toBeCloseTo(0.07, 3)
  expect(depthOf("lining")).toBeGreaterThan(0.15)
})
