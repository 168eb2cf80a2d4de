import { buffer } from "node:stream/consumers"
import { unzipSync } from "fflate"
import fc from "fast-check"
import { expect, test } from "vitest"
import { streamZip, type ZippedFile } from "./stream-zip.ts"

const unzip = async (files: readonly ZippedFile[]) =>
  Object.entries(unzipSync(await buffer(streamZip(files)))).map(([name, content]) => ({
    name,
    content: Buffer.from(content).toString("hex"),
  }))

test("every file comes back whole and in order, packed already or not, in however many parts", async () => {
  const file = fc.record({ isPacked: fc.boolean(), parts: fc.array(fc.uint8Array({ maxLength: 2_000 })) })
  await fc.assert(
    fc.asyncProperty(fc.array(file, { maxLength: 6 }), async (files) => {
      const named = files.map((one, at) => ({ ...one, name: `folder/${at}.json` }))
      expect(await unzip(named)).toEqual(
        named.map(({ name, parts }) => ({ name, content: Buffer.concat(parts).toString("hex") })),
      )
    }),
  )
})

test("a part that is longer than what is packed at a time comes back whole", async () => {
  const content = Buffer.from(Array.from({ length: 300_001 }, (_none, at) => (at * at) % 251))
  for (const isPacked of [true, false])
    expect(await unzip([{ name: "a", isPacked, parts: [content] }])).toEqual([
      { name: "a", content: content.toString("hex") },
    ])
})

test("a file is read when its turn comes, and not at all when the reader has gone away", async () => {
  const read: number[] = []
  async function* files(): AsyncGenerator<ZippedFile> {
    for (let at = 0; at < 1_000; at += 1) {
      read.push(at)
      yield { name: `${at}`, isPacked: true, parts: [Buffer.alloc(100_000)] }
    }
  }
  for await (const _chunk of streamZip(files())) if (read.length >= 3) break
  expect(read.length).toBeLessThan(10)
})

test("what cannot be read ends the zip with its error", async () => {
  async function* broken(): AsyncGenerator<Uint8Array> {
    yield Buffer.from("a")
    throw new Error("away")
  }
  await expect(buffer(streamZip([{ name: "a", isPacked: true, parts: broken() }]))).rejects.toThrow("away")
})
