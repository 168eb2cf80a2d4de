import { RenderProblem, type VideoKeeping, type RenderEngine, type RenderProgress } from "./render-engine.ts"
import type { RenderAnswer, RenderHost, StudioRender } from "./render-host.ts"

export interface WorkScope {
  /** Where the seconds of a video are kept. */
  readonly keepVideo: (id: string) => VideoKeeping & { drop(): Promise<void> }
  readonly host: RenderHost
  readonly engine: RenderEngine
  readonly lease: string
  readonly signal: AbortSignal
  readonly onProgress: (progress: RenderProgress) => void
}

/** Says so often that it is still at work, ms: the server gives a render away after a minute of silence. */
const reportMs = 15_000
/** A tile is sent again after so many ms, and given up after the last. */
const waits = [2_000, 5_000, 15_000, 30_000, 60_000] as const

/** Bytes of a part of a video: fewer than the server takes at once, so that one that is lost costs little. */
const partBytes = 2_000_000

/** Frames a second; of the roughest half as many, because each takes long. The same samples give the same, or nobody could go on. */
const framesPerSecondOf = (samples: number): number => (samples <= 1 ? 15 : 30)

/** Thrown where the server takes no more of this render. */
class Refused extends Error {
  readonly answer: Extract<RenderAnswer<null>, { kind: "refused" }>
  constructor(answer: Refused["answer"]) {
    super(answer.message)
    this.answer = answer
  }
}

const taken = <Value>(answer: RenderAnswer<Value>): Value => {
  if (answer.kind === "refused") throw new Refused(answer)
  return answer.value
}

/**
 * Makes a render from what is there of it and hands the rest in. The answer is the finished render, or why the server takes no
 * more of it. A problem of the engine is told to the server. Rejects where the network stays away: then it can be gone on with later.
 */
export async function workOnRender(
  id: string,
  { host, engine, lease, signal, onProgress, keepVideo }: WorkScope,
): Promise<RenderAnswer<StudioRender>> {
  const stop = new AbortController()
  const either = AbortSignal.any([signal, stop.signal])
  let progress: RenderProgress = { share: 0, secondsLeft: null }
  let samples = 1
  const tell = async (): Promise<void> => {
    try {
      const samplesDone = Math.floor(progress.share * samples)
      const left = progress.secondsLeft === null ? null : Math.min(1e6, Math.round(progress.secondsLeft))
      taken(await host.report(id, lease, { progress: progress.share, samplesDone, secondsLeft: left }))
    } catch (error) {
      // Without a network it goes on, and is heard of later.
      if (error instanceof Refused) stop.abort(error)
    }
  }
  let timer: ReturnType<typeof setInterval> | null = null
  try {
    const render = taken(await host.take(id, lease))
    ;({ samples } = render)
    const document = await host.document(id)
    timer = setInterval(() => void tell(), reportMs)
    const made = (next: RenderProgress): void => {
      progress = next
      onProgress(next)
    }
    const send = <Value>(call: () => Promise<RenderAnswer<Value>>): Promise<Value> =>
      patiently(async () => taken(await call()), either)
    const addTile = async (index: number, picture: Blob): Promise<void> =>
      void (await send(() => host.addTile(id, lease, { index, picture })))
    const { sort, path } = render
    if (sort !== "video") {
      const stored = new Set(render.stored)
      await engine.make(
        { ...render, sort, document },
        {
          tiles: render.tiles,
          isThere: (tile) => stored.has(tile),
          keep: addTile,
          onProgress: made,
          signal: either,
        },
      )
      return { kind: "done", value: await send(() => host.finish(id, lease, { samples, parts: 0 })) }
    }
    const keeping = keepVideo(id)
    const { video, poster } = await engine.video(
      { ...render, document, path: path ?? [], framesPerSecond: framesPerSecondOf(samples) },
      { keeping, onProgress: made, signal: either },
    )
    await addTile(0, poster)
    const parts = Math.ceil(video.size / partBytes)
    for (let index = 0; index < parts; index++) {
      const content = video.slice(index * partBytes, (index + 1) * partBytes)
      await send(() => host.addPart(id, lease, { index, content }))
    }
    const finished = await send(() => host.finish(id, lease, { samples, parts }))
    await keeping.drop()
    return { kind: "done", value: finished }
  } catch (error) {
    if (error instanceof Refused) return error.answer
    if (signal.aborted) return { kind: "refused", why: "ended", message: "" }
    if (error instanceof RenderProblem) await host.fail(id, lease, error.failure)
    throw error
  } finally {
    if (timer !== null) clearInterval(timer)
  }
}

/** Tries again where nothing came through; refusals are final. */
async function patiently<Value>(attempt: () => Promise<Value>, signal: AbortSignal): Promise<Value> {
  for (const wait of waits) {
    signal.throwIfAborted()
    try {
      return await attempt()
    } catch (error) {
      if (error instanceof Refused) throw error
      await new Promise((resolve) => setTimeout(resolve, wait))
    }
  }
  signal.throwIfAborted()
  return attempt()
}
