import { formatLength } from "@roomwright/scene/units/format-length"
import { parseLength } from "@roomwright/scene/units/parse-length"
import { expect, test } from "vitest"
import { parseDegrees, stepped, takeTyped } from "./take-typed.ts"

const inMetres = {
  format: (mm: number) => formatLength(mm, { unit: "m", hasSign: false }),
  parse: (typed: string) => parseLength(typed, "m"),
}

test("a field takes a length in any form and says nothing changed when it is the same", () => {
  expect(takeTyped("4.2", { value: 3_200, ...inMetres })).toBe(4_200)
  expect(takeTyped("420 cm", { value: 3_200, ...inMetres })).toBe(4_200)
  expect(takeTyped(" 3.20 ", { value: 3_200, ...inMetres })).toBe("same")
  expect(takeTyped("320cm", { value: 3_200, ...inMetres })).toBe("same")
  expect(takeTyped("long", { value: 3_200, ...inMetres })).toBeNull()
})

test("an emptied field gives back what was, one of several things that differ takes any value", () => {
  expect(takeTyped("", { value: 3_200, ...inMetres })).toBe("same")
  expect(takeTyped("", { value: null, ...inMetres })).toBe("same")
  expect(takeTyped("0.2", { value: null, ...inMetres })).toBe(200)
})

test("degrees are read as people type them, from 0 to below 360", () => {
  expect(["45", "45°", "-30,5", "360", "725", "９０"].map(parseDegrees)).toEqual([45, 45, 329.5, 0, 5, 90])
  expect(["", "north", "1e3", "4 5"].map(parseDegrees)).toEqual([null, null, null, null])
})

test("arrows step without the crumbs of binary fractions", () => {
  expect(stepped(0.1, 0.2)).toBe(0.3)
  expect(stepped(2_100, -10)).toBe(2_090)
})
