import { expect, it } from "vitest"
import { RenderProblem, type RenderEngine } from "./render-engine.ts"
import type { RenderHost, StudioRender } from "./render-host.ts"
import { workOnRender } from "./work-on-render.ts"

const render: StudioRender = {
  id: "r",
  name: "Living room",
  version: 3,
  kind: "image-4k",
  sort: "still",
  width: 30,
  height: 10,
  engine: "browser",
  proof: "declared",
  state: "running",
  isInterrupted: true,
  failure: null,
  quota: "reserved",
  progress: 0.3,
  secondsLeft: null,
  samples: 8,
  samplesDone: 2,
  camera: { eye: [0, 1, 0], turn: 0, tilt: 0, fieldOfView: 60, lensShift: 0, focus: null },
  path: null,
  duration: null,
  moment: { latitude: 21, longitude: 105, day: 100, hour: 10, north: 0, stops: 0, mood: "day" },
  tiles: [0, 10, 20].map((left) => ({ left, top: 0, width: 10, height: 10 })),
  stored: [1],
  picture: null,
  around: null,
  bytes: null,
  isShared: false,
  createdAt: "2026-11-23T00:00:00Z",
}

/** A server in memory that has tile 1 and notes what comes. */
function serve(refuses: "ended" | null = null, shown = render) {
  const came: string[] = []
  const done = <Value>(value: Value) => ({ kind: "done", value }) as const
  const host: Pick<RenderHost, "take" | "document" | "report" | "addTile" | "addPart" | "finish" | "fail"> = {
    take: async () => done(shown),
    document: async () => "{}",
    report: async () => done(render),
    addTile: async (_, __, { index }) => {
      if (refuses) return { kind: "refused", why: refuses, message: "It was cancelled." }
      came.push(`tile ${index}`)
      return done(null)
    },
    addPart: async (_, __, { index, content }) => {
      came.push(`part ${index} of ${content.size} bytes`)
      return done(null)
    },
    finish: async (_, __, { parts }) => {
      came.push(parts === 0 ? "finish" : `finish ${parts} parts`)
      return done({ ...shown, state: "finished" as const })
    },
    fail: async (_, __, failure) => void came.push(failure),
  }
  // Nothing else is asked of it here.
  return { came, host: host as RenderHost }
}

/** Hands in a tile after the other, as engines do. */
const engine: RenderEngine = {
  async make(_, { tiles, isThere, keep, onProgress }) {
    for (const index of tiles.keys()) if (!isThere(index)) await keep(index, new Blob([]))
    onProgress({ share: 1, secondsLeft: 0 })
  },
  video: async (_, { keeping }) => {
    await keeping.write(0, { codec: "avc1", description: null, frames: [] })
    return { video: new Blob([new Uint8Array(4_500_000)]), poster: new Blob([]) }
  },
  distanceAt: async () => 2,
  preview: async () => ({ picture: new Blob([]), isComplete: true }),
  dispose: () => undefined,
}

const scopeOf = (host: RenderHost, by = engine) => ({
  host,
  engine: by,
  lease: "l",
  signal: new AbortController().signal,
  onProgress: () => undefined,
  keepVideo: () => ({ read: async () => null, write: async () => undefined, drop: async () => undefined }),
})

it("goes on from the tiles that are there, and finishes", async () => {
  const { came, host } = serve()
  const answer = await workOnRender("r", scopeOf(host))
  expect(came).toEqual(["tile 0", "tile 2", "finish"])
  expect(answer).toMatchObject({ kind: "done", value: { state: "finished" } })
})

it("stops at once where the server takes no more of it, and does not finish it", async () => {
  const { came, host } = serve("ended")
  expect(await workOnRender("r", scopeOf(host))).toMatchObject({ kind: "refused", why: "ended" })
  expect(came).toEqual([])
})

it("tells the server that the graphics card was lost", async () => {
  const { came, host } = serve()
  const broken = { ...engine, make: () => Promise.reject(new RenderProblem("gpu-lost")) }
  await expect(workOnRender("r", scopeOf(host, broken))).rejects.toThrow("gpu-lost")
  expect(came).toEqual(["gpu-lost"])
})

it("hands a video in by its poster and its parts, and forgets its seconds only then", async () => {
  const video: StudioRender = {
    ...render,
    kind: "video-480p",
    sort: "video",
    tiles: [],
    stored: [],
    path: [],
  }
  const { came, host } = serve(null, video)
  const kept: string[] = []
  const keepVideo = (id: string) => ({
    read: async () => null,
    write: async (index: number) => void kept.push(`${id} ${index}`),
    drop: async () => void came.push("forgotten"),
  })
  const answer = await workOnRender("r", { ...scopeOf(host), keepVideo })
  expect(answer).toMatchObject({ kind: "done", value: { state: "finished" } })
  expect(kept).toEqual(["r 0"])
  expect(came).toEqual([
    "tile 0",
    "part 0 of 2000000 bytes",
    "part 1 of 2000000 bytes",
    "part 2 of 500000 bytes",
    "finish 3 parts",
    "forgotten",
  ])
})
