import { promisify } from "node:util"
import { brotliCompress, brotliDecompress, constants, gzip } from "node:zlib"

export type Encoding = "br" | "gzip"

/** The body of an answer that may be cached and sent often: made in an encoding when the first browser asks for it. */
export interface CachedBody {
  /** As text, without encoding. */
  readonly bytes: number
  /** What is at hand in this encoding; null is none. */
  find(encoding: Encoding | null): Buffer | null
  get(encoding: Encoding | null): Promise<Buffer>
}

const pack = promisify(brotliCompress)
const unpack = promisify(brotliDecompress)
const packOld = promisify(gzip)

/**
 * Caches a body. Once a browser got it by Brotli, as nearly all do, only that is cached, a tenth of the text: whoever takes
 * no Brotli gets it unpacked.
 */
export function createCachedBody(text: Buffer): CachedBody {
  const held = new Map<Encoding | null, Buffer>([[null, text]])

  async function readText(): Promise<Buffer> {
    const packed = held.get("br")
    return held.get(null) ?? (packed ? unpack(packed) : Buffer.alloc(0))
  }

  return {
    bytes: text.length,
    find: (encoding) => held.get(encoding) ?? null,
    async get(encoding) {
      const found = held.get(encoding)
      if (found) return found
      const plain = await readText()
      if (encoding === null) return plain
      if (encoding === "gzip") {
        const content = await packOld(plain)
        held.set(encoding, content)
        return content
      }
      const content = await pack(plain, {
        params: {
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
          [constants.BROTLI_PARAM_QUALITY]: 5,
          [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
        },
      })
      held.set(encoding, content)
      held.delete(null)
      return content
    },
  }
}
