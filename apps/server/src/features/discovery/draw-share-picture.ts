import { runInThread } from "../../platform/run-in-thread.ts"
import { shareSize, type ShareWords } from "./share-overlay.ts"

const { width, height } = shareSize

interface SharePicture extends ShareWords {
  /** Null is drawn on plain paper. */
  readonly picture: Uint8Array | null
}

/** Draws the picture that is shown where a page is shared: its main picture with its name on it. JPEG. */
export async function drawSharePicture({ picture, ...words }: SharePicture): Promise<Buffer> {
  const { default: sharp } = await import("sharp")
  const overlay = Buffer.from(
    await runInThread<string>(new URL("./share-thread.ts", import.meta.url), words, {
      mostMs: 30_000,
      heapMb: 256,
    }),
  )
  const ground = picture
    ? sharp(picture).resize(width, height, { fit: "cover" })
    : sharp({ create: { width, height, channels: 3, background: "#211D18" } })
  return ground
    .composite([{ input: overlay }])
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer()
}
