import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, test } from "vitest"
import { diskOf, readSpace, reservedBytes, warningBytes } from "./free-space.ts"

test("the room on a folder's disk is read, also of a folder that is not there yet", async () => {
  const space = await readSpace(tmpdir())
  expect(space.totalBytes).toBeGreaterThan(0)
  expect(space.freeBytes).toBeLessThanOrEqual(space.totalBytes)
  const later = join(tmpdir(), "not", "there", "yet")
  expect((await readSpace(later)).totalBytes).toBe(space.totalBytes)
  expect(await diskOf(later)).toBe(await diskOf(tmpdir()))
})

test.each([
  [5e9, 2e9],
  [50e9, 5e9],
  [4_000e9, 20e9],
])("of %d bytes, fewer than %d free are few", (totalBytes, few) =>
  expect(warningBytes({ totalBytes })).toBe(few),
)

test.each([
  [1e9, 0.02e9],
  [500e9, 0.5e9],
])("of %d bytes files leave %d to the database", (totalBytes, left) =>
  expect(reservedBytes({ totalBytes })).toBe(left),
)
