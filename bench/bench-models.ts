import { buildModel } from "../packages/models/src/model/build-model.ts"
import { drawFinish } from "../packages/models/src/finishes/draw-finish.ts"
import { finishes, type FinishId } from "../packages/models/src/finishes/finishes.ts"
import type { Finish } from "../packages/models/src/finishes/finish.ts"
import { writeGlb } from "../packages/models/src/glb/write-glb.ts"
import { readValues } from "../packages/models/src/model/parameters.ts"
import { searchLibrary } from "../packages/models/src/search/search-library.ts"
import { modelTypes } from "../packages/models/src/types/model-types.ts"
import type { Row } from "./table.ts"

const rounds = 5
const queries = [
  "sofa chữ L xám",
  "橡木餐桌",
  "walnut bed 160",
  "den cay",
  "绿植",
  "coffee machine",
  "black bar stool",
  "白色衣柜 2米",
  "",
]

const spanOf = (work: () => unknown): number => {
  const from = performance.now()
  work()
  return performance.now() - from
}

const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0

/** How long pieces and finishes take to be made, what they weigh, and how long the library is searched. */
export async function benchModels(): Promise<Row[]> {
  const builds: { id: string; ms: number; bytes: number }[] = []
  for (const type of modelTypes) {
    const { values } = readValues(type.parameters, {})
    const times = Array.from({ length: rounds }, () => spanOf(() => buildModel(type, values)))
    const finishOf = (slot: string): FinishId => type.slots[slot]?.finish ?? "paint-white"
    const bytes = await writeGlb(buildModel(type, values), {
      name: type.id,
      finishOf,
      detail: "near",
      isPacked: true,
    })
    builds.push({ id: type.id, ms: times.toSorted((a, b) => a - b)[2] ?? 0, bytes: bytes.length })
  }
  const times = builds.map(({ ms }) => ms).toSorted((a, b) => a - b)
  const sizes = builds.map(({ bytes }) => bytes).toSorted((a, b) => a - b)
  const slowest = builds.toSorted((a, b) => b.ms - a.ms)[0]
  const heaviest = builds.toSorted((a, b) => b.bytes - a.bytes)[0]
  const searches = Array.from({ length: 20 }, () =>
    queries.map((text) => spanOf(() => searchLibrary({ text, offset: 0, limit: 24 }))),
  )
    .flat()
    .toSorted((a, b) => a - b)
  const drawn = (Object.keys(finishes) as FinishId[]).flatMap((id) => {
    const finish: Finish = finishes[id]
    return finish.pattern ? [{ id, ms: spanOf(() => drawFinish(finish, 1024)) }] : []
  })
  const slowestFinish = drawn.toSorted((a, b) => b.ms - a.ms)[0]
  const finishTimes = drawn.map(({ ms }) => ms).toSorted((a, b) => a - b)
  return [
    {
      what: `a piece is made, median of ${builds.length} types`,
      figure: `${at(times, 0.5).toFixed(1)} ms; slowest ${slowest?.id ?? ""} ${(slowest?.ms ?? 0).toFixed(0)} ms`,
      bar: "10 and 50 ms",
      met: at(times, 0.5) <= 10 && (slowest?.ms ?? 0) <= 50,
    },
    {
      what: "a piece as packed GLB, median",
      figure: `${Math.round(at(sizes, 0.5) / 1000)} kB; heaviest ${heaviest?.id ?? ""} ${Math.round((heaviest?.bytes ?? 0) / 1000)} kB`,
      bar: "40 and 250 kB",
      met: at(sizes, 0.5) <= 40_000 && (heaviest?.bytes ?? 0) <= 250_000,
    },
    {
      what: "search over the whole library, p95",
      figure: `${at(searches, 0.95).toFixed(1)} ms`,
      bar: "20 ms",
      met: at(searches, 0.95) <= 20,
    },
    {
      what: `a finish is drawn at 1024 px, median of ${drawn.length}`,
      figure: `${at(finishTimes, 0.5).toFixed(0)} ms; slowest ${slowestFinish?.id ?? ""} ${(slowestFinish?.ms ?? 0).toFixed(0)} ms`,
      bar: "1500 ms",
      met: (slowestFinish?.ms ?? 0) <= 1500,
    },
  ]
}
