import { skyLight } from "@roomwright/models/light/sky-light"
import { expect, it } from "vitest"
import { drawBackdrop } from "./draw-backdrop.ts"

const width = 256
const brightness = (bytes: Uint8Array, column: number, row: number): number =>
  (bytes[(row * width + column) * 3 + 1] ?? 0) / 255

it("has the sky above and the garden below, brighter by day than at night", () => {
  const [day, night] = [drawBackdrop(skyLight(35), width), drawBackdrop(skyLight(-12), width)]
  for (let column = 0; column < width; column += 16) {
    expect(brightness(day, column, 20)).toBeGreaterThan(brightness(day, column, 90))
    expect(brightness(day, column, 20)).toBeGreaterThan(brightness(night, column, 20) + 0.3)
  }
})

it.each([-18, -7, -2, 2])("leaves the garden darker than the sky with the sun at %i degrees", (altitude) => {
  const dusk = drawBackdrop(skyLight(altitude), width)
  // Just above the hills, and the lawn.
  for (let column = 0; column < width; column += 16)
    expect(brightness(dusk, column, 72)).toBeLessThan(brightness(dusk, column, 52))
})

it("closes without a seam", () => {
  const day = drawBackdrop(skyLight(20), width)
  const jump = (a: number, b: number): number => {
    let sum = 0
    for (let row = 0; row < width / 2; row++)
      sum += Math.abs(brightness(day, a, row) - brightness(day, b, row))
    return sum
  }
  const inside = Array.from({ length: width - 1 }, (_, i) => jump(i, i + 1))
  expect(jump(width - 1, 0)).toBeLessThanOrEqual(Math.max(...inside) * 1.2)
})
