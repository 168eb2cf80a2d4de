import { expect, test } from "vitest"
import { fillRows } from "./fill-rows.ts"

const shapes = (text: string) =>
  [...text].map((shape, id) => ({
    id,
    shape,
    picture: shape === "P" ? { width: 800, height: 1000 } : { width: 1600, height: 1000 },
  }))
const filled = (text: string): string =>
  fillRows(shapes(text))
    .map(({ shape, id }) => shape + String(id))
    .join(" ")

test.each([
  ["LLLLLL", "L0 L1 L2 L3 L4 L5"],
  ["LLPLLL", "L0 L1 P2 L3 L4"],
  ["PPLLLL", "P0 P1 L2 L3"],
  // A third portrait gives its place to what fits.
  ["PPPLLL", "P0 P1 L3 L4"],
  // It begins in the first row, and one fewer stands beside it.
  ["LLLLLP", "L0 L1 P5 L2 L3"],
  ["LPLLPL", "L0 P1 P4 L2"],
  ["LLLLL", "L0 L1 L2 L3 L4"],
  ["LLL", "L0 L1 L2"],
  ["", ""],
])("%s", (given, chosen) => {
  expect(filled(given)).toBe(chosen)
})
