import sharp from "sharp"
import { expect, test } from "vitest"
import { formatOfOriginal, rewriteMetadata, type OriginalFormat } from "./original-file.ts"

const xmp = '<x:xmpmeta xmlns:x="adobe:ns:meta/"><!-- Nhà Xanh --></x:xmpmeta>'
const secret = "Somewhere in Huế"
const source = () =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: "#c86" } }).withExif({
    IFD0: { ImageDescription: secret },
  })
const encoders: Readonly<Record<OriginalFormat, () => Promise<Buffer>>> = {
  jpg: () => source().withMetadata({ orientation: 6 }).jpeg().toBuffer(),
  png: () => source().png().toBuffer(),
  webp: () => source().webp().toBuffer(),
}
const pixels = (content: Uint8Array) => sharp(content).raw().toBuffer()

test.each(["jpg", "png", "webp"] as const)(
  "a %s loses its notes, keeps its pixels, takes a licence",
  async (format) => {
    const sent = await encoders[format]()
    expect(formatOfOriginal(sent)).toBe(format)
    const { orientation = 1 } = await sharp(sent).metadata()
    const clean = rewriteMetadata(sent, format, { orientation })
    expect(clean.includes(Buffer.from(secret))).toBe(false)
    expect((await sharp(clean).metadata()).orientation ?? 1).toBe(orientation)
    expect(await pixels(clean)).toEqual(await pixels(sent))

    const given = rewriteMetadata(clean, format, { xmp })
    const metadata = await sharp(given).metadata()
    expect(metadata.xmp?.toString()).toBe(xmp)
    expect(metadata.orientation ?? 1).toBe(orientation)
    expect(await pixels(given)).toEqual(await pixels(sent))
  },
)

test("a WebP without a head, lossy or lossless, and one with transparency take a licence", async () => {
  const plain = sharp({ create: { width: 41, height: 30, channels: 4, background: "#c8608080" } })
  for (const options of [{}, { lossless: true }]) {
    const sent = await plain.clone().webp(options).toBuffer()
    const given = rewriteMetadata(rewriteMetadata(sent, "webp", { orientation: 1 }), "webp", { xmp })
    expect(await pixels(given)).toEqual(await pixels(sent))
    expect((await sharp(given).metadata()).xmp?.toString()).toBe(xmp)
  }
  const opaque = await plain.removeAlpha().webp({ lossless: true }).toBuffer()
  expect((await sharp(rewriteMetadata(opaque, "webp", { xmp })).metadata()).hasAlpha).toBe(false)
})

test("a file that is cut is refused", async () => {
  for (const format of ["jpg", "png", "webp"] as const) {
    const sent = await encoders[format]()
    expect(() => rewriteMetadata(sent.subarray(0, 45), format, { xmp })).toThrow()
  }
})
