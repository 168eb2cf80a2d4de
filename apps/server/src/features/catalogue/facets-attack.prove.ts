import { countProductFacets } from "@roomwright/contract/catalogue/calls"
import { countWorkFacets } from "@roomwright/contract/works/calls"
import { firstFilterValues } from "@roomwright/contract/settings/filter-kinds"
import { sql } from "kysely"
import { afterAll, beforeAll, expect, test } from "vitest"
import { startTestApp, type TestApp } from "../../testing/test-app.ts"
import { rankProducts } from "./rank-products.ts"

// Facets are the dearest thing that anybody may ask for: at this size a call costs the database tenths of a second.
const many = 250_000
const manyAtOnce = 25_000
const asked = 120

let app: TestApp
let productId = ""

beforeAll(async () => {
  // A proxy in front, so that callers can come from many addresses.
  app = await startTestApp({ env: { TRUST_PROXY: "1" } })
  await app.makeCategory({ id: "seating" })
  await app.makeCategory({ id: "sofas", parentId: "seating" })
  await app.makeCategory({ id: "lamps" })
  const merchant = await app.makeMerchant()
  const picture = await app.makePicture()
  const { db } = app.database
  const listOf = (kind: "style" | "colour" | "material"): string[] =>
    firstFilterValues[kind].map(({ id }) => id)
  for (let from = 0; from < many; from += manyAtOnce) {
    await sql`
      with made as (
        insert into product (id, merchant_id, category_id, name, description, style, materials, width_mm, depth_mm,
          height_mm, lowest_price, highest_price, in_stock, colours, popularity, created_at, words)
        select gen_random_uuid(), ${merchant}, case when at % 3 = 0 then 'sofas' else 'lamps' end, '{"en": "Thing"}',
          '{}', (${listOf("style")}::text[])[1 + at % 8], (${listOf("material")}::text[])[1 + at % 5 : 2 + at % 5],
          200 + at % 2500, 100, 100, at % 5000 * 1000, at % 5000 * 1000, at % 4 > 0,
          (${listOf("colour")}::text[])[1 + at % 7 : 2 + at % 7], at * 7919::bigint % 1000,
          timestamptz '2026-01-01' - at / 3 * interval '1 minute', array_to_tsvector(array['thing', 'sort' || at % 7])
        from generate_series(${from}::integer, ${from + manyAtOnce - 1}::integer) as at
        returning id)
      insert into product_picture select id, ${picture}::uuid, 0 from made`.execute(db)
  }
  await rankProducts(app.database)
  productId = await app.makeProduct({ categoryId: "sofas" })
}, 300_000)

afterAll(() => app.close())

const ask = (path: string, address: string): ReturnType<TestApp["get"]> =>
  app.get(path, { headers: { "x-forwarded-for": address } })

/** Every filter in use, and no two calls alike: nothing that is cached helps. */
const facetsOf = (at: number): string => {
  const every = (kind: "style" | "colour" | "material"): string =>
    firstFilterValues[kind].map(({ id }) => id).join(",")
  const query = new URLSearchParams({
    w: "thing",
    category: "lamps",
    width: "under-50,50-100,100-160",
    style: every("style"),
    colour: every("colour"),
    material: every("material"),
    minPrice: String(at + 1),
  })
  return `/api${countProductFacets.path}?${query.toString()}`
}

test("who asks for facets all the time keeps nobody else from being answered", async () => {
  const order: string[] = []
  const note = async (who: string, answer: ReturnType<TestApp["get"]>): Promise<number> => {
    const { status } = await answer
    order.push(who)
    return status
  }
  const attack = Array.from({ length: asked }, (_none, at) =>
    note("attacker", ask(facetsOf(at), "192.0.2.1")),
  )
  const others = [
    note("details", ask(`/api/products/${productId}`, "198.51.100.1")),
    note("list", ask("/api/products?w=thing", "198.51.100.2")),
    note("facets", ask(facetsOf(asked), "198.51.100.3")),
    note("facets of works", ask(`/api${countWorkFacets.path}`, "198.51.100.4")),
  ]
  const attacked = await Promise.all(attack)
  expect(await Promise.all(others)).toEqual([200, 200, 200, 200])
  // Those that were let in were answered one by one, the others were told to come back; nothing failed.
  expect(new Set(attacked)).toEqual(new Set([200, 503]))
  const answered = attacked.filter((status) => status === 200).length
  expect(answered).toBeGreaterThan(1)
  expect(answered).toBeLessThan(20)
  // Everybody else was answered before the attacker had what it had asked for.
  const last = order.lastIndexOf("attacker")
  for (const who of ["details", "list", "facets", "facets of works"])
    expect([who, order.indexOf(who) < last]).toEqual([who, true])
})

test("from many addresses at once they take turns, and few of the connections", async () => {
  const active: number[] = []
  const look = async (): Promise<void> => {
    const { rows } = await sql<{ count: number }>`
      select count(*) from pg_stat_activity
      where datname = current_database() and state = 'active' and query like '%product_hits%'
        and pid <> pg_backend_pid()`.execute(app.database.db)
    active.push(rows[0]?.count ?? 0)
  }
  let isOver = false
  const attack = Promise.all(
    Array.from({ length: asked }, (_none, at) => ask(facetsOf(1_000 + at), `203.0.113.${at}`)),
  ).finally(() => (isOver = true))
  while (!isOver) {
    await look()
    expect((await ask(`/api/products/${productId}`, "198.51.100.1")).status).toBe(200)
  }
  const statuses = (await attack).map(({ status }) => status)
  expect(new Set(statuses)).toEqual(new Set([200, 503]))
  expect(Math.max(...active)).toBeGreaterThan(0)
  // The bound of `heavyReads`.
  expect(Math.max(...active)).toBeLessThanOrEqual(3)
})
