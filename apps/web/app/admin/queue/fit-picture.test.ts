import { expect, test } from "vitest"
import { fitPicture, stepZoom, zoomLimits } from "./fit-picture.ts"

const frame = { width: 400, height: 400 }

test("a whole picture is seen at first", () => {
  const { taken } = fitPicture({ width: 800, height: 1600 }, frame, { zoom: 1, quarterTurns: 0 })
  expect(taken).toEqual({ width: 200, height: 400 })
})

test("a picture on its side is seen whole, too", () => {
  const { drawn, taken } = fitPicture({ width: 800, height: 1600 }, frame, { zoom: 1, quarterTurns: 1 })
  expect(taken).toEqual({ width: 400, height: 200 })
  expect(drawn).toEqual({ width: 200, height: 400 })
})

test("as many steps back as forth show the whole again", () => {
  const there = stepZoom(stepZoom(1, 1), 1)
  expect(there).toBeGreaterThan(2)
  expect(stepZoom(stepZoom(there, -1), -1)).toBe(1)
})

test("it goes no nearer and no farther than the limits", () => {
  expect(stepZoom(zoomLimits.most, 1)).toBe(zoomLimits.most)
  expect(stepZoom(zoomLimits.least, -1)).toBe(zoomLimits.least)
})
