import { expect, test } from "vitest"
import { startsAlone, type Device } from "./starts-alone.ts"

const fast: Device = { isTouch: false, width: 1440, cores: 8, memory: 8, isSaving: false, line: "4g" }

test("a fast computer starts the 3D view by itself, and one that says nothing of memory and line", () => {
  expect(startsAlone(fast)).toBe(true)
  expect(startsAlone({ ...fast, memory: null, line: null })).toBe(true)
})

test.each<[string, Partial<Device>]>([
  ["a phone or tablet", { isTouch: true }],
  ["a narrow window", { width: 768 }],
  ["few cores", { cores: 4 }],
  ["little memory", { memory: 4 }],
  ["saved data", { isSaving: true }],
  ["a slow line", { line: "3g" }],
])("%s waits for a press", (_what, part) => {
  expect(startsAlone({ ...fast, ...part })).toBe(false)
})
