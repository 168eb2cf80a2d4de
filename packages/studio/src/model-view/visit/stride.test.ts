import { expect, test } from "vitest"
import { stepFor } from "./stride.ts"

test.each([
  ["up the plan, to what is ahead", 0, [0, -1], { x: 0, y: 1 }],
  ["up the plan, to the right", 0, [1, 0], { x: 1, y: 0 }],
  ["turned to the left of the plan, to what is there", Math.PI / 2, [-1, 0], { x: 0, y: 1 }],
  ["turned to the left of the plan, up the plan is to the right", Math.PI / 2, [0, -1], { x: 1, y: 0 }],
] as const)("looking %s", (_what, yaw, [x, z], step) => {
  expect(stepFor(yaw, x, z).x).toBeCloseTo(step.x)
  expect(stepFor(yaw, x, z).y).toBeCloseTo(step.y)
})
