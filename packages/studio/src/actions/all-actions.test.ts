import en from "@roomwright/i18n/studio/en.json" with { type: "json" }
import vi from "@roomwright/i18n/studio/vi.json" with { type: "json" }
import zh from "@roomwright/i18n/studio/zh.json" with { type: "json" }
import { expect, test } from "vitest"
import { allTools } from "../tools/all-tools.tsx"
import { allActions } from "./all-actions.ts"
import { findActions } from "./find-actions.ts"
import { isPressed, isSingleKey, showChord } from "./key-chord.ts"

const press = (key: string, ...holds: readonly ("ctrl" | "meta" | "alt" | "shift")[]) => ({
  key,
  ctrlKey: holds.includes("ctrl"),
  metaKey: holds.includes("meta"),
  altKey: holds.includes("alt"),
  shiftKey: holds.includes("shift"),
})

test("no two actions have the same id or answer to the same keys", () => {
  const ids = allActions.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  const keys = allActions.flatMap((action) => action.keys.map((key) => key.toLowerCase()))
  expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([])
})

test("every action is named in every language", () => {
  for (const texts of [zh, en, vi]) {
    for (const { text, group } of allActions) {
      expect(texts[text]).toBeTruthy()
      expect(texts[`action.group.${group}`]).toBeTruthy()
    }
  }
})

test("every tool is taken in the hand by a key", () => {
  for (const { name } of allTools) {
    const action = allActions.find(({ id }) => id === `tool-${name}`)
    expect(action?.keys.length, name).toBeGreaterThan(0)
  }
})

test("no key is one that browsers keep for themselves", () => {
  const kept = new Set(["Mod+W", "Mod+T", "Mod+N", "Mod+R", "Mod+L", "Mod+D", "Mod+F", "Mod+P", "Tab", "F5"])
  expect(
    allActions.flatMap(({ keys }) => keys).filter((key) => kept.has(key) || key.startsWith("Alt")),
  ).toEqual([])
})

test("keys are these and no others", () => {
  expect(isPressed("Mod+Z", press("z", "ctrl"), false)).toBe(true)
  expect(isPressed("Mod+Z", press("Z", "ctrl", "shift"), false)).toBe(false)
  expect(isPressed("Mod+Shift+Z", press("Z", "ctrl", "shift"), false)).toBe(true)
  expect(isPressed("Mod+Z", press("z", "meta"), true)).toBe(true)
  expect(isPressed("Mod+Z", press("z", "ctrl"), true)).toBe(false)
  expect(isPressed("D", press("d"), false)).toBe(true)
  expect(isPressed("D", press("D", "shift"), false)).toBe(false)
  expect(isPressed("D", press("d", "ctrl"), false)).toBe(false)
})

test("a sign is the same wherever the keyboard has it", () => {
  expect(isPressed("?", press("?", "shift"), false)).toBe(true)
  expect(isPressed("?", press("?"), false)).toBe(true)
  expect(isPressed("+", press("+", "shift"), false)).toBe(true)
})

test("keys are shown as they are printed", () => {
  expect(showChord("Mod+Shift+Z", false)).toEqual(["Ctrl", "Shift", "Z"])
  expect(showChord("Mod+Shift+Z", true)).toEqual(["⌘", "⇧", "Z"])
  expect(showChord("+", false)).toEqual(["+"])
})

test("what can be turned off are keys that are pressed alone", () => {
  expect(["V", "Shift+F", "?", "0"].every(isSingleKey)).toBe(true)
  expect(["Mod+Z", "Escape", "Delete", "ArrowLeft"].some(isSingleKey)).toBe(false)
})

test("actions are found by words without marks, those that begin so first", () => {
  const inVietnamese = (typed: string) =>
    findActions(allActions, typed, (id) => vi[id]).map(({ text }) => vi[text])
  expect(inVietnamese("tuong")[0]).toBe("Tường")
  expect(inVietnamese("doi huong")).toEqual(["Đổi hướng mở"])
  expect(inVietnamese("tang them")).toContain("Thêm tầng")
  expect(inVietnamese("zzz")).toEqual([])
  expect(findActions(allActions, "撤", (id) => zh[id]).map(({ id }) => id)).toEqual(["undo"])
})
