import { describe, expect, test } from "vitest"
import { soundsLike } from "./sounds.ts"
import { readTokens } from "./tokens.ts"

const toned = (word: string): string => readTokens(word)[0]?.toned ?? ""

describe("a Vietnamese word that sounds like another", () => {
  test.each([
    ["trùm", "chùm"],
    ["xàn", "sàn"],
    ["bàng", "bàn"],
    ["giường", "dường"],
    ["kũi", "cũi"],
    ["gế", "ghế"],
  ])("is taken for it: %s for %s", (typed, meant) => expect(soundsLike(toned(typed))).toContain(toned(meant)))
  test("is never taken for itself, and keeps its tone", () => {
    for (const word of ["trùm", "bàng", "sofa", "đèn"]) {
      const like = soundsLike(toned(word))
      expect(like).not.toContain(toned(word))
      for (const other of like) expect(other.replaceAll(/\D/gu, "")).toBe(toned(word).replaceAll(/\D/gu, ""))
    }
  })
})

test("traditional characters are read as simplified ones", () => {
  const words = readTokens("書櫃 燈 床頭 鋼 餐邊").map(({ word }) => word)
  expect(words.join("")).toBe("书柜灯床头钢餐边")
})
