import { load } from "./load.ts"
import { cpuMsOf, residentMbOf } from "./processes.ts"
import { openStage, startBenched } from "./stage.ts"
import { ms, row, type Row } from "./table.ts"

const seconds = Number(process.env.BENCH_SECONDS ?? 8)
const memorySeconds = Number(process.env.BENCH_MEMORY_SECONDS ?? 60)
const paths = ["/", "/works", "/product", "/things/product-result?w=sofa"]

/** Pages drawn and taken from the cache, and what the server holds in memory before and after. */
export async function benchPages(): Promise<Row[]> {
  const stage = await openStage(10_000)
  const database = { DATABASE_URL: stage.databaseUrl }
  const rows: Row[] = []
  try {
    const drawing = await startBenched({
      file: "apps/server/src/main.ts",
      env: { ...database, PAGE_CACHE_MB: "0" },
    })
    for (const path of paths) {
      const urls = [drawing.url + path]
      await load({ urls, connections: 4, seconds: 3 })
      const before = cpuMsOf([drawing.pid])
      const result = await load({ urls, connections: 4, seconds })
      const cpu = (cpuMsOf([drawing.pid]) - before) / result.requests
      rows.push(
        row(
          `${path} drawn: CPU of the server`,
          `${ms(cpu)} (p50 ${ms(result.p50)})`,
          "at most 4 ms",
          cpu <= 4,
        ),
      )
    }
    await drawing.stop()

    const cached = await startBenched({ file: "apps/server/src/main.ts", env: database })
    const idle = residentMbOf(cached.pid)
    for (const path of paths) {
      const urls = [cached.url + path]
      const headers = { "accept-encoding": "br" }
      await load({ urls, connections: 32, seconds: 2, headers })
      const before = cpuMsOf([cached.pid])
      const result = await load({ urls, connections: 32, seconds, headers })
      const cpu = (cpuMsOf([cached.pid]) - before) / result.requests
      const figure = `${result.perSecond.toFixed(0)}/s with the asker on the same cores, ${ms(cpu)} CPU, p99 ${ms(result.p99)}`
      rows.push(row(`${path} from the cache`, figure, "at least 5,000/s", 1_000 / cpu >= 5_000))
    }
    // Some that are kept, and many that are drawn anew.
    const urls = [
      ...paths,
      "/api/products?w=sofa",
      "/api/works",
      "/product?page=2",
      "/works?style=nordic",
      ...Array.from({ length: 300 }, (_none, at) => `/product?page=${at % 40}&minPrice=${at * 1_000}`),
    ].map((path) => cached.url + path)
    // One address may wait for few counts of filters at once: the server refuses the rest.
    await load({ urls, connections: 8, seconds: memorySeconds })
    const loaded = residentMbOf(cached.pid)
    rows.push(row("memory of the server, idle", `${idle.toFixed(0)} MB`, "at most 160 MB", idle <= 160))
    rows.push(
      row(
        `memory after ${memorySeconds} s of load`,
        `${loaded.toFixed(0)} MB`,
        "at most 300 MB",
        loaded <= 300,
      ),
    )
    await cached.stop()
    return rows
  } finally {
    await stage.close()
  }
}
