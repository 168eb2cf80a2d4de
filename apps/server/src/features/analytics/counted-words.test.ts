import { searchWordsMax } from "@roomwright/contract/analytics/calls"
import { expect, test } from "vitest"
import { toCountedWords } from "./counted-words.ts"

test.each([
  ["  Corner   SOFA ", "corner sofa"],
  ["ＢＥＤ　１８０", "bed 180"],
  ["Ghế Sofa", "ghế sofa"],
  ["云朵\u202E沙发\u0000", "云朵沙发"],
  ["table 120 x 80", "table 120 x 80"],
])("%j is counted as %j", (typed, kept) => {
  expect(toCountedWords(typed)).toBe(kept)
})

test.each([
  "",
  "  ",
  "lan@example.com",
  "lan ＠ example",
  "0912345678",
  "call 0912 345 678",
  "+84 (91) 234-56",
  "１２３４５６",
  "٠٩١٢٣٤",
  "x".repeat(searchWordsMax + 1),
])("%j is not kept", (typed) => {
  expect(toCountedWords(typed)).toBeNull()
})
