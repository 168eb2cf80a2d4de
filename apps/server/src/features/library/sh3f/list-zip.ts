import { LibraryFault } from "./library-fault.ts"

/** What a zip file may hold, by what its list of entries says, before anything is unpacked. */
const zipLimits = {
  entries: 20_000,
  listBytes: 8_000_000,
  /** Unpacked, of one entry and of all. */
  entryBytes: 128_000_000,
  allBytes: 2_000_000_000,
  /** Unpacked by packed, of entries that are larger than this: text shrinks to a tenth, zeros to a thousandth. */
  ratio: 200,
  ratioFromBytes: 1_000_000,
  nameBytes: 400,
} as const

/** Where an entry lies in the file, and how it is packed. */
export interface ZipEntry {
  readonly name: string
  readonly isPacked: boolean
  readonly packedBytes: number
  readonly bytes: number
  readonly crc: number
  /** Of its header. */
  readonly offset: number
}

const endMark = 0x06_05_4b_50
const entryMark = 0x02_01_4b_50
export const endBytes = 22
/** The end may be followed by a note. */
export const longestTail = endBytes + 65_535

export interface ZipEnd {
  readonly entries: number
  readonly listBytes: number
  readonly listAt: number
}

/** Finds the end of a zip file in its last bytes. Throws `notZip`, and `cut` when the list does not lie in front of it. */
export function findZipEnd(tail: Buffer, fileBytes: number): ZipEnd {
  for (let at = tail.length - endBytes; at >= 0; at--) {
    if (tail.readUInt32LE(at) !== endMark) continue
    const entries = tail.readUInt16LE(at + 10)
    const listBytes = tail.readUInt32LE(at + 12)
    const listAt = tail.readUInt32LE(at + 16)
    if (entries > zipLimits.entries || listBytes > zipLimits.listBytes)
      throw new LibraryFault("tooLarge", `${entries} entries in ${listBytes} bytes`)
    const endAt = fileBytes - tail.length + at
    if (listAt + listBytes > endAt) throw new LibraryFault("cut", "its list is not there")
    return { entries, listBytes, listAt }
  }
  throw new LibraryFault("notZip", "no end of a zip file")
}

/**
 * Reads the list of entries and refuses what no library of furniture holds: paths that climb or are absolute, links, encrypted
 * entries, entries that share bytes, and more than `zipLimits` unpacked. Folders are left out.
 */
export function listZip(list: Buffer, end: ZipEnd): ReadonlyMap<string, ZipEntry> {
  const entries = new Map<string, ZipEntry>()
  let at = 0
  let allBytes = 0
  for (let count = 0; count < end.entries; count++) {
    if (at + 46 > list.length || list.readUInt32LE(at) !== entryMark)
      throw new LibraryFault("cut", "an entry of the list is not there")
    const nameBytes = list.readUInt16LE(at + 28)
    const next = at + 46 + nameBytes + list.readUInt16LE(at + 30) + list.readUInt16LE(at + 32)
    if (next > list.length) throw new LibraryFault("cut", "an entry of the list is cut")
    const entry = readEntry(list, at, nameBytes)
    at = next
    if (!entry) continue
    if (entries.has(entry.name)) throw new LibraryFault("broken", "the same name twice")
    allBytes += entry.bytes
    if (allBytes > zipLimits.allBytes) throw new LibraryFault("tooLarge", "unpacked, all of it")
    entries.set(entry.name, entry)
  }
  refuseShared([...entries.values()], end.listAt)
  return entries
}

function readEntry(list: Buffer, at: number, nameBytes: number): ZipEntry | null {
  const flags = list.readUInt16LE(at + 8)
  const method = list.readUInt16LE(at + 10)
  const packedBytes = list.readUInt32LE(at + 20)
  const bytes = list.readUInt32LE(at + 24)
  const isFromUnix = list.readUInt16LE(at + 4) >> 8 === 3
  const mode = list.readUInt32LE(at + 38) >>> 16
  if (flags & 1) throw new LibraryFault("encrypted", "an encrypted entry")
  if (isFromUnix && (mode & 0o170_000) === 0o120_000) throw new LibraryFault("paths", "a link")
  const raw = list.subarray(at + 46, at + 46 + nameBytes)
  // Bit 11 says that a name is UTF-8.
  const name = checkName(raw.toString(flags & 0x8_00 ? "utf8" : "latin1"))
  if (name.endsWith("/")) return null
  if (method !== 0 && method !== 8) throw new LibraryFault("broken", `packed by method ${method}`)
  if (method === 0 && bytes !== packedBytes) throw new LibraryFault("broken", "two sizes")
  if (bytes > zipLimits.entryBytes) throw new LibraryFault("tooLarge", "an entry, unpacked")
  if (bytes > zipLimits.ratioFromBytes && bytes > packedBytes * zipLimits.ratio)
    throw new LibraryFault("tooLarge", "an entry unpacks to far more than it is")
  return {
    name,
    isPacked: method === 8,
    packedBytes,
    bytes,
    crc: list.readUInt32LE(at + 16),
    offset: list.readUInt32LE(at + 42),
  }
}

function checkName(name: string): string {
  const climbs = name.split("/").some((part) => part === "..")
  // oxlint-disable-next-line no-control-regex -- names with control characters are what is refused
  const isOdd = name === "" || name.length > zipLimits.nameBytes || /[\u0000-\u001f\\]/.test(name)
  if (climbs || isOdd || name.startsWith("/") || /^[a-z]:/i.test(name))
    throw new LibraryFault("paths", "a name that leads out of the file")
  return name
}

/** One run of packed bytes behind many entries is how small files unpack to huge ones. */
function refuseShared(entries: readonly ZipEntry[], listAt: number): void {
  const inOrder = entries.toSorted((one, other) => one.offset - other.offset)
  for (const [place, { offset, packedBytes }] of inOrder.entries()) {
    const next = inOrder[place + 1]?.offset ?? listAt
    if (offset + packedBytes > next) throw new LibraryFault("broken", "entries share their bytes")
  }
}
