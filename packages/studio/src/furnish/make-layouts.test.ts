import { applyChange } from "@roomwright/scene/change/apply-change"
import { countedIds } from "@roomwright/scene/commands/element-ids"
import { levelsOf, onLevel } from "@roomwright/scene/document/scene-index"
import { writeDocument } from "@roomwright/scene/document/write-document"
import { buildTemplate } from "@roomwright/scene/templates/build-template"
import { oneBedroom43 } from "@roomwright/scene/templates/small-flats"
import { expect, test } from "vitest"
import { readBudget } from "./budget-field.tsx"
import { makeLayouts } from "./make-layouts.ts"

const scene = buildTemplate(oneBedroom43, ["1"], countedIds())
const level = levelsOf(scene)[0]?.id ?? ""
const request = { level, room: null, style: "sage", seed: 3 } as const
const ask = { document: writeDocument(scene), request, budget: null, offers: [], template: null }

test("three layouts come as changes that fit the document, with a plan and reasons", () => {
  const found = makeLayouts(ask)
  expect(found).toHaveLength(3)
  for (const { change, pieces, picture, good, score } of found) {
    expect(onLevel(applyChange(scene, change), level, "item")).toHaveLength(pieces)
    expect(picture.floors).toMatch(/^M/)
    expect(picture.things).toMatch(/^M/)
    expect(good.length).toBeGreaterThan(0)
    expect(score).toBeGreaterThan(60)
  }
  // What a worker posts is copied: it holds no functions.
  expect(() => structuredClone(found)).not.toThrow()
})

test("a document that cannot be read, or has no rooms, gives none", () => {
  expect(makeLayouts({ ...ask, document: "{" })).toEqual([])
  expect(makeLayouts({ ...ask, request: { ...request, room: "no such room" } })).toEqual([])
})

test.each([
  ["", null],
  ["20.000.000 ₫", 20_000_000],
  ["5,000,000", 5_000_000],
  ["0", "wrong"],
  ["-5", "wrong"],
  ["a lot", "wrong"],
  ["9".repeat(16), "wrong"],
])("a budget of %j is %j", (typed, budget) => {
  expect(readBudget(typed)).toBe(budget)
})
