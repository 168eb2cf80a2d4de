import { open } from "node:fs/promises"
import { crc32, inflateRawSync } from "node:zlib"
import { LibraryFault } from "./library-fault.ts"
import { findZipEnd, listZip, longestTail, type ZipEntry } from "./list-zip.ts"

/** A zip file on disk: nothing of it is ever written anywhere by the names it says. */
export interface ZipFile {
  readonly names: readonly string[]
  has(name: string): boolean
  /** Null when there is no such entry. Throws `broken` for one that does not unpack to what the list says. */
  read(name: string): Promise<Buffer | null>
  close(): Promise<void>
}

const headerMark = 0x04_03_4b_50

/** Opens a zip file after all that its list of entries says was checked. Throws `LibraryFault`. */
export async function openZip(path: string): Promise<ZipFile> {
  const file = await open(path, "r")
  const readAt = async (at: number, bytes: number): Promise<Buffer> => {
    const buffer = Buffer.alloc(bytes)
    const { bytesRead } = await file.read(buffer, 0, bytes, at)
    if (bytesRead < bytes) throw new LibraryFault("cut", "ends before its end")
    return buffer
  }
  try {
    const { size } = await file.stat()
    const tailBytes = Math.min(size, longestTail)
    const end = findZipEnd(await readAt(size - tailBytes, tailBytes), size)
    const entries = listZip(await readAt(end.listAt, end.listBytes), end)
    return {
      names: [...entries.keys()],
      has: (name) => entries.has(name),
      async read(name) {
        const entry = entries.get(name)
        return entry ? unpack(entry, readAt) : null
      },
      close: () => file.close(),
    }
  } catch (error) {
    await file.close()
    throw error
  }
}

async function unpack(
  { offset, packedBytes, isPacked, bytes, crc }: ZipEntry,
  readAt: (at: number, bytes: number) => Promise<Buffer>,
): Promise<Buffer> {
  const header = await readAt(offset, 30)
  if (header.readUInt32LE(0) !== headerMark) throw new LibraryFault("broken", "an entry without a header")
  const from = offset + 30 + header.readUInt16LE(26) + header.readUInt16LE(28)
  const packed = await readAt(from, packedBytes)
  const content = isPacked ? inflate(packed, bytes) : packed
  if (content.length !== bytes || crc32(content) !== crc)
    throw new LibraryFault("broken", "an entry is not what the list says")
  return content
}

/** Stops as soon as there is more than the list says. */
function inflate(packed: Buffer, bytes: number): Buffer {
  try {
    return inflateRawSync(packed, { maxOutputLength: Math.max(1, bytes) })
  } catch (error) {
    throw new LibraryFault("broken", "an entry cannot be unpacked", error)
  }
}
