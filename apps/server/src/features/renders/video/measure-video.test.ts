import fc from "fast-check"
import { expect, it } from "vitest"
import { makeMp4, makeWebm } from "../../../testing/make-video.ts"
import { measureVideo } from "./measure-video.ts"

const parts = (file: Buffer, bytes = file.length) =>
  Array.from({ length: Math.ceil(file.length / bytes) }, (_none, at) => {
    const content = file.subarray(at * bytes, (at + 1) * bytes)
    return { bytes: content.length, read: () => Promise.resolve(content) }
  })

it("reads size and length of both kinds of file, however they are cut", async () => {
  for (const [make, type] of [
    [makeMp4, "video/mp4"],
    [makeWebm, "video/webm"],
  ] as const)
    for (const bytes of [7, 64, 1_000, 1_000_000]) {
      const file = make({ width: 854, height: 480, seconds: 12 })
      expect(await measureVideo(parts(file, bytes))).toEqual({ type, width: 854, height: 480, seconds: 12 })
    }
})

it("takes nothing that is cut off or no video", async () => {
  for (const file of [
    makeMp4({ width: 854, height: 480, seconds: 12 }),
    makeWebm({ width: 854, height: 480, seconds: 12 }),
  ])
    expect(await measureVideo(parts(file.subarray(0, file.length - 30)))).toBeNull()
  expect(await measureVideo(parts(Buffer.alloc(5_000, 1)))).toBeNull()
  expect(await measureVideo([])).toBeNull()
})

it("ends, whatever bytes come", async () => {
  const starts = [Buffer.from("\0\0\0\u0010ftypisom", "latin1"), Buffer.from([0x1a, 0x45, 0xdf, 0xa3])]
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...starts), fc.uint8Array({ maxLength: 200 }), async (start, rest) => {
      await measureVideo(parts(Buffer.concat([start, rest])))
    }),
  )
})
