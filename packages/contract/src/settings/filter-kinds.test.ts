import { describe, expect, test } from "vitest"
import * as z from "zod/mini"
import { AreaBucket, areaBuckets, filterKinds, firstFilterValues } from "./filter-kinds.ts"
import { Slug } from "../input-shapes.ts"
import { languages } from "../language.ts"

describe.each(filterKinds)("the first values of %s", (kind) => {
  const values = firstFilterValues[kind]

  test("have ids of their own that an address takes", () => {
    expect(new Set(values.map(({ id }) => id)).size).toBe(values.length)
    for (const { id } of values) expect(z.safeParse(Slug, id).success, id).toBe(true)
  })

  test("have a name in every language, no two the same", () => {
    for (const language of languages) {
      const names = values.map(({ name }) => name[language])
      expect(names.every((name) => name.trim() === name && name !== "")).toBe(true)
      expect(new Set(names).size).toBe(names.length)
    }
  })

  test("have a swatch exactly when they are colours", () => {
    for (const { hex } of values) {
      if (kind === "colour") expect(hex).toMatch(/^#[0-9A-F]{6}$/)
      else expect(hex).toBeUndefined()
    }
  })
})

test("the buckets of area follow on each other from 0 without end", () => {
  const buckets = AreaBucket.options.map((id) => areaBuckets[id])
  expect(Object.keys(areaBuckets)).toEqual(AreaBucket.options)
  expect(buckets[0]?.from).toBe(0)
  expect(buckets.at(-1)?.to).toBe(Infinity)
  buckets.slice(1).forEach(({ from }, at) => expect(from).toBe(buckets[at]?.to))
})
