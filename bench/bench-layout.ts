import { Worker } from "node:worker_threads"
import { applyChange } from "../packages/scene/src/change/apply-change.ts"
import { countedIds } from "../packages/scene/src/commands/element-ids.ts"
import { levelsOf } from "../packages/scene/src/document/scene-index.ts"
import { findFaults } from "../packages/models/src/homes/check-home.ts"
import { homeInPlan } from "../packages/models/src/homes/home-in-plan.ts"
import { findUnreached } from "../packages/models/src/homes/walk-home.ts"
import { furnishRoom } from "../packages/models/src/layout/furnish-room.ts"
import { putLayouts } from "../packages/models/src/layout/put-layout.ts"
import { roomsToFurnish } from "../packages/models/src/layout/room-to-furnish.ts"
import { styleIds } from "../packages/models/src/layout/styles.ts"
import { goldenRooms, sceneOfRoom } from "../packages/models/src/layout/testing/golden-rooms.ts"
import { percentiles } from "./load.ts"
import { row, type Row } from "./table.ts"

const seeds = 20

/** Twenty seeds of every golden room: how long three layouts take, what they score, and whether any breaks a rule. */
export async function benchLayout(): Promise<Row[]> {
  const times: number[] = []
  const scores: number[] = []
  const broken: string[] = []
  for (const golden of goldenRooms) {
    const scene = sceneOfRoom(golden)
    const level = levelsOf(scene)[0]?.id ?? ""
    for (let seed = 1; seed <= seeds; seed += 1) {
      const from = performance.now()
      const [room] = roomsToFurnish(scene, level)
      const layouts = room
        ? furnishRoom(room, { style: styleIds[seed % styleIds.length] ?? "sage", seed })
        : []
      times.push(performance.now() - from)
      for (const layout of layouts) {
        scores.push(layout.score)
        const outcome = putLayouts(scene, [layout], countedIds())
        if ("refused" in outcome) {
          broken.push(`${golden.name} ${seed}: ${outcome.refused.reason}`)
          continue
        }
        const home = homeInPlan(applyChange(scene, outcome.change), level)
        const start = home.openings.find(({ opening }) => opening.sill === 0)?.hole.at ?? { x: 0, y: 0 }
        const faults = [...findFaults(home), ...findUnreached(home, start)]
        if (faults.length > 0) broken.push(`${golden.name} ${seed}: ${faults[0]}`)
      }
    }
  }
  for (const fault of broken) process.stderr.write(`${fault}\n`)
  const time = percentiles(times)
  const mean = scores.reduce((sum, one) => sum + one, 0) / Math.max(1, scores.length)
  const inThread = await inWorker()
  return [
    row(
      `layouts of ${goldenRooms.length} rooms, ${seeds} seeds: of ${scores.length}, those that break a rule`,
      `${broken.length}`,
      "0",
      broken.length === 0,
    ),
    row("their score, mean and least", `${mean.toFixed(1)} and ${Math.min(...scores)} of 100`),
    row("three layouts of a room, median and p95", `${time.p50.toFixed(0)} and ${time.p95.toFixed(0)} ms`),
    row(
      "three layouts of 20 m2 in a worker thread",
      `${inThread.ms.toFixed(0)} ms; ${inThread.cpuMs.toFixed(0)} ms of a processor`,
      "1000 ms",
      inThread.ms < 1_000,
    ),
  ]
}

interface Taken {
  readonly ms: number
  readonly cpuMs: number
}

/** The first room, with a thread that has run once: what a designer waits for after the first time. */
function inWorker(): Promise<Taken> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL("./layout-thread.ts", import.meta.url))
    worker.on("message", (taken: Taken) => {
      resolve(taken)
      void worker.terminate()
    })
    worker.on("error", reject)
  })
}
