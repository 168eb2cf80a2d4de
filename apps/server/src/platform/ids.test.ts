import { Id } from "@roomwright/contract/input-shapes"
import fc from "fast-check"
import { expect, test } from "vitest"
import * as z from "zod/mini"
import { newId } from "./ids.ts"

/** The largest time that fits in 48 bits. */
const lastMs = 2 ** 48 - 1

test("an id is a UUID of version 7 and the right variant", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: lastMs }), (nowMs) => {
      const id = newId(nowMs)
      expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
      expect(Number.parseInt(id.replaceAll("-", "").slice(0, 12), 16)).toBe(nowMs)
    }),
  )
})

test("ids sort by the time they were made", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: lastMs }), fc.integer({ min: 0, max: lastMs }), (one, other) => {
      fc.pre(one !== other)
      expect(newId(one) < newId(other)).toBe(one < other)
    }),
  )
})

test("ids of the same moment differ", () => {
  expect(new Set(Array.from({ length: 10_000 }, () => newId(1))).size).toBe(10_000)
})

test("an id is one that addresses take", () => {
  expect(z.safeParse(Id, newId()).success).toBe(true)
})
