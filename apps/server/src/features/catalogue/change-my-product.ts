import type { ProductInput, VariantInput } from "@roomwright/contract/catalogue/my-products"
import { sql, type Transaction } from "kysely"
import { AppError } from "../../platform/app-error.ts"
import type { DB } from "../../platform/database/row-types.ts"
import { inTransaction, recordEvent } from "../../platform/events/record-event.ts"
import type { Services } from "../../platform/services.ts"
import type { FilterRegistry } from "../settings/settings.public.ts"
import { givenRates, lockMerchant } from "./add-my-product.ts"
import { checkValues, refuseTakenSkus, withoutEmpty } from "./check-product.ts"
import { claimPictures, setPictures } from "./claim-pictures.ts"
import { saveProductSpellings, readSearchNames, wordsOfProduct } from "./product-words.ts"
import type { Owned } from "./read-my-product.ts"
import { refreshSearchRows } from "./search-rows.ts"
import { saveDelivery } from "./stock.ts"
import { writeVariants } from "./write-variants.ts"

interface Change extends ProductInput {
  /** The edition that the form started from. */
  readonly edition: number
}

/**
 * Replaces a product's content. Throws `productChanged` if it has changed since, `notFound` for another
 * merchant's, and whatever listing one throws.
 */
export async function changeMyProduct(
  services: Services,
  filterRegistry: FilterRegistry,
  { merchantId, productId }: Owned,
  change: Change,
): Promise<void> {
  await inTransaction(services, async (tx) => {
    await lockMerchant(tx, merchantId)
    const product = await lockMyProduct(tx, { merchantId, productId })
    if (product.edition !== change.edition) throw new AppError("productChanged")
    const variants = await tx
      .selectFrom("product_variant")
      .selectAll()
      .where("product_id", "=", productId)
      .execute()
    refuseStrangers(change.variants, new Set(variants.map(({ id }) => id)))
    const colours = await checkValues(
      tx,
      filterRegistry,
      {
        ...change,
        colours: change.variants.map(({ id, colour }) => ({
          id: colour,
          isKept: variants.some((before) => before.id === id && before.colour_id === colour),
        })),
      },
      {
        category: product.category_id,
        style: product.style,
        materials: product.materials,
      },
    )
    const skus = change.variants.map(({ sku }) => sku)
    await refuseTakenSkus(tx, { merchantId, productId }, skus)
    await writeVariants(tx, { merchantId, productId }, { before: variants, given: change.variants, colours })
    const rows = await tx
      .selectFrom("product_picture")
      .select("picture_id")
      .where("product_id", "=", productId)
      .execute()
    const had = rows.map(({ picture_id }) => picture_id)
    const pictureIds = await claimPictures(tx, { merchantId, ids: change.pictures, had })
    await setPictures(tx, productId, { pictureIds, had, shown: product.on_sale })
    await saveDelivery(tx, productId, givenRates(change.delivery))
    await writeProduct(tx, { merchantId, productId }, { change, at: services.clock.now() })
    await refreshSearchRows(tx, [productId])
    await recordEvent(tx, { type: "product-changed", productId, merchantId })
  })
}

/** A product of this merchant, locked against other changes and sales. Throws `notFound`. */
export async function lockMyProduct(tx: Transaction<DB>, { merchantId, productId }: Owned) {
  const product = await tx
    .selectFrom("product")
    .select(["edition", "on_sale", "category_id", "style", "materials", "alert_at"])
    .where("id", "=", productId)
    .where("merchant_id", "=", merchantId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!product) throw new AppError("notFound")
  return product
}

function refuseStrangers(given: readonly VariantInput[], known: ReadonlySet<string>): void {
  const at = given.findIndex(
    ({ id }, place) => id !== null && (!known.has(id) || given.findIndex((other) => other.id === id) < place),
  )
  if (at >= 0)
    throw new AppError("invalidInput", { faults: [{ path: `body.variants.${at}.id`, problem: "unknown" }] })
}

async function writeProduct(
  tx: Transaction<DB>,
  { merchantId, productId }: Owned,
  { change, at }: { readonly change: Change; readonly at: Date },
): Promise<void> {
  const name = withoutEmpty(change.localName)
  const materials = [...new Set(change.materials)]
  const written = await tx
    .selectFrom("product_variant")
    .select(["size", "colour_id", "colour_name"])
    .where("product_id", "=", productId)
    .execute()
  const { also_called: calledBefore } = await tx
    .selectFrom("product")
    .select("also_called")
    .where("id", "=", productId)
    .executeTakeFirstOrThrow()
  const alsoCalled = change.alsoCalled ? withoutEmpty(change.alsoCalled) : calledBefore
  const found = {
    merchantId,
    categoryId: change.category,
    name,
    alsoCalled,
    description: withoutEmpty(change.localDescription),
    style: change.style,
    materials,
    variants: written.map(({ size, colour_id, colour_name }) => ({
      size,
      colour: { id: colour_id, name: colour_name },
    })),
  }
  const words = wordsOfProduct(await readSearchNames(tx, found), found)
  await tx
    .updateTable("product")
    .set(({ eb }) => ({
      name: JSON.stringify(name),
      description: JSON.stringify(found.description),
      also_called: JSON.stringify(alsoCalled),
      category_id: change.category,
      style: change.style,
      materials,
      width_mm: change.widthMm,
      depth_mm: change.depthMm,
      height_mm: change.heightMm,
      alert_at: change.alertAt,
      words: sql<string>`array_to_tsvector(string_to_array(${words.join(" ")}, ' '))`,
      edition: eb("edition", "+", 1),
      changed_at: at,
    }))
    .where("id", "=", productId)
    .execute()
  await sumUpVariants(tx, productId)
  await saveProductSpellings(tx, words)
}

/** Updates the values by which a product is sorted and filtered from its variants. */
export async function sumUpVariants(tx: Transaction<DB>, productId: string): Promise<void> {
  await sql`
    update product p set lowest_price = v.lowest, highest_price = v.highest, in_stock = v.in_stock, colours = v.colours
    from (
      select min(price) as lowest, max(price) as highest, bool_or(stock > 0) as in_stock,
        array_agg(distinct colour_id) as colours
      from product_variant where product_id = ${productId}
    ) as v
    where p.id = ${productId}`.execute(tx)
}
