import { openingTypes } from "@roomwright/scene/kinds/opening/opening"
import { wallFrom } from "@roomwright/scene/testing/make-scene"
import { describe, expect, it } from "vitest"
import { symbolOf } from "./opening-symbol.ts"

/** 200 mm thick, from left to right: its left is above. */
const { wall } = wallFrom("a1", [0, 0, 4_000, 0])
const stretch = { start: 1_000, end: 1_900 }

const numbersOf = (d: string): readonly number[] => (d.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number)
const placesOf = (d: string): readonly (readonly number[])[] =>
  [...d.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)])

describe("the symbol of an opening", () => {
  it("of a door has its leaf at the hinge, on the side it opens to", () => {
    const leaf = (hinge: "from" | "to", swing: "left" | "right") =>
      placesOf(symbolOf(wall, { type: "hinged", hinge, swing }, stretch).leaves)
    expect(leaf("from", "left")).toContainEqual([1_000, 100])
    expect(leaf("from", "left")).toContainEqual([1_000, 1_000])
    expect(leaf("to", "left")).toContainEqual([1_900, 1_000])
    expect(leaf("to", "right")).toContainEqual([1_900, -1_000])
  })

  it("of a door bends its way round the hinge, whichever that is", () => {
    const bend = (hinge: "from" | "to", swing: "left" | "right") =>
      symbolOf(wall, { type: "hinged", hinge, swing }, stretch).lines
    // From the tip of the leaf, around the hinge, to the other jamb.
    expect(numbersOf(bend("from", "left"))).toEqual([1_000, 1_000, 900, 900, 0, 0, 0, 1_900, 100])
    expect(numbersOf(bend("to", "left"))).toEqual([1_900, 1_000, 900, 900, 0, 0, 1, 1_000, 100])
    expect(numbersOf(bend("from", "right"))).toEqual([1_000, -1_000, 900, 900, 0, 0, 1, 1_900, -100])
  })

  it("of two leaves meets in the middle", () => {
    const { lines } = symbolOf(wall, { type: "double", hinge: "from", swing: "left" }, stretch)
    expect(lines.match(/1450 100/g)).toHaveLength(2)
  })

  it("takes out of the wall what it is wide, and no more than it is thick", () => {
    for (const type of openingTypes) {
      const { gap } = symbolOf(wall, { type, hinge: "from", swing: "left" }, stretch)
      expect(new Set(placesOf(gap).map(([x]) => x)), type).toEqual(new Set([1_000, 1_900]))
      expect(new Set(placesOf(gap).map(([, y]) => y)), type).toEqual(new Set([-100, 100]))
    }
  })

  it("of a window in a bow bends as the wall does", () => {
    const bow = { ...wall, sagitta: 800 }
    const { lines } = symbolOf(bow, { type: "window", hinge: "from", swing: "left" }, stretch)
    const heights = placesOf(lines).map(([, y]) => Math.round(y ?? 0))
    expect(new Set(heights).size).toBeGreaterThan(20)
  })
})
