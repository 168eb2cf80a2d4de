import { load, percentiles } from "./load.ts"
import { openStage, startBenched } from "./stage.ts"
import { ms, row, type Row } from "./table.ts"

const products = Number(process.env.BENCH_PRODUCTS ?? 720_000)
const tries = 60
const mostMs = 50
const mostCrowdedMs = 250

/** They ask the index more than once; the crowd types words. */
const sentences = "a sentence"

/** Several of each kind, so that no single word decides. */
const cases: Readonly<Record<string, readonly string[]>> = {
  "everything, page 1": [""],
  "everything, page 400 by its number": ["page=399"],
  "a word": ["w=sofa", "w=ghế", "w=沙发", "w=walnut", "w=nordic"],
  "two words": ["w=oak sofa", "w=cloud walnut", "w=ghế mây", "w=沙发 床", "w=木 灯"],
  "the beginning of a word": ["w=so", "w=wal", "w=gh", "w=la", "w=marb"],
  "category, by price": ["category=sofas&sort=price-up", "category=lighting&sort=price-down"],
  "category, prices from and to": ["category=seating&minPrice=1000000&maxPrice=3000000&sort=price-down"],
  "word, by price": ["w=sofa&sort=price-up", "w=oak sofa&sort=price-down"],
  "word and filters": [
    "w=sofa&style=nordic,retro&colour=oak&inStock=true",
    "w=lamp&material=brass&width=50-100",
  ],
  "word, page 400 by its number": ["w=sofa&page=399", "w=walnut&page=399&sort=newest"],
  [sentences]: [
    "w=small oak desk for bedroom with drawers",
    "w=ghế sofa da nâu cho phòng khách dưới 20 triệu",
    "w=放在客厅的胡桃木电视柜",
    "w=rug that can be washed in the machine",
    "w=đèn bàn đọc sách màu đen",
  ],
  "a mistyped word": ["w=soffa", "w=wallnut", "w=marbel", "w=ghes sofaa"],
}

/** Common words, each opened far on once: whoever comes first counts what others need not. */
const firstWords = ["oak", "velvet", "lamp", "table", "chair", "brass", "bàn", "đèn", "桌", "灯"]

/** Searches at the size of the specification's model library, in three languages. */
export async function benchSearch(): Promise<Row[]> {
  const stage = await openStage(products)
  const ours = await startBenched({
    file: "apps/server/src/main.ts",
    args: ["--api"],
    // Every answer is made: what is given again from memory would tell nothing of the search.
    env: { DATABASE_URL: stage.databaseUrl, PAGE_CACHE_MB: "0" },
  })
  const list = `${ours.url}/api/products?`
  try {
    const rows: Row[] = []
    const all = Object.entries(cases)
      .filter(([what]) => what !== sentences)
      .flatMap(([, queries]) => queries)
      .map((query) => encodeURI(list + query))
    await load({ urls: all, connections: 4, seconds: 8 })
    const first = firstWords.flatMap((word) =>
      ["popular", "price-up"].map((sort) => encodeURI(`${list}w=${word}&sort=${sort}&page=399`)),
    )
    const once = await requestOneByOne(first, first.length)
    rows.push(row("word, page 400 by its number, opened first", `p50 ${ms(once.p50)}, p95 ${ms(once.p95)}`))
    for (const [what, queries] of Object.entries(cases)) {
      const { p50, p95 } = await requestOneByOne(queries.map((query) => encodeURI(list + query)))
      rows.push(row(what, `p50 ${ms(p50)}, p95 ${ms(p95)}`, `p95 at most ${mostMs} ms`, p95 <= mostMs))
    }
    const deep = await readDeepPages(list)
    rows.push(
      row(
        "pages 395 to 405 by next",
        `p50 ${ms(deep.p50)}, p95 ${ms(deep.p95)}`,
        `p95 at most ${mostMs} ms`,
        deep.p95 <= mostMs,
      ),
    )
    for (const [what, path] of [
      ["facets of everything", "products/facets?"],
      ["facets of a word with filters", "products/facets?w=sofa&style=nordic&colour=oak&minPrice=1000000"],
      ["suggestions", "search/suggestions?w=so"],
    ] as const) {
      const { p50, p95 } = await requestOneByOne([`${ours.url}/api/${path}`])
      rows.push(row(what, `p50 ${ms(p50)}, p95 ${ms(p95)}`))
    }
    const crowd = await load({ urls: all, connections: 16, seconds: 15 })
    rows.push(
      row(
        "all of these but sentences, 16 at once",
        `p95 ${ms(crowd.p95)}, ${crowd.perSecond.toFixed(0)}/s`,
        `p95 at most ${mostCrowdedMs} ms`,
        crowd.p95 <= mostCrowdedMs,
      ),
    )
    return rows
  } finally {
    await ours.stop()
    await stage.close()
  }
}

async function requestOneByOne(
  urls: readonly string[],
  count = tries,
): Promise<{ p50: number; p95: number }> {
  const times: number[] = []
  for (let at = 0; at < count; at += 1) {
    const askedAt = performance.now()
    const answer = await fetch(urls[at % urls.length] ?? "")
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}`)
    times.push(performance.now() - askedAt)
  }
  return percentiles(times)
}

/** From page 395 on as a reader goes on: by the cursor of the page before. */
async function readDeepPages(list: string): Promise<{ p50: number; p95: number }> {
  const times: number[] = []
  for (const sort of ["popular", "newest", "price-up", "price-down"]) {
    let address = `${list}sort=${sort}&page=394`
    for (let page = 395; page <= 405; page += 1) {
      const askedAt = performance.now()
      const answer = await fetch(address)
      const { data } = (await answer.json()) as { data: { next?: string } }
      if (page > 395) times.push(performance.now() - askedAt)
      address = `${list}sort=${sort}&page=${page}&after=${data.next ?? ""}`
    }
  }
  return percentiles(times)
}
