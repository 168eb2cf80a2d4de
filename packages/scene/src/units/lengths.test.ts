import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { areaIn, areaUnitOf, formatArea } from "./format-area.ts"
import { formatLength } from "./format-length.ts"
import { inchParts, lengthUnits, mmPerInch, type LengthUnit } from "./length-units.ts"
import { parseLength } from "./parse-length.ts"

describe("a typed length", () => {
  it.each<[string, LengthUnit, number | null]>([
    ["3m2", "mm", 3_200],
    ["3m25", "cm", 3_250],
    ["3 m 205", "cm", 3_205],
    ["320", "cm", 320 * 10],
    ["320", "mm", 320],
    ["3.2", "m", 3_200],
    ["3,2", "m", 3_200],
    ["3,2 m", "mm", 3_200],
    ["3.2M", "cm", 3_200],
    ["3200mm", "m", 3_200],
    ["320 cm", "m", 3_200],
    ["3m 20cm", "mm", 3_200],
    ["3 m 5 cm 2 mm", "mm", 3_052],
    ["3米", "mm", 3_000],
    ["３．２米", "mm", 3_200],
    ["12厘米", "m", 120],
    ["3,200", "mm", 3_200],
    ["1.250", "mm", 1_250],
    ["3,200", "m", 3_200],
    [".5", "m", 500],
    ["-1,5", "m", -1_500],
    ["−20", "cm", -200],
    [`10'6"`, "m", 3_200],
    [`10' 6 1/2"`, "cm", 3_213],
    [`10'`, "m", 3_048],
    [`10`, "ft-in", 3_048],
    [`10'6`, "ft-in", 3_200],
    [`10ft 6in`, "m", 3_200],
    [`10′ 6″`, "m", 3_200],
    [`10' - 6"`, "m", 3_200],
    [`6 1/2"`, "m", 165],
    [`1/2"`, "mm", 13],
    [`6 1/2`, "ft-in", 165],
    [`6 1/2`, "m", null],
    ["", "m", null],
    ["m", "m", null],
    ["3 2", "m", null],
    ["three", "m", null],
    ["1e5", "mm", null],
    ["3m-2", "m", null],
    [`1/0"`, "mm", null],
    ["0x10", "mm", null],
    ["NaN", "mm", null],
    ["Infinity", "mm", null],
  ])("%s in %s is %s mm", (typed, unit, mm) => {
    expect(parseLength(typed, unit)).toBe(mm)
  })

  it("is read as it was written, to the unit's rounding", () => {
    const signs = fc.constantFrom<"." | ",">(".", ",")
    fc.assert(
      fc.property(
        fc.integer({ min: -200_000, max: 200_000 }),
        fc.constantFrom(...lengthUnits),
        signs,
        fc.boolean(),
        (mm, unit, decimalSign, hasSign) => {
          const back = parseLength(formatLength(mm, { unit, decimalSign, hasSign }), unit)
          const rounding = unit === "ft-in" ? mmPerInch / inchParts / 2 + 0.5 : 0
          expect(Math.abs((back ?? Number.NaN) - mm)).toBeLessThanOrEqual(rounding)
        },
      ),
    )
  })

  it("in feet and inches is written the same again", () => {
    fc.assert(
      fc.property(fc.integer({ min: -200_000, max: 200_000 }), (mm) => {
        const text = formatLength(mm, { unit: "ft-in" })
        expect(formatLength(parseLength(text, "ft-in") ?? Number.NaN, { unit: "ft-in" })).toBe(text)
      }),
    )
  })

  it("gives whole mm or nothing, whatever is pasted, and soon", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), fc.constantFrom(...lengthUnits), (typed, unit) => {
        const mm = parseLength(typed, unit)
        expect(mm === null || Number.isInteger(mm)).toBe(true)
      }),
    )
    expect(parseLength("1 ".repeat(50_000), "m")).toBeNull()
    expect(parseLength(`${"1".repeat(55)}'`, "m")).not.toBeNaN()
  })
})

describe("a written length", () => {
  it.each<[number, LengthUnit, string]>([
    [3_200, "m", "3.20 m"],
    [3_205, "m", "3.205 m"],
    [3_200, "cm", "320 cm"],
    [3_205, "cm", "320.5 cm"],
    [3_205, "mm", "3205 mm"],
    [0, "m", "0.00 m"],
    [3_200, "ft-in", `10' 6"`],
    [3_048, "ft-in", `10'`],
    [3_213, "ft-in", `10' 6 1/2"`],
    [165, "ft-in", `6 1/2"`],
    [0, "ft-in", `0"`],
    [-3_048, "ft-in", `-10'`],
  ])("of %s mm in %s is %s", (mm, unit, text) => {
    expect(formatLength(mm, { unit })).toBe(text)
  })

  it("takes the reader's decimal sign", () => {
    expect(formatLength(3_200, { unit: "m", decimalSign: ",", hasSign: false })).toBe("3,20")
  })
})

describe("an area", () => {
  it("is written in m2 or square feet, as lengths are", () => {
    expect(formatArea(18_430_000, { unit: "m2", decimalSign: "," })).toBe("18,43 m²")
    expect(formatArea(18_430_000, { unit: areaUnitOf("ft-in") })).toBe("198.4 ft²")
    expect(areaUnitOf("cm")).toBe("m2")
    expect(areaIn(92_903.04, "ft2")).toBeCloseTo(1, 12)
  })
})
