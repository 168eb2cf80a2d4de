import { sql, type Kysely } from "kysely"
import type { DB } from "../../platform/database/row-types.ts"
import { wantProducts, type AskedProducts, type WantedProducts } from "./filter-products.ts"
import { isCapped, mostLooked, popularHitsOf } from "./find-products.ts"
import { widthStarts } from "./search-rows.ts"

const countedKinds = ["category", "width", "style", "colour", "material"] as const
export type CountedKind = (typeof countedKinds)[number]

/** How many hits have each value of a kind; of many hits only the most popular ones are counted. */
export interface FacetCounts {
  readonly inStock: number
  readonly lowest: number
  readonly highest: number
  readonly kinds: Readonly<Record<CountedKind, ReadonlyMap<string, number>>>
  /** Kinds with more hits than were counted. */
  readonly capped: readonly (CountedKind | "stock")[]
}

type Part = CountedKind | "stock" | "price"

/** A set of hits, and what to count in it. */
interface Reading {
  readonly wanted: WantedProducts
  readonly parts: Part[]
}

interface CountedRow {
  /** The number of its set of hits, from 1. */
  readonly place: number
  readonly part: string
  readonly id: string
  readonly count: number
}

/**
 * Counts the values of every kind over the hits of the other kinds' filters. One statement on one connection,
 * so that a call does not occupy several.
 */
export async function countFacets(db: Kysely<DB>, asked: AskedProducts): Promise<FacetCounts> {
  const readings = planReadings(asked)
  const rows = readings.length > 0 ? await readCounts(db, readings) : []
  const placeOf = (part: Part): number => readings.findIndex(({ parts }) => parts.includes(part)) + 1
  const byPlace = Map.groupBy(rows, ({ place, part }) => `${place} ${part}`)
  const rowsOf = (part: Part, name: string = part): CountedRow[] =>
    byPlace.get(`${placeOf(part)} ${name}`) ?? []
  const single = (part: Part, name?: string): number => rowsOf(part, name)[0]?.count ?? 0
  const valuesOf = (kind: CountedKind): Map<string, number> =>
    new Map(rowsOf(kind).map(({ id, count }) => [id, count]))
  return {
    inStock: single("stock"),
    lowest: single("price", "lowest"),
    highest: single("price", "highest"),
    kinds: {
      category: valuesOf("category"),
      width: valuesOf("width"),
      style: valuesOf("style"),
      colour: valuesOf("colour"),
      material: valuesOf("material"),
    },
    capped: [...countedKinds, "stock" as const].filter((part) => isCapped(single(part, "looked"))),
  }
}

/** Without a choice a kind has the same hits with and without it: these kinds share one set. */
function planReadings(asked: AskedProducts): Reading[] {
  const isPriced = asked.minPrice !== undefined || asked.maxPrice !== undefined
  const chosen: (CountedKind | "price")[] = [
    ...countedKinds.filter((kind) => asked[kind] !== undefined),
    ...(isPriced ? ["price" as const] : []),
  ]
  const others: Part[] = [...countedKinds, "price" as const].filter((kind) => !chosen.includes(kind))
  const readings = [
    { wanted: wantProducts(asked), parts: ["stock" as const, ...others] },
    ...chosen.map((kind) => ({ wanted: wantProducts(asked, kind), parts: [kind] })),
  ]
  return readings.flatMap(({ wanted, parts }) => (wanted ? [{ wanted, parts }] : []))
}

const askedColumns = {
  query: sql<string | null>`asked.query`,
  priceFrom: sql<number | null>`asked.price_from`,
  priceTo: sql<number | null>`asked.price_to`,
}

async function readCounts(db: Kysely<DB>, readings: readonly Reading[]): Promise<CountedRow[]> {
  const wanted = <Name extends "query" | "priceFrom" | "priceTo">(name: Name): WantedProducts[Name][] =>
    readings.map((reading) => reading.wanted[name])
  // Unneeded parts cost nothing: they are left out before the hits are grouped.
  const isAsked = (part: Part) => sql`strpos(asked.parts, ${sql.lit(` ${part} `)}) > 0`
  const { rows } = await sql<CountedRow>`
    select asked.place, counted.part, counted.id, counted.count
    from unnest(${wanted("query")}::text[], ${wanted("priceFrom")}::bigint[], ${wanted("priceTo")}::bigint[],
      ${readings.map(({ parts }) => ` ${parts.join(" ")} `)}::text[])
      with ordinality as asked (query, price_from, price_to, parts, place)
    cross join lateral (
      with hit as materialized (select * from ${popularHitsOf(askedColumns, mostLooked)} as found)
      select 'looked' as part, '' as id, count(*) as count from hit
      union all select 'stock', '', count(*) from hit where in_stock and ${isAsked("stock")}
      union all select 'lowest', '', coalesce(min(by_price), 0) from hit where ${isAsked("price")}
      union all select 'highest', '', coalesce(max(by_price), 0) from hit where ${isAsked("price")}
      union all select 'category', category_id, count(*) from hit where ${isAsked("category")} group by category_id
      union all select 'width', width_bucket(width_mm, ${widthStarts}::integer[])::text, count(*) from hit
        where ${isAsked("width")} group by 2
      union all select 'style', style, count(*) from hit where ${isAsked("style")} group by style
      union all select 'colour', colour, count(*) from hit cross join unnest(colours) as colour
        where ${isAsked("colour")} group by colour
      union all select 'material', material, count(*) from hit cross join unnest(materials) as material
        where ${isAsked("material")} group by material) as counted`.execute(db)
  return rows
}
