import { expect, test } from "vitest"
import { weavePieces } from "./weave-pieces.ts"

const weave = (counts: [number, number, number], offset: number, limit: number) =>
  weavePieces({ model: counts[0], product: counts[1], piece: counts[2] }, { offset, limit })

test("a product stands in the first row and an imported piece in the second", () => {
  expect(weave([50, 50, 50], 0, 6).places).toEqual(["model", "product", "model", "piece", "model", "model"])
})

test("where a source ends, the others go on", () => {
  expect(weave([1, 3, 0], 0, 9).places).toEqual(["model", "product", "product", "product"])
  expect(weave([0, 0, 0], 0, 9).places).toEqual([])
})

test.each([[[40, 7, 3]], [[3, 40, 0]], [[0, 0, 25]]] as const)(
  "parts of %j follow on each other and leave nothing out",
  (counts) => {
    const whole = weave([...counts], 0, 100)
    const parts = Array.from({ length: 8 }, (_, at) => weave([...counts], at * 7, 7))
    expect(parts.flatMap(({ places }) => places)).toEqual(whole.places)
    for (const source of ["model", "product", "piece"] as const) {
      const held = parts.map(({ shares }) => shares[source]).filter(({ count }) => count > 0)
      expect(held.reduce((sum, { count }) => sum + count, 0)).toBe(whole.shares[source].count)
      for (const [at, { from }] of held.entries())
        expect(from).toBe(held.slice(0, at).reduce((sum, { count }) => sum + count, 0))
    }
  },
)
