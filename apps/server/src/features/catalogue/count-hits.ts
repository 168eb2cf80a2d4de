import { sql, type Kysely } from "kysely"
import type { DB } from "../../platform/database/row-types.ts"
import { wantProducts, type AskedProducts, type WantedProducts } from "./filter-products.ts"
import { countedHitsOf, isCapped } from "./find-products.ts"
import { widthStarts } from "./search-rows.ts"

const countedKinds = ["category", "width", "style", "colour", "material"] as const
export type CountedKind = (typeof countedKinds)[number]

/** How many hits have each value of a kind; of many hits only the most popular ones are looked at. */
interface CountedHits {
  readonly looked: number
  readonly inStock: number
  readonly lowest: number
  readonly highest: number
  readonly kinds: Readonly<Record<CountedKind, ReadonlyMap<string, number>>>
}

const none: ReadonlyMap<string, number> = new Map()
const nothing: CountedHits = {
  looked: 0,
  inStock: 0,
  lowest: 0,
  highest: 0,
  kinds: { category: none, width: none, style: none, colour: none, material: none },
}

export interface FacetCounts extends Omit<CountedHits, "looked"> {
  /** Kinds of which there are more hits than were looked at. */
  readonly capped: readonly (CountedKind | "stock")[]
}

/** Counts the values of every kind over what the filters of the other kinds leave. */
export async function countFacets(db: Kysely<DB>, asked: AskedProducts): Promise<FacetCounts> {
  const count = (except?: CountedKind | "price"): Promise<CountedHits> =>
    countHits(db, wantProducts(asked, except))
  const base = count()
  // A kind that nothing was chosen of leaves the same hits with and without it.
  const [all, priced, ...ofKinds] = await Promise.all([
    base,
    asked.minPrice !== undefined || asked.maxPrice !== undefined ? count("price") : base,
    ...countedKinds.map((kind) => (asked[kind] === undefined ? base : count(kind))),
  ])
  const kinds = { ...all.kinds }
  for (const [at, kind] of countedKinds.entries()) kinds[kind] = (ofKinds[at] ?? all).kinds[kind]
  return {
    inStock: all.inStock,
    lowest: priced.lowest,
    highest: priced.highest,
    kinds,
    capped: [
      ...countedKinds.filter((_kind, at) => isCapped(ofKinds[at]?.looked ?? 0)),
      ...(isCapped(all.looked) ? ["stock" as const] : []),
    ],
  }
}

async function countHits(db: Kysely<DB>, wanted: WantedProducts | null): Promise<CountedHits> {
  if (!wanted) return nothing
  const { rows } = await sql<{ kind: string; id: string; count: number }>`
    with hit as materialized (select * from ${countedHitsOf(wanted)} as found)
    select 'looked' as kind, '' as id, count(*) as count from hit
    union all select 'stock', '', count(*) filter (where in_stock) from hit
    union all select 'lowest', '', coalesce(min(by_price), 0) from hit
    union all select 'highest', '', coalesce(max(by_price), 0) from hit
    union all select 'category', category_id, count(*) from hit group by category_id
    union all select 'width', width_bucket(width_mm, ${widthStarts}::integer[])::text, count(*) from hit group by 2
    union all select 'style', style, count(*) from hit group by style
    union all select 'colour', colour, count(*) from hit cross join unnest(colours) as colour group by colour
    union all select 'material', material, count(*) from hit cross join unnest(materials) as material
      group by material`.execute(db)
  const byKind = Map.groupBy(rows, ({ kind }) => kind)
  const single = (kind: string): number => byKind.get(kind)?.[0]?.count ?? 0
  const counts = (kind: CountedKind): Map<string, number> =>
    new Map((byKind.get(kind) ?? []).map(({ id, count }) => [id, count]))
  return {
    looked: single("looked"),
    inStock: single("stock"),
    lowest: single("lowest"),
    highest: single("highest"),
    kinds: {
      category: counts("category"),
      width: counts("width"),
      style: counts("style"),
      colour: counts("colour"),
      material: counts("material"),
    },
  }
}
