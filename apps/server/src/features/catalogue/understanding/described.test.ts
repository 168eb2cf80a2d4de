import { expect, test } from "vitest"
import { describedPairs, describedSyllables, describedTerm, describedWords, stemOf } from "./described.ts"
import { readTokens } from "./tokens.ts"

test.each([
  ["dim", ["dimmable", "dims", "dimmed", "dimming"]],
  ["remov", ["removable", "removes", "removed", "removing", "remove"]],
  ["stack", ["stackable", "stacks", "stacked", "stacking"]],
  ["reclin", ["reclines", "reclining", "recliner"]],
])("words of one family have one stem: %s", (stem, words) => {
  expect(words.map((word) => stemOf(readTokens(word)[0]?.word ?? ""))).toEqual(words.map(() => stem))
})

test.each(["bed", "king", "spring", "ring", "glass", "leg"])("a short word is its own stem: %s", (word) => {
  expect(stemOf(word)).toBe(word)
})

test("a description is indexed by stems, marked syllables and pairs of characters", () => {
  expect(
    describedWords({ zh: "可进洗碗机。", en: "The covers come off.", vi: "Vỏ tháo được." }).toSorted(),
  ).toEqual(
    ["P:cov", "P:com", "P:off", "P:vo4", "P:thao2", "P:可进", "P:进洗", "P:洗碗", "P:碗机"].toSorted(),
  )
})

test("what is asked for is what is indexed", () => {
  const indexed = new Set(describedWords({ en: "Three dimmable lamps with removable shades" }))
  const term = describedTerm(readTokens("dims removing shade")) ?? ""
  expect([...term.matchAll(/'([^']+)'/gu)].map(([, word]) => indexed.has(word ?? ""))).toEqual([
    true,
    true,
    true,
  ])
})

test("words that say nothing are not asked for", () => {
  expect(describedTerm(readTokens("with the"))).toBeNull()
})

test("Chinese is asked by two characters, each pair with its place", () => {
  const pairs = describedPairs(readTokens("洗碗机 可用"))
  expect(pairs.map(({ term, of }) => [term, of[0]?.from])).toEqual([
    ["'P:洗碗'", 0],
    ["'P:碗机'", 1],
    ["'P:可用'", 4],
  ])
})

test("Vietnamese is asked by two syllables, one alone where nothing is beside it", () => {
  const said = describedSyllables(readTokens("thảm chống trơn, cho bé"))
  expect(said.map(({ term, of }) => [term, of.length])).toEqual([
    ["('P:tham4' & 'P:chông2')", 2],
    ["('P:chông2' & 'P:trơn')", 2],
    ["('P:be2')", 1],
  ])
})

test("what one does to bring it there is not asked for", () => {
  expect(describedSyllables(readTokens("đem lên cầu thang")).map(({ term }) => term)).toEqual([
    "('P:câu1' & 'P:thang')",
  ])
})
