import { oneRoom } from "@roomwright/scene/testing/make-scene"
import { expect, test } from "vitest"
import { openEditor } from "../testing/hand.ts"
import { createPlan } from "./plan-state.ts"
import { toViewport } from "./view-moves.ts"

const viewport = { width: 800, height: 600 }

test("what was typed outside of what is seen comes into sight, and what is seen stays where it is", () => {
  const plan = createPlan(openEditor(oneRoom()))
  plan.setViewport(viewport)
  plan.setView({ centre: { x: 0, y: 0 }, mmPerPixel: 10 })
  const before = plan.read().view
  plan.reveal({ x: 1_000, y: -2_000 })
  expect(plan.read().view).toBe(before)
  const far = { x: 8_950, y: 7_500 }
  plan.reveal(far)
  const at = toViewport(plan.read().view, viewport, far)
  expect(at.x).toBeLessThanOrEqual(728)
  expect(at.y).toBeGreaterThanOrEqual(72)
  expect(plan.read().view.mmPerPixel).toBe(10)
})

test("a plan that was not measured yet is not pushed", () => {
  const plan = createPlan(openEditor(oneRoom()))
  const before = plan.read().view
  plan.reveal({ x: 90_000, y: 0 })
  expect(plan.read().view).toBe(before)
})

test("what a tool shows goes with the tool and with the level", () => {
  const editor = openEditor(oneRoom())
  const plan = createPlan(editor)
  plan.show({ cursor: { x: 1, y: 2 } })
  editor.activate("wall")
  expect(plan.overlay().cursor).toBeNull()
  plan.show({ cursor: { x: 1, y: 2 } })
  editor.activate("wall")
  expect(plan.overlay().cursor).toEqual({ x: 1, y: 2 })
})
