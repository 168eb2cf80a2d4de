interface Wanted {
  readonly width: number
  readonly height: number
  readonly seconds: number
}

const whole = (value: number, bytes: number): Buffer => {
  const buffer = Buffer.alloc(bytes)
  buffer.writeUIntBE(value, 0, bytes)
  return buffer
}

const box = (type: string, ...content: readonly Buffer[]): Buffer => {
  const inside = Buffer.concat(content)
  return Buffer.concat([whole(inside.length + 8, 4), Buffer.from(type, "latin1"), inside])
}

/** An MP4 that says it is of this size and length; its frames are noise. */
export function makeMp4({ width, height, seconds }: Wanted, frames = 2_000): Buffer {
  const mvhd = Buffer.alloc(100)
  mvhd.writeUInt32BE(1_000, 12)
  mvhd.writeUInt32BE(seconds * 1_000, 16)
  const tkhd = Buffer.alloc(84)
  tkhd.writeUInt32BE(width * 65_536, 76)
  tkhd.writeUInt32BE(height * 65_536, 80)
  const hdlr = Buffer.alloc(25)
  hdlr.write("vide", 8, "latin1")
  return Buffer.concat([
    box("ftyp", Buffer.from("isom\0\0\0\0isom", "latin1")),
    box("mdat", Buffer.alloc(frames, 7)),
    box("moov", box("mvhd", mvhd), box("trak", box("tkhd", tkhd), box("mdia", box("hdlr", hdlr)))),
  ])
}

/** Eight bytes say how long its content is. */
const element = (id: number, idBytes: number, content: Buffer): Buffer =>
  Buffer.concat([whole(id, idBytes), whole(1, 1), Buffer.alloc(1), whole(content.length, 6), content])

/** A WebM that says it is of this size and length. */
export function makeWebm({ width, height, seconds }: Wanted): Buffer {
  const duration = Buffer.alloc(8)
  duration.writeDoubleBE(seconds * 1_000)
  const video = element(
    0xe0,
    1,
    Buffer.concat([element(0xb0, 1, whole(width, 2)), element(0xba, 1, whole(height, 2))]),
  )
  const content = [
    element(
      0x1549a966,
      4,
      Buffer.concat([element(0x2ad7b1, 3, whole(1_000_000, 3)), element(0x4489, 2, duration)]),
    ),
    element(0x1654ae6b, 4, element(0xae, 1, video)),
    element(0x1f43b675, 4, Buffer.alloc(50, 7)),
  ]
  return Buffer.concat([
    element(0x1a45dfa3, 4, Buffer.alloc(3)),
    element(0x18538067, 4, Buffer.concat(content)),
  ])
}
