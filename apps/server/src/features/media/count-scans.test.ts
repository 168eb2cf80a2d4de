import fc from "fast-check"
import { expect, test } from "vitest"
import { manyScans } from "../../testing/picture-bombs.ts"
import { blank } from "../../testing/test-pictures.ts"
import { countScans } from "./count-scans.ts"

test("an ordinary JPEG has one scan, a progressive one a few", async () => {
  const picture = blank(64, 64)
  expect(countScans(await picture.clone().jpeg().toBuffer())).toBe(1)
  const scans = countScans(await picture.clone().jpeg({ progressive: true }).toBuffer())
  expect(scans).toBeGreaterThan(1)
  expect(scans).toBeLessThan(20)
})

test.each([1, 100, 101, 5_000])("%i scans are counted as so many", (scans) => {
  expect(countScans(manyScans(800, 600, scans))).toBe(scans)
})

test("a thumbnail in the head, data that looks like a scan and what follows the end are not counted", async () => {
  const jpeg = await blank(64, 64).jpeg().toBuffer()
  const inside = manyScans(80, 80, 200)
  const head = Buffer.concat([
    Buffer.from([0xff, 0xe1, (inside.length + 2) >> 8, (inside.length + 2) & 0xff]),
    inside,
  ])
  expect(countScans(Buffer.concat([jpeg.subarray(0, 2), head, jpeg.subarray(2), inside]))).toBe(1)
})

test("bytes of any kind are gone through to their end", () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(0xff, 0xda, 0xd9, 0x00, 0x02, 0xff)), (bytes) => {
      const scans = countScans(Uint8Array.from(bytes))
      expect(scans).toBeGreaterThanOrEqual(0)
      expect(scans).toBeLessThanOrEqual(bytes.length / 2)
    }),
  )
})
