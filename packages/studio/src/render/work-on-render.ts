import { RenderProblem, type RenderEngine, type RenderProgress } from "./render-engine.ts"
import type { RenderAnswer, RenderHost, StudioRender } from "./render-host.ts"

interface WorkScope {
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
 * Makes a render from the tiles that are there and hands the others in. The answer is the finished render, or why the server takes no
 * more of it. A problem of the engine is told to the server. Rejects where the network stays away: then it can be gone on with later.
 */
export async function workOnRender(
  id: string,
  { host, engine, lease, signal, onProgress }: WorkScope,
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
    const stored = new Set(render.stored)
    await engine.make(
      { ...render, document },
      {
        tiles: render.tiles,
        isThere: (tile) => stored.has(tile),
        keep: (index, picture) =>
          patiently(async () => void taken(await host.addTile(id, lease, { index, picture })), either),
        onProgress(next) {
          progress = next
          onProgress(next)
        },
        signal: either,
      },
    )
    const finished = await patiently(async () => taken(await host.finish(id, lease, samples)), either)
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
