import { parentPort } from "node:worker_threads"
import { levelsOf } from "../packages/scene/src/document/scene-index.ts"
import { furnishRoom } from "../packages/models/src/layout/furnish-room.ts"
import { roomsToFurnish } from "../packages/models/src/layout/room-to-furnish.ts"
import { goldenRooms, sceneOfRoom } from "../packages/models/src/layout/testing/golden-rooms.ts"

// The thread of `bench-layout.ts`: three layouts of the first golden room, 20 m2. Gives the median of five times.
const [golden] = goldenRooms
if (golden) {
  const scene = sceneOfRoom(golden)
  const times = Array.from({ length: 5 }, (_, seed) => {
    const from = performance.now()
    const [room] = roomsToFurnish(scene, levelsOf(scene)[0]?.id ?? "")
    if (room) furnishRoom(room, { style: "sage", seed })
    return performance.now() - from
  }).toSorted((a, b) => a - b)
  // Threads have no origin to name.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  parentPort?.postMessage(times[2] ?? 0)
}
