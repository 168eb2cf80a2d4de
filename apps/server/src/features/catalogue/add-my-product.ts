import { createHash } from "node:crypto"
import type { AreaDelivery, ProductInput } from "@roomwright/contract/catalogue/my-products"
import { sql, type Transaction } from "kysely"
import { AppError } from "../../platform/app-error.ts"
import type { DB } from "../../platform/database/row-types.ts"
import { inTransaction } from "../../platform/events/record-event.ts"
import type { Services } from "../../platform/services.ts"
import { findMerchantGaps } from "../accounts/accounts.public.ts"
import type { FilterRegistry } from "../settings/settings.public.ts"
import { checkValues, orNull, refuseTakenSkus, withoutEmpty, type Colour } from "./check-product.ts"
import { claimPictures } from "./claim-pictures.ts"
import type { NewProduct, NewVariant } from "./new-product.ts"
import { createProduct } from "./save-product.ts"
import { saveDelivery } from "./stock.ts"

interface Listing extends ProductInput {
  readonly isOnSale: boolean
  readonly key: string
}

/**
 * Lists a product of a merchant. The same key and content return the same product. Returns its id. Throws
 * `profileIncomplete` with the missing parts, `unknownFilterValue`, `skuTaken`, `uploadGone`, `keyReused`.
 */
export async function addMyProduct(
  services: Services,
  filterRegistry: FilterRegistry,
  merchantId: string,
  listing: Listing,
): Promise<string> {
  return inTransaction(services, async (tx) => {
    await lockMerchant(tx, merchantId)
    const { key, ...content } = listing
    const hash = createHash("sha256").update(JSON.stringify(content)).digest("base64url")
    const before = await tx
      .selectFrom("product")
      .select(["id", "listing_hash"])
      .where("merchant_id", "=", merchantId)
      .where("listing_key", "=", key)
      .executeTakeFirst()
    if (before && before.listing_hash !== hash) throw new AppError("keyReused")
    if (before) return before.id
    await refuseIncomplete(tx, merchantId)
    const colours = await checkValues(
      tx,
      filterRegistry,
      { ...listing, colours: listing.variants.map(({ colour }) => ({ id: colour, isKept: false })) },
      null,
    )
    const skus = listing.variants.map(({ sku }) => sku)
    await refuseTakenSkus(tx, { merchantId, productId: null }, skus)
    const pictureIds = await claimPictures(tx, { merchantId, ids: listing.pictures, had: [] })
    const id = await createProduct(
      tx,
      toNewProduct(listing, { merchantId, colours, pictureIds, at: services.clock.now() }),
    )
    await tx
      .updateTable("product")
      .set({ listing_key: key, listing_hash: hash, alert_at: listing.alertAt })
      .where("id", "=", id)
      .execute()
    await saveDelivery(tx, id, givenRates(listing.delivery))
    return id
  })
}

/** Serialises listings and changes of this merchant's products until the transaction ends. */
export async function lockMerchant(tx: Transaction<DB>, merchantId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`products ${merchantId}`}, 0))`.execute(tx)
}

/**
 * Merchants need a complete profile before they sell. Throws `profileIncomplete`, which names the missing
 * parts.
 */
export async function refuseIncomplete(tx: Transaction<DB>, merchantId: string): Promise<void> {
  const gaps = await findMerchantGaps(tx, merchantId)
  if (gaps.length === 0) return
  const faults = gaps.map((name) => ({ path: `profile.${name}`, problem: "missing" }))
  throw new AppError("profileIncomplete", { faults })
}

interface Around {
  readonly merchantId: string
  readonly colours: ReadonlyMap<string, Colour>
  readonly pictureIds: NewProduct["pictureIds"]
  readonly at: Date
}

function toNewProduct(listing: Listing, { merchantId, colours, pictureIds, at }: Around): NewProduct {
  const [first, ...others] = listing.variants.map((variant): NewVariant => {
    const colour = colours.get(variant.colour)
    if (!colour) throw new Error(`The colour ${variant.colour} has no swatch.`)
    return {
      sku: variant.sku,
      size: orNull(variant.size),
      colour,
      price: variant.price,
      stock: variant.stock,
    }
  })
  if (!first) throw new Error("A product has at least one variant.")
  return {
    merchantId,
    categoryId: listing.category,
    name: withoutEmpty(listing.localName),
    description: withoutEmpty(listing.localDescription),
    alsoCalled: withoutEmpty(listing.alsoCalled ?? {}),
    style: listing.style,
    materials: [...new Set(listing.materials)],
    widthMm: listing.widthMm,
    depthMm: listing.depthMm,
    heightMm: listing.heightMm,
    onSale: listing.isOnSale,
    pictureIds,
    variants: [first, ...others],
    createdAt: at,
  }
}

/** The parts of the country with their own delivery prices. */
export const givenRates = (
  delivery: ProductInput["delivery"],
): Readonly<Partial<Record<keyof ProductInput["delivery"], AreaDelivery>>> => ({
  ...(delivery.north ? { north: delivery.north } : {}),
  ...(delivery.central ? { central: delivery.central } : {}),
  ...(delivery.south ? { south: delivery.south } : {}),
})
