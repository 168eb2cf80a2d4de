import { expect, test } from "vitest"
import { rememberLongLists } from "./long-lists.ts"

test("a long list is known as one for half a minute, a short one never", () => {
  let now = 1_000
  const lists = rememberLongLists({ nowMs: () => now })
  lists.note("long", true)
  lists.note("short", false)
  expect([lists.isLong("long"), lists.isLong("short"), lists.keys()]).toEqual([true, false, ["long"]])
  now += 30_000
  expect([lists.isLong("long"), lists.keys()]).toEqual([false, []])
})

test("a list that has become short is counted again at once", () => {
  const lists = rememberLongLists()
  lists.note("one", true)
  lists.note("one", false)
  expect(lists.isLong("one")).toBe(false)
})

test("of too many the oldest is forgotten", () => {
  const lists = rememberLongLists({ most: 2 })
  for (const key of ["one", "two", "three"]) lists.note(key, true)
  expect(lists.keys()).toEqual(["two", "three"])
})
