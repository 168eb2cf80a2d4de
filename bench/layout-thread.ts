import { parentPort } from "node:worker_threads"
import { levelsOf } from "../packages/scene/src/document/scene-index.ts"
import { furnishRoom } from "../packages/models/src/layout/furnish-room.ts"
import { roomsToFurnish } from "../packages/models/src/layout/room-to-furnish.ts"
import { goldenRooms, sceneOfRoom } from "../packages/models/src/layout/testing/golden-rooms.ts"

// The thread of `bench-layout.ts`: three layouts of the first golden room, 20 m2. Gives the median of five times, and of
// what they took of a processor: a busy machine tells little by the first.
const [golden] = goldenRooms
if (golden) {
  const scene = sceneOfRoom(golden)
  const times = Array.from({ length: 5 }, (_, seed) => {
    const from = performance.now()
    const before = process.threadCpuUsage()
    const [room] = roomsToFurnish(scene, levelsOf(scene)[0]?.id ?? "")
    if (room) furnishRoom(room, { style: "sage", seed })
    const { user, system } = process.threadCpuUsage(before)
    return { ms: performance.now() - from, cpuMs: (user + system) / 1_000 }
  })
  const median = (of: readonly number[]): number => of.toSorted((a, b) => a - b)[2] ?? 0
  const taken = { ms: median(times.map(({ ms }) => ms)), cpuMs: median(times.map(({ cpuMs }) => cpuMs)) }
  // Threads have no origin to name.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  parentPort?.postMessage(taken)
}
