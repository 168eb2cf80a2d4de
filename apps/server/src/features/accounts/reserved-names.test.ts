import { Nickname } from "@roomwright/contract/accounts/fields"
import { describe, expect, test } from "vitest"
import * as z from "zod/mini"
import { makeUsername } from "./make-username.ts"
import { isReservedNickname, isReservedUsername } from "./reserved-names.ts"

describe("a nickname", () => {
  test.each([
    "Roomwright",
    "ROOMWRIGHT",
    "Room wright",
    "Ｒｏｏｍｗｒｉｇｈｔ",
    "Rоomwright",
    "R00mwr1ght",
    "Roornwright",
    "Roomvvright",
    "Roomwrlght",
    "R\u00f6\u00f6mwr\u00edght",
    "Room\u200Bwright",
    "𝐑𝐨𝐨𝐦𝐰𝐫𝐢𝐠𝐡𝐭",
    "Roomwright Support",
    "★Roomwright★",
    "admin",
    "Adm1n",
    "ａｄｍｉｎ",
    "аdmin",
    "A d m i n",
    "Quản trị viên",
    "quan tri vien",
    "管理员",
    "官方客服",
  ])("%s passes itself off as the platform", (name) => expect(isReservedNickname(name)).toBe(true))

  test.each([
    "Lan",
    "Lan Wright",
    "Room",
    "Adrián",
    "Admiral",
    "小静",
    "Phạm Gia Hân",
    "Team Lan",
    "5",
    "🛋️",
  ])("%s is somebody's", (name) => expect(isReservedNickname(name)).toBe(false))

  test.each([
    ["\u200B"],
    ["\u200B\u200C\u200D"],
    ["\u202E\u2066"],
    ["\u061C"],
    ["   "],
    ["\u00A0\u3000"],
    ["\u3164"],
    ["\u115F\u1160\uFFA0"],
    ["\u2800"],
    ["\u0301"],
    ["\uFE0F"],
    ["\u{E0041}"],
    ["\uE000"],
    ["\u0378"],
    ["\u{FFFFF}"],
    ["\uD800"],
  ])("that nobody sees is refused", (name) => expect(z.safeParse(Nickname, name).success).toBe(false))

  test.each(["L", "静", "🛋️", "👩‍🎨", "1", "*", "𠮷"])("%s can be seen", (name) =>
    expect(z.safeParse(Nickname, name).success).toBe(true),
  )
})

describe("a username", () => {
  test.each([
    "admin",
    "ad-min",
    "adm1n",
    "roomwright",
    "room-wright-vn",
    "support",
    "api",
    "no-reply",
    "root",
  ])("%s is reserved", (name) => expect(isReservedUsername(name)).toBe(true))
  test.each(["lan", "adminh", "may-room", "wright", "hong-ha"])("%s is not", (name) =>
    expect(isReservedUsername(name)).toBe(false),
  )
  test("made from a nickname is none of them", () => {
    expect(makeUsername("API")).toBe("user")
    expect(makeUsername("Studio")).toBe("user")
    expect(makeUsername("Phương Lan")).toBe("phuong-lan")
  })
})
