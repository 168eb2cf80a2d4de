import { expect, test } from "vitest"
import { noteRecent, readRecent } from "./recent-pieces.ts"

function makeDrawer(text: string | null = null) {
  let kept = text
  return {
    getItem: () => kept,
    setItem: (_name: string, written: string) => {
      kept = written
    },
  }
}

test("the latest is first, each is there once, and twelve are kept", () => {
  const drawer = makeDrawer()
  for (let at = 0; at < 15; at += 1) noteRecent(drawer, `model:sofa.lounge~width=${1500 + at}`)
  noteRecent(drawer, "model:sofa.lounge~width=1510")
  const kept = readRecent(drawer)
  expect(kept.slice(0, 2)).toEqual(["model:sofa.lounge~width=1510", "model:sofa.lounge~width=1514"])
  expect(kept.length).toBe(12)
  expect(new Set(kept).size).toBe(12)
})

test.each(["{", "7", '["x", 3, "model:<b>"]', null])("%j is no list of pieces", (text) => {
  expect(readRecent(makeDrawer(text))).toEqual([])
  expect(readRecent(null)).toEqual([])
})
