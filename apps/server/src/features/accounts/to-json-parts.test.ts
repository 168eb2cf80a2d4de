import fc from "fast-check"
import { expect, test } from "vitest"
import { toJsonParts } from "./to-json-parts.ts"

const textOf = async (data: unknown): Promise<string> =>
  Buffer.concat((await toJsonParts(data)) ?? []).toString()

async function* each(items: readonly unknown[]): AsyncGenerator {
  yield* items
}

test("any data comes back, and reads as if it had been written at once", async () => {
  await fc.assert(
    fc.asyncProperty(fc.jsonValue(), async (data) => {
      fc.pre(data !== null && !(Array.isArray(data) && data.length === 0))
      // Texts with line ends in them are escaped, so that indenting changes none.
      expect(await textOf(data)).toBe(`${JSON.stringify(data, null, 2)}\n`)
    }),
  )
})

test("what comes one by one is a list", async () => {
  expect(await textOf(each([{ a: 1 }, { a: 2 }]))).toBe(await textOf([{ a: 1 }, { a: 2 }]))
})

test.each([null, undefined, []])("%j is nothing", async (data) => {
  expect(await toJsonParts(data)).toBeNull()
})

test("neither is a list whose items do not come", async () => {
  expect(await toJsonParts(each([]))).toBeNull()
})
