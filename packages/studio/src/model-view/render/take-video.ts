import { fieldUpDown, lookingTo } from "../../render/aim-render.ts"
import { cameraAt, secondsOf, shotAt } from "../../render/video-path.ts"
import type { VideoFile, VideoGroup, VideoWork } from "../../render/render-engine.ts"
import type { VideoOrder, RenderCamera } from "../../render/render-order.ts"
import type { Exposure } from "../stage/light-meter.ts"
import { aimCamera } from "../stage/stage-rays.ts"
import { chooseEncoding, createGroupEncoder, joinVideo } from "./encode-video.ts"
import { blobOf, gatherPart } from "./gather-part.ts"
import { measureLight } from "./measure-light.ts"
import type { RenderHome } from "./render-home.ts"

interface VideoTaking extends Pick<VideoWork, "keeping" | "signal"> {
  readonly canvas: HTMLCanvasElement
  readonly home: RenderHome
  readonly order: VideoOrder
  /** Longest side that the shade of soft light is drawn at, px. */
  readonly shadeSide: number
  /** Files are waited for so long, ms. */
  readonly patience: number
  /** After each frame: how many are there, of how many, and how many of them were drawn in this window. */
  readonly onFrame: (there: number, all: number, drawn: number) => void
}

/** Frames of one shot in one room: they share what is mirrored and, but for the passage to the next, the exposure. */
interface Stretch {
  readonly from: number
  readonly until: number
  readonly shot: number
  readonly place: string | null
}

/** How long the eye takes to get used to the light of the next room, seconds. */
const passage = 0.6

/** Draws a video frame by frame and encodes it second by second; the seconds that are kept are not drawn again. */
export async function takeVideo(taking: VideoTaking): Promise<VideoFile> {
  const { order, canvas, keeping, signal, onFrame } = taking
  const { path, framesPerSecond } = order
  const frames = Math.max(1, Math.round(secondsOf(path) * framesPerSecond))
  const encoding = await chooseEncoding(order)
  const groups = await readGroups(keeping, Math.ceil(frames / framesPerSecond), encoding.codec)
  const missing = groups.flatMap((group, index) =>
    group ? [] : [Math.min(framesPerSecond, frames - index * framesPerSecond)],
  )
  const before = frames - missing.reduce((sum, count) => sum + count, 0)
  const painter = createFramePainter(taking, frames)
  let drawn = 0
  const draw = async (number: number): Promise<void> => {
    await painter.draw(number)
    drawn++
    onFrame(before + drawn, frames + 1, drawn)
  }
  const encoder = createGroupEncoder(encoding, framesPerSecond)
  try {
    await draw(0)
    const poster = await blobOf(canvas)
    for (const [index, there] of groups.entries()) {
      if (there) continue
      const first = index * framesPerSecond
      for (let number = first; number < Math.min(frames, first + framesPerSecond); number++) {
        await draw(number)
        await encoder.add(canvas, number)
      }
      const group = await encoder.cut()
      groups[index] = group
      await keeping.write(index, group)
      signal.throwIfAborted()
    }
    return {
      video: await joinVideo(
        groups.flatMap((group) => group ?? []),
        order,
      ),
      poster,
    }
  } finally {
    encoder.close()
  }
}

async function readGroups(
  keeping: VideoTaking["keeping"],
  count: number,
  codec: string,
): Promise<(VideoGroup | null)[]> {
  const groups: (VideoGroup | null)[] = []
  for (let index = 0; index < count; index++) {
    const group = await keeping.read(index)
    groups.push(group?.codec === codec ? group : null)
  }
  return groups
}

function createFramePainter(
  { canvas, home, order, shadeSide, patience, signal }: VideoTaking,
  frames: number,
): { draw(number: number): Promise<void> } {
  const { path, moment, width, height, samples, framesPerSecond } = order
  const { film, lighting, camera, renderer } = home
  const aspect = width / height
  const exposures = new Map<Stretch, Exposure>()
  let now: { readonly stretch: Stretch; readonly room: number } | null = null
  const cameraOf = (number: number): RenderCamera => cameraAt(path, number / framesPerSecond)
  const stretches = stretchesOf(
    frames,
    (number) => ({
      shot: shotAt(path, number / framesPerSecond),
      place: home.placeOf(cameraOf(number).eye),
    }),
    framesPerSecond,
  )
  const aim = (from: RenderCamera): void => {
    camera.clearViewOffset()
    camera.up.set(0, 1, 0)
    camera.aspect = aspect
    const fieldOfView = fieldUpDown(from.fieldOfView, aspect)
    aimCamera(camera, { at: from.eye, to: lookingTo(from), fieldOfView })
  }

  /** Lights a stretch and measures how bright it is, from its middle: whichever frame is drawn first. */
  async function enter(stretch: Stretch): Promise<Exposure> {
    const { from, until } = stretch
    const middle = cameraOf(Math.floor((from + until) / 2))
    const { room } = await home.settle({ eye: middle.eye, moment, patience }, signal)
    const known = exposures.get(stretch)
    now = { stretch, room }
    if (known) {
      lighting.setExposure(known)
      lighting.setUp(room)
      home.mirror(middle.eye, room)
      return known
    }
    const aims = [from, Math.floor((from + until) / 2), until - 1].map(
      (number) => () => aim(cameraOf(number)),
    )
    const exposure = measureLight(home, middle.eye, room, { aims, aspect })
    exposures.set(stretch, exposure)
    return exposure
  }

  function stretchOf(number: number): Stretch {
    const found = stretches.find(({ from, until }) => from <= number && number < until)
    if (!found) throw new Error("A frame belongs to no stretch of the video.")
    return found
  }

  /** That of the stretch, on the way from that of the one before. */
  async function exposureOf(number: number): Promise<Exposure> {
    const stretch = stretchOf(number)
    const before = stretches[stretches.indexOf(stretch) - 1]
    const share = (number - stretch.from) / (passage * framesPerSecond)
    const isPassing = before?.shot === stretch.shot && share < 1
    const from = isPassing && before ? (exposures.get(before) ?? (await enter(before))) : null
    const own = now?.stretch === stretch ? exposures.get(stretch) : undefined
    const to = own ?? (await enter(stretch))
    return from ? between(from, to, share) : to
  }

  return {
    async draw(number) {
      const exposure = await exposureOf(number)
      const room = now?.room ?? -1
      const scale = Math.min(1, shadeSide / Math.max(width, height))
      lighting.resize(Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale)))
      aim(cameraOf(number))
      lighting.beginSamples()
      const whole = { fullWidth: width, fullHeight: height, left: 0, top: 0 }
      const gathering = { home, room, samples, signal, onSample: () => undefined }
      await gatherPart(gathering, { width, height }, whole, whole)
      if (canvas.width !== width || canvas.height !== height) renderer.setSize(width, height, false)
      film.develop(exposure, moment.stops, 1)
    },
  }
}

/**
 * Frames that follow each other in the same shot and place. Who is in a doorway is in no room for so many frames at most: that is the
 * end of the room before.
 */
export function stretchesOf(
  frames: number,
  placeOf: (number: number) => Pick<Stretch, "shot" | "place">,
  doorway: number,
): readonly Stretch[] {
  const runs: Stretch[] = []
  const add = (run: Stretch): void => {
    const last = runs.at(-1)
    if (last && last.shot === run.shot && last.place === run.place)
      runs[runs.length - 1] = { ...last, until: run.until }
    else runs.push(run)
  }
  for (let number = 0; number < frames; number++) add({ from: number, until: number + 1, ...placeOf(number) })
  const all = runs.splice(0)
  for (const [index, run] of all.entries()) {
    const before = all[index - 1]
    const isDoorway = run.place === null && run.until - run.from <= doorway && before?.shot === run.shot
    add(isDoorway ? { ...run, place: before.place } : run)
  }
  return runs
}

function between(one: Exposure, other: Exposure, share: number): Exposure {
  const mix = (a: number, b: number): number => a + (b - a) * share * share * (3 - 2 * share)
  const [r, g, b] = one.balance
  const [r2, g2, b2] = other.balance
  return { ev: mix(one.ev, other.ev), balance: [mix(r, r2), mix(g, g2), mix(b, b2)] }
}
