import type { VariantInput } from "@roomwright/contract/catalogue/my-products"
import type { LocalText } from "@roomwright/contract/language"
import type { Transaction } from "kysely"
import type { DB } from "../../platform/database/row-types.ts"
import { newId } from "../../platform/ids.ts"
import { orNull, type Colour } from "./check-product.ts"
import type { Owned } from "./read-my-product.ts"

interface VariantBefore {
  readonly id: string
  readonly colour_id: string
  readonly colour_name: LocalText
  readonly colour_hex: string
  readonly stock: number
}

interface Variants {
  readonly before: readonly VariantBefore[]
  readonly given: readonly VariantInput[]
  readonly colours: ReadonlyMap<string, Colour>
}

/** Sets the variants of a product in this order and deletes its others. The product must be locked. */
export async function writeVariants(
  tx: Transaction<DB>,
  { merchantId, productId }: Owned,
  { before, given, colours }: Variants,
): Promise<void> {
  const kept = new Set(given.map(({ id }) => id))
  const gone = before.filter(({ id }) => !kept.has(id)).map(({ id }) => id)
  if (gone.length > 0) await tx.deleteFrom("product_variant").where("id", "in", gone).execute()
  // Two that swap positions, or article numbers, would have the same for a moment.
  await tx
    .updateTable("product_variant")
    .set(({ eb, ref }) => ({ position: eb("position", "+", 1_000), sku: eb.cast<string>(ref("id"), "text") }))
    .where("product_id", "=", productId)
    .execute()
  for (const [position, variant] of given.entries()) {
    const old = before.find(({ id }) => id === variant.id)
    const size = orNull(variant.size)
    const fields = {
      merchant_id: merchantId,
      sku: variant.sku,
      size: size === null ? null : JSON.stringify(size),
      ...colourOf(variant, old, colours),
      price: variant.price,
      position,
    }
    if (old)
      await tx
        .updateTable("product_variant")
        .set({ ...fields, stock: stockNow(old.stock, variant) })
        .where("id", "=", old.id)
        .execute()
    else
      await tx
        .insertInto("product_variant")
        .values({ id: newId(), product_id: productId, stock: variant.stock, ...fields })
        .execute()
  }
}

/** The stock after a merchant sets it: includes sales and returns since they looked. */
export const stockNow = (
  stock: number,
  given: { readonly stock: number; readonly stockWas: number },
): number => Math.max(0, stock + given.stock - given.stockWas)

/** A variant that keeps its colour keeps the merchant's own name and shade of it. */
function colourOf(
  variant: VariantInput,
  old: VariantBefore | undefined,
  colours: ReadonlyMap<string, Colour>,
) {
  if (old && old.colour_id === variant.colour)
    return {
      colour_id: old.colour_id,
      colour_name: JSON.stringify(old.colour_name),
      colour_hex: old.colour_hex,
    }
  const colour = colours.get(variant.colour)
  if (!colour) throw new Error(`The colour ${variant.colour} has no swatch.`)
  return { colour_id: colour.id, colour_name: JSON.stringify(colour.name), colour_hex: colour.hex }
}
