import { expect, it } from "vitest"
import { quotaCounters } from "../plans/kinds.ts"
import {
  engineSorts,
  renderKinds,
  renderShapes,
  sizeOf,
  sortOf,
  soldKinds,
  tilesOf,
  tileSide,
} from "./kinds.ts"

it("every quota but the designs' is a kind of render", () => {
  expect([...renderKinds, "ai-design"].toSorted()).toEqual([...quotaCounters].toSorted())
})

it("the tiles of every kind and shape cover it once, and none is larger than a tile", () => {
  for (const kind of renderKinds.filter((name) => sortOf(name) === "still" || sortOf(name) === "panorama"))
    for (const shape of renderShapes) {
      const { width, height } = sizeOf(kind, shape)
      const tiles = tilesOf(width, height)
      expect(tiles.reduce((sum, tile) => sum + tile.width * tile.height, 0)).toBe(width * height)
      expect(new Set(tiles.map(({ left, top }) => `${left} ${top}`)).size).toBe(tiles.length)
      for (const tile of tiles) {
        expect(Math.max(tile.width, tile.height)).toBeLessThanOrEqual(tileSide)
        expect(tile.left + tile.width).toBeLessThanOrEqual(width)
        expect(tile.top + tile.height).toBeLessThanOrEqual(height)
      }
    }
})

it("the largest panoramas come by tiles of the largest size, from left to right and from above", () => {
  const [tiles12, tiles32] = [tilesOf(12_288, 6_144), tilesOf(32_768, 16_384)]
  expect([tiles12.length, tiles32.length]).toEqual([6 * 3, 16 * 8])
  for (const [columns, tiles] of [
    [6, tiles12],
    [16, tiles32],
  ] as const)
    for (const [at, tile] of tiles.entries())
      expect(tile).toEqual({
        left: (at % columns) * tileSide,
        top: Math.floor(at / columns) * tileSide,
        width: tileSide,
        height: tileSide,
      })
})

it("shapes of a still have about as many pixels; panoramas are twice as wide as high", () => {
  for (const kind of renderKinds) {
    const { width, height } = sizeOf(kind)
    if (sortOf(kind) === "panorama") expect(width).toBe(2 * height)
    if (sortOf(kind) !== "still") continue
    expect(sizeOf(kind, "portrait")).toEqual({ width: height, height: width })
    const square = sizeOf(kind, "square")
    expect(square.width).toBe(square.height)
    expect((square.width * square.height) / (width * height)).toBeCloseTo(1, 1)
  }
})

it("what is sold is a quota that an engine can make", () => {
  for (const counter of soldKinds) {
    const kind = renderKinds.find((name) => name === counter)
    if (kind) expect(Object.values(engineSorts).flat()).toContain(sortOf(kind))
    else expect(counter).toBe("ai-design")
  }
})
