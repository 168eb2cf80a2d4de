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

/** Our answers against the bare ceiling, on the same database in the same run. */
export async function benchApi(): Promise<Row[]> {
  const stage = await openStage(10_000)
  const database = { DATABASE_URL: stage.databaseUrl }
  const ceiling = await startBenched({ file: "bench/ceiling.ts", env: database })
  const ours = await startBenched({ file: "apps/server/src/main.ts", args: ["--api"], env: database })
  try {
    const measure = async (running: Running, paths: readonly string[]): Promise<Measured> => {
      const urls = paths.map((path) => running.url + path)
      await load({ urls, connections, seconds: 2 })
      const pids = [running.pid, stage.databasePid]
      const before = cpuMsOf(pids)
      const result = await load({ urls, connections, seconds })
      return { ...result, cpuMs: (cpuMsOf(pids) - before) / result.requests }
    }
    const ids = await readIds(ours)
    const list = [await measure(ceiling, ["/list"]), await measure(ours, ["/api/products?size=20"])] as const
    const detail = [
      await measure(
        ceiling,
        ids.map((id) => `/detail?of=${id}`),
      ),
      await measure(
        ours,
        ids.map((id) => `/api/products/${id}`),
      ),
    ] as const
    const keyword = [
      await measure(
        ceiling,
        words.map(
          (word) =>
            `/keyword?of=${encodeURIComponent(
              word
                .split(" ")
                .map((part) => `'${part}'`)
                .join(" & "),
            )}`,
        ),
      ),
      await measure(
        ours,
        words.map((word) => `/api/products?size=20&w=${encodeURIComponent(word)}`),
      ),
    ] as const
    return [
      ...compare("product list of 20", list, 2),
      row(
        "product list: requests/s",
        `${list[1].perSecond.toFixed(0)} of ${list[0].perSecond.toFixed(0)} = ${(list[1].perSecond / list[0].perSecond).toFixed(2)} C`,
        "at least 0.5 C",
        list[1].perSecond >= 0.5 * list[0].perSecond,
      ),
      ...compare("product detail", detail, 2.5),
      ...compare("keyword search", keyword, 1.5),
      row(
        "keyword search: p99 at 32 connections",
        ms(keyword[1].p99),
        "at most 100 ms",
        keyword[1].p99 <= 100,
      ),
    ]
  } finally {
    await ours.stop()
    await ceiling.stop()
    await stage.close()
  }
}

function compare(what: string, [bare, ours]: readonly [Measured, Measured], most: number): Row[] {
  const ratio = ours.cpuMs / bare.cpuMs
  const figure = `${ms(ours.cpuMs)} of ${ms(bare.cpuMs)} = ${ratio.toFixed(2)} C`
  return [row(`${what}: CPU a request`, figure, `at most ${most} C`, ratio <= most)]
}

async function readIds({ url }: Running): Promise<string[]> {
  const answer = await fetch(`${url}/api/products?size=100`)
  const { data } = (await answer.json()) as { data: { content: { id: string }[] } }
  return data.content.map(({ id }) => id)
}
