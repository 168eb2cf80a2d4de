import type { Category, ProductFacets } from "@roomwright/contract/catalogue/calls"
import { WidthBucket } from "@roomwright/contract/settings/filter-kinds"
import type { FacetValue } from "@roomwright/contract/settings/filters"
import { showText, type Language } from "@roomwright/contract/language"
import type { CallContext } from "../../platform/http/dispatch.ts"
import type { Services } from "../../platform/services.ts"
import type { FilterRegistry } from "../settings/settings.public.ts"
import { canonicalKeyOf, createCachedReads, type CachedRead } from "../../platform/cache/cached-reads.ts"
import { countFacets, type CountedKind, type FacetCounts } from "./count-hits.ts"
import { readProductFilters, refuseUnknownProductFilters, type ProductFilters } from "./filter-products.ts"

/** The recent counts, the same in all languages. */
export const createFacetReads = (services: Services): CachedRead<FacetCounts> =>
  createCachedReads(services, {
    changedBy: ["product-changed", "profile-changed"],
    bytesOf: ({ kinds }) => 1_000 + 100 * Object.values(kinds).reduce((sum, { size }) => sum + size, 0),
  })

/** Counts, for every value of every filter, the products that match it together with the other filters. */
export async function countFacetsOfProducts(
  services: Services,
  filterRegistry: FilterRegistry,
  readCached: CachedRead<FacetCounts>,
  query: ProductFilters,
  { language, visitor }: Pick<CallContext, "language" | "visitor">,
): Promise<ProductFacets> {
  const { db } = services.database
  await refuseUnknownProductFilters(db, filterRegistry, query)
  const counts = await readCached(canonicalKeyOf({ ...query }), visitor.address, async () =>
    countFacets(db, await readProductFilters(services.database, query)),
  )
  /** Values without hits are not offered, except chosen ones; capped counts cannot tell. */
  const isOffered = (kind: CountedKind, id: string, count: number): boolean =>
    count > 0 || counts.capped.includes(kind) || [query[kind] ?? []].flat().includes(id)
  const listValues = async (kind: "style" | "colour" | "material"): Promise<FacetValue[]> =>
    (await filterRegistry.list(kind))
      .filter(({ id, retired }) => !retired || query[kind]?.includes(id))
      .map(({ id, name, hex }) => ({
        id,
        name: showText(name, language),
        count: counts.kinds[kind].get(id) ?? 0,
        ...(hex ? { hex } : {}),
      }))
      .filter(({ id, count }) => isOffered(kind, id, count))
  return {
    capped: [...counts.capped],
    category: await readCategories(services, query, counts, language),
    // width_bucket counts from 1.
    width: WidthBucket.options
      .map((id, at) => ({ id, count: counts.kinds.width.get(String(at + 1)) ?? 0 }))
      .filter(({ id, count }) => isOffered("width", id, count)),
    style: await listValues("style"),
    colour: await listValues("colour"),
    material: await listValues("material"),
    inStockCount: counts.inStock,
    price: { lowest: counts.lowest, highest: counts.highest },
  }
}

/** The category tree with the products in each under the other filters; empty branches are left out. */
async function readCategories(
  { database: { db } }: Services,
  asked: ProductFilters,
  { kinds, capped }: FacetCounts,
  language: Language,
): Promise<Category[]> {
  const rows = await db
    .selectFrom("category")
    .select(["id", "parent_id", "name"])
    .where((eb) => eb.or([eb("hidden", "=", false), eb("id", "=", asked.category ?? "")]))
    .orderBy("position")
    .execute()
  const countOf = kinds.category
  const isOffered = ({ id, productCount }: { id: string; productCount: number }): boolean =>
    productCount > 0 || capped.includes("category") || id === asked.category
  return rows
    .filter((row) => row.parent_id === null)
    .map((top) => {
      const children = rows
        .filter((row) => row.parent_id === top.id)
        .map((row) => ({
          id: row.id,
          name: showText(row.name, language),
          productCount: countOf.get(row.id) ?? 0,
        }))
      const productCount = children.reduce((sum, child) => sum + child.productCount, countOf.get(top.id) ?? 0)
      return {
        id: top.id,
        name: showText(top.name, language),
        productCount,
        children: children.filter(isOffered),
      }
    })
    .filter((top) => isOffered(top) || top.children.some(({ id }) => id === asked.category))
}
