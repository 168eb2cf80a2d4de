import { describe, expect, test } from "vitest"
import { pinyinOf } from "./pinyin.ts"
import { readTelex } from "./read-telex.ts"
import { readTokens } from "./tokens.ts"

const toned = (word: string): string => readTokens(word)[0]?.toned ?? ""

describe("Telex that no input method read", () => {
  test.each([
    ["banf", "bàn"],
    ["ddenf", "đèn"],
    ["quaanf", "quần"],
    ["aos", "áo"],
    ["tur", "tủ"],
    ["giuwowngf", "giường"],
    ["giuowngf", "giường"],
    ["duwowngf", "dường"],
    ["ddoor", "đổ"],
    ["gheej", "ghệ"],
    ["thamr", "thảm"],
    ["treo", null],
    ["xrt", null],
    ["bàn", null],
  ])("%s is %s", (typed, meant) => expect(readTelex(typed)).toBe(meant === null ? null : toned(meant)))
})

describe("pinyin", () => {
  test.each([
    ["沙发", ["shafa"]],
    ["窗帘", ["chuanglian"]],
    ["双人", ["shuangren"]],
    ["", []],
    ["a", []],
  ])("of %s", (text, ways) => expect(pinyinOf(text)).toEqual(ways))

  test("has every way to read a character", () => {
    expect(pinyinOf("长凳").toSorted()).toEqual(["changdeng", "zhangdeng"])
  })
})
