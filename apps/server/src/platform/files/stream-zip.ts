import { Readable } from "node:stream"
import { setImmediate as letOthersRun } from "node:timers/promises"
import { Zip, ZipDeflate, ZipPassThrough } from "fflate"

export interface ZippedFile {
  /** Its path in the zip. */
  readonly name: string
  /** Pictures are compressed already. */
  readonly isPacked: boolean
  readonly parts: Iterable<Uint8Array> | AsyncIterable<Uint8Array>
}

/** Compressing this many bytes takes about 2 ms; then other work gets a turn. */
const sliceBytes = 64 * 1024

/** A zip as a stream, created while it is read, one file after the other, so it may be larger than memory. */
export const streamZip = (files: Iterable<ZippedFile> | AsyncIterable<ZippedFile>): Readable =>
  Readable.from(zipParts(files), { objectMode: false })

async function* zipParts(
  files: Iterable<ZippedFile> | AsyncIterable<ZippedFile>,
): AsyncGenerator<Uint8Array> {
  let made: Uint8Array[] = []
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    made.push(chunk)
  })
  const take = (): Uint8Array[] => {
    const taken = made
    made = []
    return taken
  }
  for await (const { name, isPacked, parts } of files) {
    const entry = isPacked ? new ZipPassThrough(name) : new ZipDeflate(name, { level: 6 })
    zip.add(entry)
    for await (const part of parts) {
      for (let at = 0; at < part.length; at += sliceBytes) {
        entry.push(part.subarray(at, at + sliceBytes))
        yield* take()
        await letOthersRun()
      }
    }
    entry.push(new Uint8Array(), true)
    yield* take()
  }
  zip.end()
  yield* take()
}
