import { expect, test } from "vitest"
import { isMemoryRefused, markGoing, wasBrokenOff } from "./broken-off.ts"

function openStore() {
  const kept = new Map<string, string>()
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  }
}

const openPage = () => Object.assign(new EventTarget(), { hidden: false })

const tab = new EventTarget()

test("who comes back after a view that nobody ended is told that it was broken off", () => {
  const store = openStore()
  expect(wasBrokenOff(store)).toBe(false)
  markGoing(store, openPage(), tab)
  expect(wasBrokenOff(store)).toBe(true)
})

test("a view that was ended or left was not broken off, and neither was one that went into the background", () => {
  const store = openStore()
  markGoing(store, openPage(), tab)()
  expect(wasBrokenOff(store)).toBe(false)
  const page = openPage()
  markGoing(store, page, tab)
  page.hidden = true
  page.dispatchEvent(new Event("visibilitychange"))
  expect(wasBrokenOff(store)).toBe(false)
  page.hidden = false
  page.dispatchEvent(new Event("visibilitychange"))
  expect(wasBrokenOff(store)).toBe(true)
  tab.dispatchEvent(new Event("pagehide"))
  expect(wasBrokenOff(store)).toBe(false)
})

test("a store that is full or missing breaks nothing", () => {
  const full = {
    ...openStore(),
    setItem: () => {
      throw new Error("full")
    },
  }
  markGoing(full, openPage(), tab)()
  markGoing(null, openPage(), tab)()
  expect([wasBrokenOff(full), wasBrokenOff(null)]).toEqual([false, false])
})

test.each([
  [new RangeError("Array buffer allocation failed"), true],
  [new RangeError("Invalid typed array length: 4294967296"), true],
  [new RangeError("Out of memory"), true],
  [new RangeError("Maximum call stack size exceeded"), false],
  [new TypeError("buffer is not defined"), false],
  ["Out of memory", false],
])("%s: memory was refused %s", (error, expected) => {
  expect(isMemoryRefused(error)).toBe(expected)
})
