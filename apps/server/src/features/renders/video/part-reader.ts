/** A part of a file, read when it is needed. */
export interface FilePart {
  readonly bytes: number
  read(): Promise<Buffer>
}

/** Reads anywhere in a file that is stored in parts. */
export interface PartReader {
  readonly length: number
  /** So many bytes from a place; fewer at the end of the file. */
  read(at: number, bytes: number): Promise<Buffer>
}

/** Keeps one part in memory. */
export function openParts(parts: readonly FilePart[]): PartReader {
  let held: { readonly index: number; readonly content: Buffer } | null = null
  const contentOf = async (index: number): Promise<Buffer> => {
    if (held?.index !== index) held = { index, content: (await parts[index]?.read()) ?? Buffer.alloc(0) }
    return held.content
  }
  return {
    length: parts.reduce((sum, { bytes }) => sum + bytes, 0),
    async read(at, bytes) {
      const found: Buffer[] = []
      let start = 0
      for (const [index, part] of parts.entries()) {
        const [from, to] = [Math.max(at - start, 0), Math.min(at + bytes - start, part.bytes)]
        if (from < to) found.push((await contentOf(index)).subarray(from, to))
        start += part.bytes
      }
      return Buffer.concat(found)
    },
  }
}
