import { expect, test } from "vitest"
import { manyScans } from "../../testing/picture-bombs.ts"
import { blank } from "../../testing/test-pictures.ts"
import { encode, encodePrivate } from "./encode-in-process.ts"

test("a picture that takes too long is refused as too complex, and the next one is made", async () => {
  // As much work as passes the checks: it takes a second or more.
  const slow = { kind: "public", source: manyScans(8_000, 5_000, 100) } as const
  await expect(encode("somebody", slow, 100)).rejects.toMatchObject({ appErrorName: "pictureTooComplex" })
  const picture = await blank(64, 64).jpeg().toBuffer()
  expect(await encodePrivate("somebody", picture)).toMatchObject({ width: 64, height: 64 })
})
