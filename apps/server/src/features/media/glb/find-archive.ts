const localHeader = Buffer.from([0x50, 0x4b, 3, 4])
const centralHeader = [0x50, 0x4b, 1, 2]
const endOfArchive = Buffer.from([0x50, 0x4b, 5, 6])
/** Compression methods of zip files. */
const methods = new Set([0, 1, 6, 8, 9, 12, 14, 19, 20, 93, 95, 96, 97, 98, 99])

/**
 * Whether these bytes contain a zip file. Four matching bytes occur by chance in fifty megabytes, so what
 * follows them must make sense, too.
 */
export function holdsArchive(bytes: Uint8Array): boolean {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return some(buffer, localHeader, isEntry) || some(buffer, endOfArchive, isEnd)
}

function some(buffer: Buffer, mark: Buffer, isReal: (buffer: Buffer, at: number) => boolean): boolean {
  for (let at = buffer.indexOf(mark); at >= 0; at = buffer.indexOf(mark, at + 1))
    if (isReal(buffer, at)) return true
  return false
}

/** The header of an entry: version, method, and a name. */
function isEntry(buffer: Buffer, at: number): boolean {
  if (at + 30 > buffer.length) return false
  const version = buffer.readUInt16LE(at + 4) & 0xff
  const method = buffer.readUInt16LE(at + 8)
  const nameBytes = buffer.readUInt16LE(at + 26)
  if (version > 63 || !methods.has(method) || nameBytes === 0 || nameBytes > 1_024) return false
  const name = buffer.subarray(at + 30, at + 30 + nameBytes)
  return name.length === nameBytes && name.every((byte) => byte >= 0x20)
}

/**
 * The end record, which readers look for first: it says where the list of entries is, and a list must start
 * there.
 */
function isEnd(buffer: Buffer, at: number): boolean {
  if (at + 22 > buffer.length) return false
  const entries = buffer.readUInt16LE(at + 10)
  const listBytes = buffer.readUInt32LE(at + 12)
  const listAt = at - listBytes
  return entries > 0 && listAt >= 0 && centralHeader.every((byte, place) => buffer[listAt + place] === byte)
}
