import { expect, test } from "vitest"
import { checkOwnFile, nameOfFile, offerSizes } from "./send-own-piece.ts"

test.each([
  ["chair.glb", 1_000, null],
  ["CHAIR.GLB", 50_000_000, null],
  ["chair.glb", 50_000_001, "tooLarge"],
  ["chair.glb", 0, "wrongKind"],
  ["chair.obj", 1_000, "wrongKind"],
  ["glb", 1_000, "wrongKind"],
])("%s of %i bytes: %s", (name, size, fault) => {
  expect(checkOwnFile({ name, size })).toBe(fault)
})

test("a file's name becomes that of a piece", () => {
  expect(nameOfFile("oak_side__table v2.glb")).toBe("oak side table v2")
  expect(nameOfFile(".glb")).toBe("GLB")
  expect(nameOfFile(`${"a".repeat(200)}.glb`)).toHaveLength(80)
})

test("the sizes that are offered are those of furniture, and its own where that can be", () => {
  const widths = (side: number) =>
    offerSizes({ width: side, depth: side, height: side }).map(({ width }) => width)
  expect(widths(30)).toEqual([30, 300, 3_000])
  expect(widths(40_000)).toEqual([400, 4_000])
  expect(widths(2_000_000)).toEqual([2_000, 20_000])
})
