import {
  BufferTarget,
  EncodedPacket,
  EncodedVideoPacketSource,
  Mp4OutputFormat,
  Output,
  WebMOutputFormat,
} from "mediabunny"
import { RenderProblem, type VideoGroup } from "../../render/render-engine.ts"

interface VideoShape {
  readonly width: number
  readonly height: number
  readonly framesPerSecond: number
}

/** In this order, as everybody plays them; the name that containers know, and that of WebCodecs. */
const codecs = [
  ["avc", "avc1.640028"],
  ["avc", "avc1.42e028"],
  ["vp9", "vp09.00.40.08"],
  ["vp8", "vp8"],
] as const

/** For each pixel of a frame: so rooms with fine cloth and grain stay clean. */
const bitsPerPixel = 0.16

/** At most so many frames wait for the encoder. */
const waiting = 4

/** The first codec that this browser encodes. Throws `not-supported` where it encodes none. */
export async function chooseEncoding({ width, height, framesPerSecond }: VideoShape) {
  if (typeof VideoEncoder === "undefined") throw new RenderProblem("not-supported")
  for (const [, codec] of codecs) {
    const config: VideoEncoderConfig = {
      codec,
      width,
      height,
      framerate: framesPerSecond,
      bitrate: Math.round(width * height * framesPerSecond * bitsPerPixel),
      ...(codec.startsWith("avc1") ? { avc: { format: "avc" as const } } : {}),
    }
    const answer = await VideoEncoder.isConfigSupported(config).catch(() => null)
    if (answer?.supported) return config
  }
  throw new RenderProblem("not-supported")
}

/** Encodes frames one after the other; `cut` gives those since the last cut. */
export interface GroupEncoder {
  /** Adds what is on the canvas now as the frame of this number. */
  add(canvas: HTMLCanvasElement, number: number): Promise<void>
  cut(): Promise<VideoGroup>
  close(): void
}

export function createGroupEncoder(config: VideoEncoderConfig, framesPerSecond: number): GroupEncoder {
  let frames: { isKey: boolean; data: Uint8Array<ArrayBuffer> }[] = []
  let description: VideoGroup["description"] = null
  let problem: Error | null = null
  let begins = true
  const encoder = new VideoEncoder({
    output(chunk, meta) {
      const data = new Uint8Array(chunk.byteLength)
      chunk.copyTo(data)
      frames.push({ isKey: chunk.type === "key", data })
      const said = meta?.decoderConfig?.description
      if (said) description = bytesOf(said)
    },
    error(cause) {
      problem = new RenderProblem("engine-failed")
      problem.cause = cause
    },
  })
  encoder.configure(config)
  return {
    async add(canvas, number) {
      if (problem) throw problem
      const frame = new VideoFrame(canvas, {
        timestamp: Math.round((number * 1e6) / framesPerSecond),
        duration: Math.round(1e6 / framesPerSecond),
      })
      encoder.encode(frame, { keyFrame: begins })
      frame.close()
      begins = false
      while (encoder.encodeQueueSize > waiting && !problem)
        await new Promise((resolve) => encoder.addEventListener("dequeue", resolve, { once: true }))
    },
    async cut() {
      await encoder.flush().catch(() => undefined)
      if (problem) throw problem
      const group = { codec: config.codec, description, frames }
      frames = []
      begins = true
      return group
    },
    close() {
      if (encoder.state !== "closed") encoder.close()
    },
  }
}

/** Puts the seconds of a video together: an MP4 where the codec is H.264, else a WebM. */
export async function joinVideo(
  groups: readonly VideoGroup[],
  { width, height, framesPerSecond }: VideoShape,
): Promise<Blob> {
  const [first] = groups
  const name = codecs.find(([, codec]) => codec === first?.codec)?.[0]
  if (!first || !name) throw new RenderProblem("engine-failed")
  const format = name === "avc" ? new Mp4OutputFormat({ fastStart: "in-memory" }) : new WebMOutputFormat()
  const target = new BufferTarget()
  const output = new Output({ format, target })
  const source = new EncodedVideoPacketSource(name)
  output.addVideoTrack(source, { frameRate: framesPerSecond })
  await output.start()
  const decoderConfig = {
    codec: first.codec,
    codedWidth: width,
    codedHeight: height,
    ...(first.description ? { description: first.description } : {}),
  }
  let number = 0
  for (const { frames } of groups)
    for (const { isKey, data } of frames) {
      const type = isKey ? "key" : "delta"
      const packet = new EncodedPacket(data, type, number / framesPerSecond, 1 / framesPerSecond)
      await source.add(packet, number === 0 ? { decoderConfig } : undefined)
      number++
    }
  await output.finalize()
  if (!target.buffer) throw new RenderProblem("out-of-memory")
  return new Blob([target.buffer], { type: name === "avc" ? "video/mp4" : "video/webm" })
}

function bytesOf(source: AllowSharedBufferSource): Uint8Array<ArrayBuffer> {
  const view = ArrayBuffer.isView(source)
    ? new Uint8Array(source.buffer, source.byteOffset, source.byteLength)
    : new Uint8Array(source)
  return new Uint8Array(view)
}
