import { expect, test } from "vitest"
import { sumPages } from "./sum-pages.ts"

test("pages are summed over languages and days, the most seen first", () => {
  const sums = sumPages({
    days: ["2026-01-01", "2026-01-02"],
    pages: [
      { page: "home", language: "zh", views: [1, 2] },
      { page: "work", language: "en", views: [5, 0] },
      { page: "home", language: "vi", views: [0, 4] },
    ],
  })
  expect(sums).toEqual([
    { page: "home", daily: [1, 6], byLanguage: { zh: 3, en: 0, vi: 4 }, total: 7 },
    { page: "work", daily: [5, 0], byLanguage: { zh: 0, en: 5, vi: 0 }, total: 5 },
  ])
})

test("nothing counted is no page", () => {
  expect(sumPages({ days: ["2026-01-01"], pages: [] })).toEqual([])
})
