import { expect, test } from "vitest"
import { topOfSecondColumn } from "./top-of-second-column.ts"

const square = { width: 100, height: 100 }
const tall = { width: 100, height: 400 }

test.each([
  ["four alike", [square, square, square, square], 2],
  ["five alike: the first column has more", [square, square, square, square, square], 3],
  ["a tall one first", [tall, square, square], 1],
  ["a tall one last", [square, square, tall], 2],
  ["one has no second column", [square], -1],
  ["none", [], -1],
])("%s", (_name, pictures, top) => {
  expect(topOfSecondColumn(pictures)).toBe(top)
})
