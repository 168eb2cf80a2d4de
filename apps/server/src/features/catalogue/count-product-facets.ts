import type { Category, ProductFacets } from "@roomwright/contract/catalogue"
import { widthBuckets, WidthBucket } from "@roomwright/contract/filter-kinds"
import type { FacetValue } from "@roomwright/contract/filters"
import { showText, type Language } from "@roomwright/contract/language"
import { sql } from "kysely"
import type { Services } from "../../platform/services.ts"
import type { FilterBook } from "../settings/settings.public.ts"
import {
  productConditions,
  readProductFilters,
  refuseUnknownProductFilters,
  type AskedProducts,
  type ProductFilters,
} from "./filter-products.ts"

/** Counts, for every value of every filter, the products it would leave together with the other filters. */
export async function countFacetsOfProducts(
  services: Services,
  filterBook: FilterBook,
  query: ProductFilters,
  language: Language,
): Promise<ProductFacets> {
  const { db } = services.database
  await refuseUnknownProductFilters(db, filterBook, query)
  const filters = await readProductFilters(db, query)
  const countBy = async (kind: "style" | "colour" | "material"): Promise<FacetValue[]> => {
    const column = {
      style: sql`product.style`,
      colour: sql`unnest(product.colours)`,
      material: sql`unnest(product.materials)`,
    }[kind]
    const rows = await db
      .selectFrom("product")
      .select((eb) => [sql<string>`${column}`.as("id"), eb.fn.countAll<number>().as("count")])
      .where((eb) => productConditions(eb, filters, kind))
      .groupBy(sql`1`)
      .execute()
    const counts = new Map(rows.map((row) => [row.id, row.count]))
    const chosen = new Set(filters[kind])
    const values = await filterBook.list(kind)
    return values
      .map(({ id, name, hex }) => ({
        id,
        name: showText(name, language),
        count: counts.get(id) ?? 0,
        ...(hex ? { hex } : {}),
      }))
      .filter(({ id, count }) => count > 0 || chosen.has(id))
  }
  const countSizes = async (): Promise<ProductFacets["size"]> => {
    const starts = WidthBucket.options.map((bucket) => widthBuckets[bucket].from)
    const rows = await db
      .selectFrom("product")
      .select((eb) => [
        sql<number>`width_bucket(product.width_mm, ${starts}::integer[])`.as("bucket"),
        eb.fn.countAll<number>().as("count"),
      ])
      .where((eb) => productConditions(eb, filters, "size"))
      .groupBy(sql`1`)
      .execute()
    const counts = new Map(rows.map((row) => [row.bucket, row.count]))
    return WidthBucket.options
      .map((id, at) => ({ id, count: counts.get(at + 1) ?? 0 }))
      .filter(({ id, count }) => count > 0 || filters.size?.includes(id))
  }
  const [category, size, style, colour, material, stock, price] = await Promise.all([
    readCategories(services, filters, language),
    countSizes(),
    countBy("style"),
    countBy("colour"),
    countBy("material"),
    db
      .selectFrom("product")
      .select((eb) => eb.fn.countAll<number>().as("count"))
      .where((eb) => productConditions(eb, { ...filters, inStock: true }))
      .executeTakeFirstOrThrow(),
    db
      .selectFrom("product")
      .select((eb) => [
        eb.fn.coalesce(eb.fn.min("lowest_price"), sql<number>`0`).as("lowest"),
        eb.fn.coalesce(eb.fn.max("lowest_price"), sql<number>`0`).as("highest"),
      ])
      .where((eb) => productConditions(eb, { ...filters, minPrice: undefined, maxPrice: undefined }))
      .executeTakeFirstOrThrow(),
  ])
  return { capped: [], category, size, style, colour, material, inStockCount: stock.count, price }
}

/** The category tree with the products each holds under the other filters; empty branches are left out. */
async function readCategories(
  { database: { db } }: Services,
  filters: AskedProducts,
  language: Language,
): Promise<Category[]> {
  const [rows, counts] = await Promise.all([
    db.selectFrom("category").select(["id", "parent_id", "name"]).orderBy("position").execute(),
    db
      .selectFrom("product")
      .select((eb) => ["product.category_id", eb.fn.countAll<number>().as("count")])
      .where((eb) => productConditions(eb, filters, "category"))
      .groupBy("product.category_id")
      .execute(),
  ])
  const countOf = new Map(counts.map((row) => [row.category_id, row.count]))
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
        children: children.filter((child) => child.productCount > 0 || child.id === filters.category),
      }
    })
    .filter(
      ({ id, productCount, children }) =>
        productCount > 0 ||
        id === filters.category ||
        children.some((child) => child.id === filters.category),
    )
}
