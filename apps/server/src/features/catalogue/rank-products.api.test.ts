import { countProductFacets, listProducts, ProductSort } from "@roomwright/contract/catalogue/calls"
import { limits } from "@roomwright/contract/limits"
import fc from "fast-check"
import { sql } from "kysely"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { startTestApp, type TestApp } from "../../testing/test-app.ts"
import type { WantedProducts } from "./filter-products.ts"
import { findProducts } from "./find-products.ts"
import { rankProducts } from "./rank-products.ts"
import { refreshSearchRows } from "./search-rows.ts"
import { isFound } from "./understanding/ask-index.ts"

/** More than a group of buckets and some single ones behind it. */
const many = 60_000

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
  await app.makeCategory({ id: "seating" })
  await app.makeCategory({ id: "sofas", parentId: "seating" })
  await app.makeCategory({ id: "lamps" })
  const merchant = await app.makeMerchant()
  const picture = await app.makePicture()
  // Every order has ties; "dear" stands only among the highest prices, "late" only among the youngest.
  // More than a busy machine inserts in the time that a statement has.
  await app.database.db.connection().execute(async (connection) => {
    await sql`set statement_timeout = 0`.execute(connection)
    await sql`
    insert into product (id, merchant_id, category_id, name, description, style, materials, width_mm, depth_mm,
      height_mm, lowest_price, highest_price, in_stock, colours, popularity, created_at, words)
    select gen_random_uuid(), ${merchant}, case when at % 3 = 0 then 'sofas' else 'lamps' end, '{"en": "Thing"}', '{}',
      case when at % 5 = 0 then 'retro' else 'nordic' end, '{}', 200 + at % 2500, 100, 100, price, price, at % 4 > 0,
      case when at % 2 = 0 then '{oak}' else '{white}' end::text[], at * 7919 % 1000,
      timestamptz '2026-01-01' - at / 3 * interval '1 minute',
      array_to_tsvector(array['thing', 'sort' || at % 7]
        || case when at % 997 = 0 then '{rare}' else '{}' end::text[]
        || case when price > 4950000 then '{dear}' else '{}' end::text[]
        || case when at < 1500 then '{late}' else '{}' end::text[])
    from (select at, (at * 31::bigint % 5000) * 1000 as price from generate_series(0, ${many - 1}) as at) as made`.execute(
      connection,
    )
    await sql`reset statement_timeout`.execute(connection)
  })
  await sql`insert into product_picture select id, ${picture}::uuid, 0 from product`.execute(app.database.db)
  await rankProducts(app.database)
}, 120_000)

afterAll(() => app.close())

const columns = {
  popular: "popularity desc, created_at desc, product.id",
  newest: "created_at desc, product.id",
  "price-up": "lowest_price, product.id",
  "price-down": "lowest_price desc, product.id desc",
} as const

/** What the product table itself says, without any ranking. */
async function findSlowly(
  { query, priceFrom, priceTo }: WantedProducts,
  sort: ProductSort,
  { skip, most }: { skip: number; most: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select product.id from product join category c on c.id = category_id
    where on_sale and lowest_price between ${priceFrom ?? 0} and ${priceTo ?? 1e12} and (${query}::tsquery is null
      or words || array_to_tsvector(array_remove(array['C:' || c.id, 'C:' || c.parent_id, 'S:' || style], null)) @@ ${query}::tsquery)
    order by ${sql.raw(columns[sort])} limit ${most} offset ${skip}`.execute(app.database.db)
  return rows.map(({ id }) => id)
}

const wantedArbitrary: fc.Arbitrary<WantedProducts> = fc.record({
  query: fc.constantFrom(
    null,
    "'thing'",
    "'rare'",
    "'dear'",
    "'late'",
    "'sort3' & 'C:sofas'",
    "'C:seating' & 'S:retro'",
    "('sort1' | 'sort2' | 'nothing') & 'rare'",
    "'nothing'",
    "'dear' & 'late'",
  ),
  priceFrom: fc.option(fc.integer({ min: 0, max: 5_100_000 })),
  priceTo: fc.option(fc.integer({ min: 0, max: 5_100_000 })),
})
const sortArbitrary = fc.constantFrom(...ProductSort.options)

/** How many there are is known only to a search that has seen all of them. */
const withoutHits = ({ hits: _hits, ...rest }: Awaited<ReturnType<typeof findProducts>>[number]) => rest

async function expectToFindAll(numRuns: number): Promise<void> {
  await fc.assert(
    fc.asyncProperty(
      wantedArbitrary,
      sortArbitrary,
      fc.integer({ min: 0, max: 20_000 }),
      fc.integer({ min: 1, max: 60 }),
      async (wanted, sort, skip, most) => {
        const slowly = await findSlowly(wanted, sort, { skip, most: most + 1 })
        const found = await findProducts(app.database, wanted, { sort, skip, most: most + 1 })
        expect(found.map(({ id }) => id)).toEqual(slowly)
        const any = skip === 0 ? slowly : await findSlowly(wanted, sort, { skip: 0, most: 1 })
        const { query, priceFrom: from, priceTo: to } = wanted
        expect(await isFound(app.database.pool, query, { from, to })).toBe(any.length > 0)
        // From the first of these on, and from the last of them back, it is the same list.
        const [first, ...others] = found.map(withoutHits)
        const last = found.at(-1)
        if (!first || !last || others.length === 0) return
        const readAt = async (cursor: string, direction: "after" | "before") => {
          const asked = { sort, most: others.length, from: { cursor, direction } }
          return (await findProducts(app.database, wanted, asked)).map(withoutHits)
        }
        expect(await readAt(first.cursor, "after")).toEqual(others)
        expect(await readAt(last.cursor, "before")).toEqual(found.slice(0, -1).map(withoutHits).toReversed())
      },
    ),
    { numRuns },
  )
}

test(
  "the ranking finds what the products themselves say, in every order and from any place",
  () => expectToFindAll(60),
  120_000,
)

describe("what was written since the ranking", () => {
  beforeAll(async () => {
    await app.database.db.transaction().execute(async (tx) => {
      const { rows } = await sql<{ id: string }>`
        select id from product order by md5(id::text) limit 400`.execute(tx)
      const ids = rows.map(({ id }) => id)
      const [withdrawn, repriced, renamed, liked] = [0, 100, 200, 300].map((at) => ids.slice(at, at + 100))
      await sql`update product set on_sale = false where id = any(${withdrawn}::uuid[])`.execute(tx)
      await sql`update product set lowest_price = lowest_price * 3 % 5000000, highest_price = 5000000
        where id = any(${repriced}::uuid[])`.execute(tx)
      await sql`update product set words = array_to_tsvector('{rare,sort3}'), category_id = 'sofas'
        where id = any(${renamed}::uuid[])`.execute(tx)
      await sql`update product set popularity = 2000 where id = any(${liked}::uuid[])`.execute(tx)
      await refreshSearchRows(tx, ids)
    })
  })

  test("is found at once", () => expectToFindAll(40), 120_000)

  test("is in the next ranking, and fresh no more", async () => {
    expect(await rankProducts(app.database)).toBe(true)
    const { rows } = await sql`select from product_fresh`.execute(app.database.db)
    expect(rows).toEqual([])
    await expectToFindAll(20)
  }, 120_000)
})

test("two rankings at once: one is made", async () => {
  const made = await Promise.all([rankProducts(app.database), rankProducts(app.database)])
  expect(made.toSorted()).toEqual([false, true])
}, 60_000)

test("what is written while a ranking is made stays fresh and is found", async () => {
  const { db } = app.database
  const ranking = rankProducts(app.database)
  const id = await app.makeProduct({ categoryId: "lamps", name: { en: "Newcomer" } })
  await ranking
  const found = await app.call(listProducts, { query: { w: "newcomer" } })
  expect(found.content.map((card) => card.id)).toEqual([id])
  await rankProducts(app.database)
  expect((await sql`select from product_fresh`.execute(db)).rows).toEqual([])
  expect((await app.call(listProducts, { query: { w: "newcom" } })).totalElements).toBe(1)
}, 60_000)

test("searches go on while rankings are swapped", async () => {
  let going = true
  const swapping = (async () => {
    for (let times = 0; times < 2; times += 1) await rankProducts(app.database)
    going = false
  })()
  while (going) {
    const { content } = await app.call(listProducts, { query: { w: "rare", sort: "price-up" } })
    expect(content).toHaveLength(limits.pageSize)
  }
  await swapping
}, 60_000)

/** What merchants do between two looks at a list. */
const changes = {
  withdraw: sql`update product set on_sale = false`,
  reprice: sql`update product set lowest_price = lowest_price * 7 % 5000000, highest_price = 5000000`,
  rename: sql`update product set words = array_to_tsvector('{thing,sort3}'), category_id = 'sofas'`,
  like: sql`update product set popularity = (popularity + 500) % 1500`,
} as const

test("a page by its number is the right one while products change between", async () => {
  const change = fc.record({
    what: fc.constantFrom(...(Object.keys(changes) as (keyof typeof changes)[])),
    // Before or around the page that is looked at, or anywhere.
    from: fc.integer({ min: 0, max: 12_000 }),
    many: fc.integer({ min: 1, max: 30 }),
  })
  const wanted = fc.constantFrom<WantedProducts>(
    { query: null, priceFrom: null, priceTo: null },
    { query: "'thing'", priceFrom: null, priceTo: null },
    { query: "'sort3' | 'sort4'", priceFrom: null, priceTo: null },
    { query: "'C:sofas'", priceFrom: 1_000_000, priceTo: null },
  )
  const skip = fc.integer({ min: 1, max: 12_000 })
  await fc.assert(
    fc.asyncProperty(
      wanted,
      sortArbitrary,
      fc.array(fc.tuple(change, skip), { minLength: 3, maxLength: 5 }),
      looked,
    ),
    { numRuns: 8 },
  )
  async function looked(
    list: WantedProducts,
    sort: ProductSort,
    steps: readonly (readonly [{ what: keyof typeof changes; from: number; many: number }, number])[],
  ) {
    for (const [{ what, from, many: most }, skipped] of steps) {
      const found = await findProducts(app.database, list, { sort, skip: skipped, most: 25 })
      expect(found.map(({ id }) => id)).toEqual(await findSlowly(list, sort, { skip: skipped, most: 25 }))
      const ids = await findSlowly(list, sort, { skip: from, most })
      await app.database.db.transaction().execute(async (tx) => {
        await sql`${changes[what]} where id = any(${ids}::uuid[])`.execute(tx)
        await refreshSearchRows(tx, ids)
      })
    }
  }
}, 120_000)

describe("a long list", () => {
  const size = 24
  const ask = (query: Parameters<typeof app.call<typeof listProducts>>[1]["query"]) =>
    app.call(listProducts, { query: { w: "thing", ...query } })
  const idsOf = ({ content }: { content: { id: string }[] }): string[] => content.map(({ id }) => id)

  test("says that it holds more than it counts", async () => {
    const page = await ask({})
    expect(page).toMatchObject({ totalElements: limits.countedMax, totalIsCapped: true, page: 0 })
    expect(page.previous).toBeUndefined()
    expect(await ask({ w: "rare" })).not.toHaveProperty("totalIsCapped")
  })

  test.each(ProductSort.options)("goes on by next and back by previous: %s", async (sort) => {
    const walked: string[][] = []
    let page = await ask({ sort })
    for (let at = 0; at < 4; at += 1) {
      walked.push(idsOf(page))
      page = await ask({ sort, page: String(at + 1), after: page.next })
    }
    const all = await findSlowly({ query: "'thing'", priceFrom: null, priceTo: null }, sort, {
      skip: 0,
      most: 96,
    })
    expect(walked.flat()).toEqual(all)
    for (let at = 3; at >= 0; at -= 1) {
      page = await ask({ sort, page: String(at), before: page.previous })
      expect(idsOf(page)).toEqual(walked[at])
    }
    expect(page.previous).toBeUndefined()
  })

  test.each(ProductSort.options)("opens page 400 by its number: %s", async (sort) => {
    const deep = await ask({ sort, page: "399" })
    const skip = 399 * size
    const wanted = { query: "'thing'", priceFrom: null, priceTo: null }
    expect(idsOf(deep)).toEqual(await findSlowly(wanted, sort, { skip, most: size }))
    const before = await ask({ sort, page: "398", before: deep.previous })
    expect(idsOf(before)).toEqual(await findSlowly(wanted, sort, { skip: skip - size, most: size }))
  })

  test("refuses a number beyond those that are opened by number, and two cursors", async () => {
    const tooDeep = await app.get(`/api/products?w=thing&page=${Math.floor(limits.numberedMax / size) + 1}`)
    expect(tooDeep.envelope).toMatchObject({ data: { faults: [{ path: "query.page", problem: "tooBig" }] } })
    const { next } = await ask({})
    const both = await app.get(`/api/products?w=thing&after=${next}&before=${next}`)
    expect(both.status).toBe(400)
  })

  test("ends with its last page", async () => {
    const wanted = { query: "'thing'", priceFrom: null, priceTo: null }
    const [last] = await findProducts(app.database, wanted, { sort: "price-down", most: 1 })
    const page = await ask({ sort: "price-up", before: last?.cursor })
    const end = await ask({ sort: "price-up", after: page.next })
    expect(idsOf(end)).toEqual([last?.id])
    expect(end.next).toBeUndefined()
  })

  test("offers every value, counted among the most popular", async () => {
    const facets = await app.call(countProductFacets, { query: { w: "thing", style: "retro" } })
    expect(facets.capped).toEqual(["category", "width", "style", "colour", "material", "stock"])
    expect(facets.style.map(({ id }) => id)).toContain("classic")
    expect((await app.call(countProductFacets, { query: { w: "rare" } })).capped).toEqual([])
  })
})
