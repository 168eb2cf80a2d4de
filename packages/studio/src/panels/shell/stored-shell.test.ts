import { expect, test } from "vitest"
import { usualOptions } from "../../editor/usual-options.ts"
import { readKept, writeStored, type Drawer, type Kept } from "./stored-shell.ts"

function drawerOf(text: string | null): Drawer {
  let kept = text
  return {
    getItem: () => kept,
    setItem: (_name, written) => {
      kept = written
    },
  }
}

const broken: Drawer = {
  getItem: () => {
    throw new Error("closed")
  },
  setItem: () => {
    throw new Error("full")
  },
}

test("what was kept is there again", () => {
  const drawer = drawerOf(null)
  const kept: Kept = {
    ...readKept(drawer),
    options: { ...usualOptions, unit: "ft-in", wallThickness: 240, hasGrid: false },
    theme: "light",
    knowsGuide: true,
  }
  writeStored(drawer, kept)
  expect(readKept(drawer)).toEqual(kept)
})

test("a storage that is closed or full keeps nobody from working", () => {
  const kept = readKept(broken)
  expect(kept.options).toEqual(usualOptions)
  expect(() => writeStored(broken, kept)).not.toThrow()
  expect(readKept(null)).toEqual(kept)
})

test("each part that is wrong is as usual, the others stay", () => {
  const wrong = {
    options: { unit: "mile", wallThickness: -4, hasGrid: "no", door: { type: "gate" }, isSnapping: false },
    theme: "light",
    leftTab: 3,
  }
  const kept = readKept(drawerOf(JSON.stringify(wrong)))
  expect(kept.options).toEqual({ ...usualOptions, isSnapping: false })
  expect([kept.theme, kept.leftTab]).toEqual(["light", null])
  expect(readKept(drawerOf("[1")).options).toEqual(usualOptions)
})
