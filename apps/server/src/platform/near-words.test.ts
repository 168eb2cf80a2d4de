import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { countSlips, mayBeMistyped, pickNearWords } from "./near-words.ts"

const known = ["sofa", "soft", "walnut", "wall", "wallpaper", "nguyen", "chair", "chain", "lamp", "bouclette"]
const pick = (word: string, mayGoOn = false): string[] => pickNearWords({ word, mayGoOn }, known)

describe("a mistyped word", () => {
  test.each([
    ["soffa", "sofa"],
    ["sfoa", "sofa"],
    ["wallnut", "walnut"],
    ["wanlut", "walnut"],
    ["nguen", "nguyen"],
    ["chiar", "chair"],
    ["lampp", "lamp"],
  ])("is led to the one meant: %s to %s", (typed, meant) => expect(pick(typed)).toEqual([meant]))

  test("is led to all that are as near", () => {
    expect(pick("chais")).toEqual(["chair", "chain"])
    expect(pickNearWords({ word: "aaaa", mayGoOn: false }, ["aaab", "aaac", "aaad", "aaae"])).toEqual([
      "aaab",
      "aaac",
      "aaad",
    ])
  })

  test.each(["qqqq", "table", "so", "armchair"])("is left alone when nothing is near: %s", (typed) =>
    expect(pick(typed)).toEqual([]),
  )

  test("may be the beginning of one, when no whole word is near", () => {
    expect(pick("boulce")).toEqual([])
    expect(pick("boulce", true)).toEqual(["bouclette"])
    expect(pick("wallp", true)).toEqual(["wall"])
  })
})

test("a word is taken for a mistyped one from four Latin letters on", () => {
  expect(["sofa", "wallnut"].filter(mayBeMistyped)).toEqual(["sofa", "wallnut"])
  expect(["ghe", "沙发沙发", "2026", "w1234", ""].filter(mayBeMistyped)).toEqual([])
})

const word = fc.string({ unit: fc.constantFrom("a", "b", "c", "d"), minLength: 1, maxLength: 9 })

describe("slips between two words", () => {
  const slips = (one: string, other: string): number => countSlips(one, other).at(-1) ?? Number.NaN

  test("are none for the same word, and as many either way round", () => {
    fc.assert(
      fc.property(word, word, (one, other) => {
        expect(slips(one, one)).toBe(0)
        expect(slips(one, other)).toBe(slips(other, one))
        expect(slips(one, other) === 0).toBe(one === other)
        expect(slips(one, other)).toBeGreaterThanOrEqual(Math.abs(one.length - other.length))
        expect(slips(one, other)).toBeLessThanOrEqual(Math.max(one.length, other.length))
      }),
    )
  })

  test("are one after one slip of any kind", () => {
    fc.assert(
      fc.property(word, fc.nat(8), fc.constantFrom("x", "y", "z"), (right, place, letter) => {
        const at = place % right.length
        const wrong = right.slice(0, at) + letter + right.slice(at + 1)
        const more = right.slice(0, at) + letter + right.slice(at)
        const less = right.slice(0, at) + right.slice(at + 1)
        expect([wrong, more, less].map((typed) => slips(typed, right))).toEqual([1, 1, 1])
        const [one = "", two = ""] = right.slice(at)
        if (two && one !== two)
          expect(slips(right.slice(0, at) + two + one + right.slice(at + 2), right)).toBe(1)
      }),
    )
  })

  test("are counted for each beginning of the other word", () => {
    fc.assert(
      fc.property(word, word, (one, other) => {
        const beginnings = Array.from({ length: other.length + 1 }, (_none, end) => other.slice(0, end))
        expect(countSlips(one, other)).toEqual(beginnings.map((beginning) => slips(one, beginning)))
      }),
    )
  })
})
