import { expect, test } from "vitest"
import { readHandOff } from "./take-hand-off.ts"

test.each([
  ["#token=abc&locale=zh_CN", { token: "abc", language: "zh" }],
  ["#token=abc&locale=en_US", { token: "abc", language: "en" }],
  ["#token=abc&locale=vi", { token: "abc", language: "vi" }],
  ["#token=abc&locale=fr_FR", { token: "abc", language: "vi" }],
  ["#locale=en_US", { token: null, language: "en" }],
  ["#token=", { token: null, language: null }],
  ["", { token: null, language: null }],
] as const)("%j is handed over as %j", (hash, handOff) => {
  expect(readHandOff(hash)).toEqual(handOff)
})
