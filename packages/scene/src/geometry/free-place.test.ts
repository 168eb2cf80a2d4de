import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { freePlace } from "./free-place.ts"
import { isInRegion, type Box, type Region } from "./rings.ts"

const room: Region = {
  outline: [
    { x: 0, y: 0 },
    { x: 4_000, y: 0 },
    { x: 4_000, y: 3_000 },
    { x: 0, y: 3_000 },
  ],
  holes: [],
}
/** A corner is missing, and a column stands in it. */
const bent: Region = {
  outline: [
    { x: 0, y: 0 },
    { x: 6_000, y: 0 },
    { x: 6_000, y: 2_500 },
    { x: 3_000, y: 2_500 },
    { x: 3_000, y: 5_000 },
    { x: 0, y: 5_000 },
  ],
  holes: [
    [
      { x: 1_000, y: 1_000 },
      { x: 1_000, y: 1_400 },
      { x: 1_400, y: 1_400 },
      { x: 1_400, y: 1_000 },
    ],
  ],
}
const size = { width: 1_200, height: 500 }

describe("a free place", () => {
  it("is the wished one where nothing lies, and beside what lies there else", () => {
    const middle = { x: 2_000, y: 1_500 }
    expect(freePlace(room, size, middle, [{ minX: 0, minY: 0, maxX: 900, maxY: 900 }])).toEqual(middle)
    // A door swings over it from below: up is nearest.
    const swing: Box = { minX: 1_600, minY: 0, maxX: 2_500, maxY: 1_400 }
    expect(freePlace(room, size, middle, [swing])).toEqual({ x: 2_000, y: 1_650 })
  })

  it("is the wished one where there is no room anywhere else", () => {
    const middle = { x: 2_000, y: 1_500 }
    const all: Box = { minX: 0, minY: 0, maxX: 4_000, maxY: 3_000 }
    expect(freePlace(room, size, middle, [all])).toEqual(middle)
  })

  it("lies in the region over nothing, or is the wished one", () => {
    const anyBox = fc
      .tuple(
        fc.integer({ max: 5_500, min: 0 }),
        fc.integer({ max: 4_500, min: 0 }),
        fc.integer({ max: 1_200, min: 300 }),
      )
      .map(([minX, minY, reach]): Box => ({ minX, minY, maxX: minX + reach, maxY: minY + reach }))
    fc.assert(
      fc.property(
        fc.array(anyBox, { maxLength: 5 }),
        fc.integer({ min: 0, max: 6_000 }),
        fc.integer({ min: 0, max: 5_000 }),
        (taken, x, y) => {
          const place = freePlace(bent, size, { x, y }, taken)
          if (place.x === x && place.y === y) return
          const [left, right] = [place.x - 599.9, place.x + 599.9]
          const [below, above] = [place.y - 249.9, place.y + 249.9]
          for (const box of taken) {
            const isBeside = right <= box.minX || left >= box.maxX || above <= box.minY || below >= box.maxY
            expect(isBeside).toBe(true)
          }
          // Walked along its rows and columns it never leaves the region.
          for (let share = 0; share <= 1; share += 0.125) {
            for (const y1 of [below, place.y, above])
              expect(isInRegion({ x: left + share * (right - left), y: y1 }, bent)).toBe(true)
            for (const x1 of [left, right])
              expect(isInRegion({ x: x1, y: below + share * (above - below) }, bent)).toBe(true)
          }
        },
      ),
    )
  })
})
