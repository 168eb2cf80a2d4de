import { questionLimits } from "@roomwright/contract/questions/calls"
import { expect, test } from "vitest"
import { findQuestionFault } from "./question-fault.ts"

test.each([
  ["", "short"],
  ["   too few   ", "short"],
  ["Does it fit through a door?", null],
  // Characters as readers count them, not as JavaScript does.
  ["🛋️🛋️🛋️🛋️🛋️", null],
  ["沙发能拆开搬进电梯里吗", null],
  ["x".repeat(questionLimits.text), null],
  [`  ${"x".repeat(questionLimits.text)}  `, null],
  ["x".repeat(questionLimits.text + 1), "long"],
])("%j is %s", (text, fault) => {
  expect(findQuestionFault(text)).toBe(fault)
})
