import { drawOverlay, shareSize, type ShareWords } from "./share-overlay.ts"

const { width, height } = shareSize

export interface SharePicture extends ShareWords {
  /** Null for a plain background. */
  readonly picture: Uint8Array | null
}

/** Runs in a work process, called by `drawSharePicture`. */
export default async function draw({ picture, ...words }: SharePicture): Promise<Buffer> {
  const { default: sharp } = await import("sharp")
  const overlay = Buffer.from(await drawOverlay(words))
  const ground = picture
    ? sharp(picture).resize(width, height, { fit: "cover" })
    : sharp({ create: { width, height, channels: 3, background: "#211D18" } })
  return ground
    .composite([{ input: overlay }])
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer()
}
