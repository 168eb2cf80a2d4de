import { expect, test } from "vitest"
import { emptyDraft, readArea, readSum, toForm } from "./work-draft.ts"

test.each([
  ["388.000", 388_000],
  ["388 000", 388_000],
  ["0", 0],
])("%s is a sum", (text, sum) => expect(readSum(text)).toBe(sum))

test.each(["", "abc", "1e", "-"])("%j is no sum", (text) => expect(readSum(text)).toBeNaN())

test("an area is written with a comma or a point", () => {
  expect(readArea("42,5")).toBe(42.5)
  expect(readArea(" 42.5 ")).toBe(42.5)
  expect(readArea("")).toBeNaN()
})

test("what is sent names a new work by its key and another by its id, with the languages that hold something", () => {
  const draft = { ...emptyDraft(), name: { zh: "", en: " Loft ", vi: "" }, pictures: ["a", "b", "c"] }
  const made = toForm(draft, null)
  expect(made).toMatchObject({
    key: draft.key,
    localName: { en: "Loft" },
    styleDescription: {},
    mainImage: "a",
    detailImages: ["b", "c"],
    templateId: null,
  })
  expect(made).not.toHaveProperty("id")
  const changed = toForm({ ...draft, edition: 3 }, "w")
  expect(changed).toMatchObject({ id: "w", edition: 3 })
  expect(changed).not.toHaveProperty("key")
})
