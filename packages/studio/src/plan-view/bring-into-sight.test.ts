import { oneRoom } from "@roomwright/scene/testing/make-scene"
import { expect, test } from "vitest"
import { openEditor } from "../testing/hand.ts"
import { bringIntoSight } from "./bring-into-sight.ts"
import { toPaper } from "./view-moves.ts"

const paper = { width: 800, height: 600 }

test("what was typed outside of what is seen comes into sight, and what is seen stays where it is", () => {
  const editor = openEditor(oneRoom())
  editor.setPaper(paper)
  editor.look({ centre: { x: 0, y: 0 }, mmPerPixel: 10 })
  const before = editor.read().view
  bringIntoSight(editor, { x: 1_000, y: -2_000 })
  expect(editor.read().view).toBe(before)
  const far = { x: 8_950, y: 7_500 }
  bringIntoSight(editor, far)
  const at = toPaper(editor.read().view, paper, far)
  expect(at.x).toBeLessThanOrEqual(728)
  expect(at.y).toBeGreaterThanOrEqual(72)
  expect(editor.read().view.mmPerPixel).toBe(10)
})

test("a plan that was not measured yet is not pushed", () => {
  const editor = openEditor(oneRoom())
  const before = editor.read().view
  bringIntoSight(editor, { x: 90_000, y: 0 })
  expect(editor.read().view).toBe(before)
})
