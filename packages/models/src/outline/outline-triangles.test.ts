import { expect, test } from "vitest"
import { outlineTriangles, outlineView, type PlacedTriangles } from "./outline-triangles.ts"

/** Low and high corner, metres: x to the right, y up, z to the front. */
type Block = readonly [low: readonly number[], high: readonly number[]]

/** A model of blocks, each a box of twelve triangles. */
const modelOf = (...blocks: readonly Block[]): PlacedTriangles[] =>
  blocks.map(([low, high]) => {
    const corners = Array.from({ length: 8 }, (_, at) =>
      [0, 1, 2].map((axis) => ((at >> axis) & 1 ? high : low)[axis] ?? 0),
    )
    const indices = [0, 1, 2].flatMap((axis) => {
      const [u, v] = [1 << ((axis + 1) % 3), 1 << ((axis + 2) % 3)]
      return [0, 1 << axis].flatMap((base) => [base, base + u, base + v, base + v, base + u, base + u + v])
    })
    return { positions: new Float32Array(corners.flat()), indices }
  })

const outline = (...blocks: readonly Block[]) => outlineTriangles(modelOf(...blocks), 16)

/** Of a ring in thousandths of both sides; holes are negative. */
const areaOf = (ring: readonly number[] = []): number => {
  let sum = 0
  for (let at = 0; at < ring.length; at += 2) {
    const next = (at + 2) % ring.length
    sum += (ring[at] ?? 0) * (ring[next + 1] ?? 0) - (ring[next] ?? 0) * (ring[at + 1] ?? 0)
  }
  return Math.abs(sum) / 2
}

test("a box is its rectangle, and nothing of it stands higher", () => {
  expect(
    outline([
      [-1, 0, -0.5],
      [1, 0.7, 0.5],
    ]),
  ).toEqual({
    outline: [[-500, 500, 500, 500, 500, -500, -500, -500]],
    edges: [],
  })
})

test("an L keeps its inner corner, at the side where it is", () => {
  // The long side at the back, the short one to the left.
  const drawn = outline(
    [
      [0, 0, 0],
      [2, 0.8, 1],
    ],
    [
      [0, 0, 1],
      [1, 0.8, 2],
    ],
  )
  const whole = [-500, 500, 500, 500, 500, 0, 0, 0, 0, -500, -500, -500]
  expect(drawn?.outline.map(({ length }) => length)).toEqual([whole.length])
  // To a cell.
  for (const [at, value] of whole.entries())
    expect(Math.abs((drawn?.outline[0]?.[at] ?? 999) - value)).toBeLessThanOrEqual(8)
})

test("a sofa's back is an edge, and a ring of seats has its hole", () => {
  const back: Block = [
    [-1, 0, -0.5],
    [1, 0.8, -0.25],
  ]
  const sofa = outline(back, [
    [-1, 0, -0.25],
    [1, 0.4, 0.5],
  ])
  expect(sofa?.outline).toHaveLength(1)
  expect(areaOf(sofa?.edges[0])).toBeGreaterThan(230_000)
  expect(areaOf(sofa?.edges[0])).toBeLessThan(280_000)
  const sides: readonly Block[] = [
    [
      [0, 0, 0],
      [3, 0.4, 1],
    ],
    [
      [0, 0, 2],
      [3, 0.4, 3],
    ],
    [
      [0, 0, 1],
      [1, 0.4, 2],
    ],
    [
      [2, 0, 1],
      [3, 0.4, 2],
    ],
  ]
  const ring = outline(...sides)
  expect(ring?.outline.map((one) => Math.round(areaOf(one) / 10_000))).toEqual([100, 11])
})

test("thin legs and a table of glass without thickness are not lost", () => {
  const leg = (x: number): Block => [
    [x, 0, 0],
    [x + 0.002, 0.7, 0.002],
  ]
  const drawn = outline(leg(0), leg(1), [
    [0, 0.7, 0],
    [1, 0.7, 0.6],
  ])
  expect(drawn?.outline[0]?.length).toBe(8)
})

test("from the front and from the right an L-shaped thing shows its step", () => {
  // A back as high as 1 m behind a seat as high as 0.5 m; from the right its front is on the left.
  const parts = modelOf(
    [
      [0, 0, 0],
      [2, 1, 0.5],
    ],
    [
      [0, 0, 0.5],
      [1, 0.5, 1],
    ],
  )
  const front = outlineView(parts, "front", 16)
  const side = outlineView(parts, "side", 16)
  expect(front?.outline).toHaveLength(1)
  expect(areaOf(front?.outline[0])).toBe(1_000_000)
  const steps = side?.outline[0] ?? []
  // Three quarters of its square are in: the upper quarter before the back is air.
  expect(Math.abs(areaOf(steps) - 750_000)).toBeLessThan(25_000)
  const corners = Array.from({ length: steps.length / 2 }, (_, at) => [
    steps[at * 2] ?? 0,
    steps[at * 2 + 1] ?? 0,
  ])
  expect(corners.some(([x = 0, y = 0]) => x < -480 && y > 20)).toBe(false)
})
