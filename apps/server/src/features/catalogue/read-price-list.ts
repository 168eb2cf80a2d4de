import { languages, type LocalText } from "@roomwright/contract/language"
import { priceListColumns, type PriceListColumn } from "@roomwright/contract/catalogue/price-lists"
import { deliveryAreas } from "@roomwright/contract/orders/provinces"
import type { Kysely } from "kysely"
import type { DB } from "../../platform/database/row-types.ts"
import { readMyVariants } from "./read-my-product.ts"

type Cell = string | number | null
type Cells = Readonly<Partial<Record<PriceListColumn, Cell>>>

/**
 * A merchant's variants as rows of the table, some products at a time, the oldest first. Importing them into
 * the same shop changes nothing; another merchant's import creates the same products.
 */
export async function readPriceList(
  db: Kysely<DB>,
  merchantId: string,
  { page, size }: { readonly page: number; readonly size: number },
) {
  const products = await db
    .selectFrom("product")
    .selectAll()
    .where("merchant_id", "=", merchantId)
    .orderBy("id")
    .limit(size)
    .offset(page * size)
    .execute()
  const ids = products.map(({ id }) => id)
  const [{ total }, variants, rates] = await Promise.all([
    db
      .selectFrom("product")
      .select(({ fn }) => fn.countAll<number>().as("total"))
      .where("merchant_id", "=", merchantId)
      .executeTakeFirstOrThrow(),
    readMyVariants(db, ids),
    ids.length === 0
      ? []
      : db.selectFrom("product_delivery").selectAll().where("product_id", "in", ids).execute(),
  ])
  const ratesOf = Map.groupBy(rates, ({ product_id }) => product_id)
  const content = products.flatMap((product) => {
    const facts: Cells = {
      product: product.table_key ?? product.id,
      ...textCells("name", product.name),
      ...textCells("description", product.description),
      category: product.category_id,
      style: product.style,
      materials: product.materials.join(" "),
      width_mm: product.width_mm,
      depth_mm: product.depth_mm,
      height_mm: product.height_mm,
      alert_at: product.alert_at,
      ...Object.fromEntries((ratesOf.get(product.id) ?? []).flatMap(rateCells)),
    }
    return (variants.get(product.id) ?? []).map(({ sku, price, stock, colour, size: variantSize }, at) =>
      toRow({
        // The product's first row describes it.
        ...(at === 0 ? facts : { product: facts.product ?? null }),
        sku,
        price,
        stock,
        colour: colour.id,
        ...(variantSize === null ? {} : textCells("size", variantSize)),
      }),
    )
  })
  return { content, page, size, totalElements: total, columns: [...priceListColumns] }
}

const toRow = (cells: Cells): Cell[] => priceListColumns.map((column) => cells[column] ?? null)

const textCells = (what: "name" | "description" | "size", text: LocalText): Cells =>
  Object.fromEntries(languages.map((language) => [`${what}_${language}`, text[language] ?? null]))

interface Rate {
  readonly area: string
  readonly cost: number
  readonly days_min: number
  readonly days_max: number
}

const rateCells = ({ area: name, cost, days_min, days_max }: Rate): (readonly [PriceListColumn, number])[] =>
  deliveryAreas.flatMap((area) =>
    area === name
      ? [
          [`${area}_cost`, cost],
          [`${area}_days_min`, days_min],
          [`${area}_days_max`, days_max],
        ]
      : [],
  )
