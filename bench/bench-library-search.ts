import { randomBytes } from "node:crypto"
import { percentiles } from "./load.ts"
import { openShop } from "./open-shop.ts"
import { startBenched } from "./stage.ts"
import { ms, row, type Row } from "./table.ts"

const rounds = 8
const mostMs = 20

/** What designers look for, in three languages, and the panel's own questions. */
const words = [
  "sofa",
  "sofa chữ L xám",
  "橡木餐桌",
  "walnut bed 160",
  "den cay",
  "绿植",
  "coffee machine",
  "soffa",
]
const filters = ["category=sofas", "colour=green", "material=oak", "source=piece", "source=product"]
const queries = ["", "offset=480", ...filters, ...words.map((text) => `w=${encodeURIComponent(text)}`)]

/** How long the JSON call behind the library's panel takes, over all sources of a site with this data. */
export async function benchLibrarySearch(dataDir: string): Promise<Row> {
  const holder = await startBenched({
    file: "apps/server/src/testing/hold-database.ts",
    env: { DATA_DIR: dataDir },
  })
  const env = { DATABASE_URL: holder.url, APP_SECRET: randomBytes(32).toString("base64url") }
  const server = await startBenched({ file: "apps/server/src/main.ts", args: ["--api"], env })
  try {
    const { tokens } = await openShop(env, 1)
    const headers = { authorization: `Bearer ${tokens[0]}` }
    const ask = async (query: string): Promise<number> => {
      const from = performance.now()
      const answer = await fetch(`${server.url}/api/studio/library?${query}`, { headers })
      await answer.arrayBuffer()
      if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}.`)
      return performance.now() - from
    }
    // The first look for anything reads the library in.
    for (const query of queries) await ask(query)
    const times: number[] = []
    for (let at = 0; at < rounds * queries.length; at += 1)
      times.push(await ask(queries[at % queries.length] ?? ""))
    const { p50, p95 } = percentiles(times)
    return row(
      "search of the whole library, as JSON",
      `p50 ${ms(p50)}, p95 ${ms(p95)}`,
      `p95 at most ${mostMs} ms`,
      p95 <= mostMs,
    )
  } finally {
    await server.stop()
    await holder.stop()
  }
}
