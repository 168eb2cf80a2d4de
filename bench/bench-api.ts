import { load, type LoadResult } from "./load.ts"
import { cpuMsOf } from "./processes.ts"
import { openStage, startBenched, type Running } from "./stage.ts"
import { ms, row, type Row } from "./table.ts"

interface Measured extends LoadResult {
  /** Of server and database together. */
  readonly cpuMs: number
}

const connections = 32
const seconds = Number(process.env.BENCH_SECONDS ?? 8)
const words = ["sofa", "oak", "lamp", "ghe", "walnut table"]

/**
 * Our answers against the bare ceiling, on the same database in the same run: made for each request, as the ceiling
 * makes its own, and kept, as they are given when somebody asked a moment ago.
 */
export async function benchApi(): Promise<Row[]> {
  const stage = await openStage(10_000)
  const database = { DATABASE_URL: stage.databaseUrl }
  const ceiling = await startBenched({ file: "bench/ceiling.ts", env: database })
  const start = (env: Readonly<Record<string, string>>): Promise<Running> =>
    startBenched({ file: "apps/server/src/main.ts", args: ["--api"], env: { ...database, ...env } })
  const made = await start({ PAGE_CACHE_MB: "0" })
  const kept = await start({})
  try {
    const measure = async (running: Running, paths: readonly string[]): Promise<Measured> => {
      const urls = paths.map((path) => running.url + path)
      await load({ urls, connections, seconds: 2 })
      const pids = [running.pid, stage.databasePid]
      const before = cpuMsOf(pids)
      const result = await load({ urls, connections, seconds })
      return { ...result, cpuMs: (cpuMsOf(pids) - before) / result.requests }
    }
    const ids = await readIds(made)
    const toQuery = (word: string): string =>
      word
        .split(" ")
        .map((part) => `'${part}'`)
        .join(" & ")
    const rows: Row[] = []
    for (const { what, most, bare, paths } of [
      { what: "product list of 20", most: 2, bare: ["/list"], paths: ["/api/products?size=20"] },
      {
        what: "product detail",
        most: 2.5,
        bare: ids.map((id) => `/detail?of=${id}`),
        paths: ids.map((id) => `/api/products/${id}`),
      },
      {
        what: "keyword search",
        most: 1.5,
        bare: words.map((word) => `/keyword?of=${encodeURIComponent(toQuery(word))}`),
        paths: words.map((word) => `/api/products?size=20&w=${encodeURIComponent(word)}`),
      },
    ]) {
      const of = await measure(ceiling, bare)
      for (const [how, running] of [
        ["made", made],
        ["kept", kept],
      ] as const) {
        const result = await measure(running, paths)
        const name = `${what}, ${how}`
        rows.push(compareCpu(name, of, result, most))
        if (what.includes("list")) rows.push(comparePace(name, of, result))
        if (what.includes("keyword"))
          rows.push(
            row(`${name}: p99 at 32 connections`, ms(result.p99), "at most 100 ms", result.p99 <= 100),
          )
      }
    }
    return rows
  } finally {
    await kept.stop()
    await made.stop()
    await ceiling.stop()
    await stage.close()
  }
}

function compareCpu(what: string, bare: Measured, ours: Measured, most: number): Row {
  const ratio = ours.cpuMs / bare.cpuMs
  const figure = `${ms(ours.cpuMs)} of ${ms(bare.cpuMs)} = ${ratio.toFixed(2)} C`
  return row(`${what}: CPU a request`, figure, `at most ${most} C`, ratio <= most)
}

function comparePace(what: string, bare: Measured, ours: Measured): Row {
  const ratio = ours.perSecond / bare.perSecond
  const figure = `${ours.perSecond.toFixed(0)} of ${bare.perSecond.toFixed(0)} = ${ratio.toFixed(2)} C`
  return row(`${what}: requests/s`, figure, "at least 0.5 C", ratio >= 0.5)
}

async function readIds({ url }: Running): Promise<string[]> {
  const answer = await fetch(`${url}/api/products?size=100`)
  const { data } = (await answer.json()) as { data: { content: { id: string }[] } }
  return data.content.map(({ id }) => id)
}
