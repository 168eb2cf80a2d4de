import { expect, test } from "vitest"
import { applyChange } from "../../change/apply-change.ts"
import { countedIds } from "../../commands/element-ids.ts"
import { childrenOfKind } from "../../document/scene-index.ts"
import { emptyScene, type Scene } from "../../document/scene.ts"
import { readDocument } from "../../document/read-document.ts"
import { writeDocument } from "../../document/write-document.ts"
import { dayOfYear, setSite, siteOf, usualSite } from "./set-site.ts"

const newId = countedIds()

function set(scene: Scene, values: Parameters<typeof setSite>[1]): Scene {
  const outcome = setSite(scene, values, newId)
  if ("refused" in outcome) throw new Error(outcome.refused.reason)
  return applyChange(scene, outcome.change)
}

test("a document without a site is in Hà Nội; the first change writes one, and the next changes it", () => {
  expect(siteOf(emptyScene)).toBe(usualSite)
  const turned = set(emptyScene, { north: 90 })
  const moved = set(turned, { latitude: 10.82, longitude: 106.63 })
  expect(childrenOfKind(moved, null, "site")).toHaveLength(1)
  expect(siteOf(moved)).toMatchObject({ latitude: 10.82, longitude: 106.63, north: 90, month: 11 })
  const read = readDocument(writeDocument(moved))
  expect("scene" in read && siteOf(read.scene)).toEqual(siteOf(moved))
})

test.each([
  [{ north: 360 }, { north: 0 }],
  [{ north: -90 }, { north: 270 }],
  [
    { month: 2, day: 31 },
    { month: 2, day: 29 },
  ],
  [
    { month: 6, day: 31 },
    { month: 6, day: 30 },
  ],
])("%o becomes %o", (typed, kept) => {
  expect(siteOf(set(emptyScene, typed))).toMatchObject(kept)
})

test.each([
  { latitude: 91 },
  { longitude: -181 },
  { hour: 25 },
  { exposure: 4 },
  { month: 13 },
  { hour: Number.NaN },
])("%o is refused", (values) => {
  expect(setSite(emptyScene, values, newId)).toMatchObject({ refused: { reason: "outOfBounds" } })
})

test("days are counted from the first of January", () => {
  expect(dayOfYear({ month: 1, day: 1 })).toBe(1)
  expect(dayOfYear({ month: 11, day: 14 })).toBe(318)
  expect(dayOfYear({ month: 12, day: 31 })).toBe(365)
})
