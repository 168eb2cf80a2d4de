import { expect, it } from "vitest"
import { cubeFaces, directionAt, faceSide, placeOnFace } from "./panorama-faces.ts"
import { panoramaPlan } from "./panorama-plan.ts"
import type { RenderTile } from "./render-order.ts"

const side = 2_048
const tilesOf = (width: number): readonly RenderTile[] =>
  Array.from({ length: (width / side) * (width / 2 / side) }, (_none, at) => ({
    left: (at % (width / side)) * side,
    top: Math.floor(at / (width / side)) * side,
    width: side,
    height: side,
  }))

it.each([8_192, 12_288, 32_768])("a panorama of %i px takes no more of a card than any other", (width) => {
  const parts = tilesOf(width).flatMap((tile) => panoramaPlan(tile, width))
  // Textures of 4,096 px are what every card has. Near the corners of the cube a part is 2.7 times as long as its place.
  expect(Math.max(...parts.map(({ part }) => Math.max(part.width, part.height)))).toBeLessThan(3_072)
  expect(Math.max(...parts.map(({ part }) => part.width * part.height))).toBeLessThan(6_000_000)
  // The work does not grow faster than the picture.
  const photographed = parts.reduce((sum, { part }) => sum + part.width * part.height, 0)
  expect(photographed / (width * (width / 2))).toBeLessThan(2.6)
})

it.each([12_288, 32_768])("every pixel of a panorama of %i px is photographed for its own place", (width) => {
  const full = faceSide(width)
  const tiles = tilesOf(width)
  for (let i = 0; i < tiles.length; i += 5) {
    const tile = tiles[i]
    if (!tile) continue
    const plan = panoramaPlan(tile, width)
    const places = new Set(plan.map(({ place }) => `${place.left} ${place.top}`))
    expect(places.size).toBe(4)
    for (let at = 0; at < 40; at++) {
      const [x, y] = [tile.left + ((at * 677) % side) + 0.5, tile.top + ((at * 1_283) % side) + 0.5]
      const way = directionAt(x / width, y / (width / 2))
      const shown = cubeFaces.flatMap((face) => {
        const on = placeOnFace(face, way)
        if (!on || Math.max(Math.abs(on[0]), Math.abs(on[1])) > 1) return []
        const [px, py] = [((on[0] + 1) / 2) * full, ((1 - on[1]) / 2) * full]
        const found = plan.find(
          (one) =>
            one.face === face &&
            x >= one.place.left &&
            x < one.place.left + one.place.width &&
            y >= one.place.top &&
            y < one.place.top + one.place.height,
        )
        const part = found?.part
        return [
          part !== undefined &&
            px >= part.left &&
            px <= part.left + part.width &&
            py >= part.top &&
            py <= part.top + part.height,
        ]
      })
      expect(shown.length).toBeGreaterThan(0)
      expect(shown.every(Boolean)).toBe(true)
    }
  }
})
