import { expect, it } from "vitest"
import { cubeFaces, directionAt, faceSide, partOfFace, placeOnFace, rightOf } from "./panorama-faces.ts"

/** Free of the noise of sines. */
const tidy = (way: readonly number[] | null): readonly number[] | undefined =>
  way?.map((part) => Math.round(part * 1e6) / 1e6 + 0)

it("a panorama is neither mirrored nor upside down: its middle looks up the plan, its right half to the right, its first row up", () => {
  expect(tidy(directionAt(0.5, 0.5))).toEqual([0, 0, -1])
  expect(tidy(directionAt(0.75, 0.5))).toEqual([1, 0, 0])
  expect(tidy(directionAt(0.25, 0.5))).toEqual([-1, 0, 0])
  expect(tidy(directionAt(0, 0.5))).toEqual([0, 0, 1])
  expect(tidy(directionAt(0.5, 0))).toEqual([0, 1, 0])
  expect(tidy(directionAt(0.5, 1))).toEqual([0, -1, 0])
})

it("what is to the right of one's way is on the right of each face", () => {
  expect(tidy(rightOf({ forward: [0, 0, -1], up: [0, 1, 0] }))).toEqual([1, 0, 0])
  for (const face of cubeFaces) {
    const right = rightOf(face)
    const way = face.forward.map((part, at) => part + 0.5 * (right[at] ?? 0) + 0.25 * (face.up[at] ?? 0))
    expect(tidy(placeOnFace(face, [way[0] ?? 0, way[1] ?? 0, way[2] ?? 0]))).toEqual([0.5, 0.25])
  }
})

it("every direction is on one face at least, and within the part that its tile asks of it", () => {
  for (const width of [64, 512, 3_072]) {
    const side = faceSide(width)
    for (const tile of [
      { left: 0, top: 0, width: width / 2, height: width / 2 },
      { left: width / 2, top: width / 4, width: width / 4, height: width / 4 },
      { left: width - 16, top: width / 2 - 16, width: 16, height: 16 },
    ])
      for (let i = 0; i < 200; i++) {
        const x = (tile.left + 0.5 + ((i * 37) % (tile.width - 1))) / width
        const y = (tile.top + 0.5 + ((i * 53) % (tile.height - 1))) / (width / 2)
        const seen = cubeFaces.flatMap((face) => {
          const place = placeOnFace(face, directionAt(x, y))
          if (!place || Math.max(Math.abs(place[0]), Math.abs(place[1])) > 1) return []
          const part = partOfFace(face, tile, width, side)
          const [px, py] = [((place[0] + 1) / 2) * side, ((1 - place[1]) / 2) * side]
          return [
            part !== null &&
              px >= part.left &&
              px <= part.left + part.width &&
              py >= part.top &&
              py <= part.top + part.height,
          ]
        })
        expect(seen.length).toBeGreaterThan(0)
        expect(seen.every(Boolean)).toBe(true)
      }
  }
})

it("small tiles of large panoramas need small parts, so that graphics cards with small textures make them", () => {
  const width = 32_768
  const side = faceSide(width)
  for (const top of [0, 4_096, 7_168])
    for (const face of cubeFaces) {
      const part = partOfFace(face, { left: 8_192, top, width: 1_024, height: 1_024 }, width, side)
      expect(Math.max(part?.width ?? 0, part?.height ?? 0)).toBeLessThan(4_096)
    }
})
