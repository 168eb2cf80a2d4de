import { brotliDecompressSync, gunzipSync } from "node:zlib"
import { expect, test } from "vitest"
import { createCachedBody, type Encoding } from "./cached-body.ts"

const text = "<p>Ghế sồi, 橡木椅</p>".repeat(400)
const open = () => createCachedBody(Buffer.from(text))
const read: Record<Encoding | "none", (content: Buffer) => string> = {
  none: (content) => content.toString(),
  br: (content) => brotliDecompressSync(content).toString(),
  gzip: (content) => gunzipSync(content).toString(),
}

test("in whatever order they are asked for, all encodings hold the same text", async () => {
  const orders: (Encoding | null)[][] = [
    ["br", null, "gzip"],
    ["gzip", "br", null],
    [null, "gzip", "br"],
    ["br", "gzip", null, "br"],
  ]
  for (const order of orders) {
    const body = open()
    for (const encoding of order) expect(read[encoding ?? "none"](await body.get(encoding))).toBe(text)
    expect(body.bytes).toBe(Buffer.byteLength(text))
  }
})

test("asked for at once, too", async () => {
  const body = open()
  const asked: (Encoding | null)[] = ["br", "gzip", null, "br"]
  const got = await Promise.all(asked.map((encoding) => body.get(encoding)))
  expect(got.map((content, at) => read[asked[at] ?? "none"](content))).toEqual(asked.map(() => text))
})

test("what a browser got by Brotli is cached, and the text is not any more", async () => {
  const body = open()
  expect(body.find(null)?.toString()).toBe(text)
  expect(body.find("br")).toBeNull()
  const packed = await body.get("br")
  expect(body.find("br")).toBe(packed)
  expect(body.find(null)).toBeNull()
  expect((await body.get(null)).toString()).toBe(text)
  expect(body.find(null)).toBeNull()
})
