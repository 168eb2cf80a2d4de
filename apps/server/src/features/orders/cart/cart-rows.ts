import type { CartCount, CartEntry } from "@roomwright/contract/orders/cart"
import { cartLimits } from "@roomwright/contract/orders/cart"
import { orderLimits } from "@roomwright/contract/orders/calls"
import { sql, type Kysely } from "kysely"
import { AppError } from "../../../platform/app-error.ts"
import type { DB } from "../../../platform/database/row-types.ts"
import { inTransaction } from "../../../platform/events/record-event.ts"
import type { Services } from "../../../platform/services.ts"
import { readSoldVariants } from "../../catalogue/catalogue.public.ts"
import { nameVariants, type NamedEntry } from "./name-variants.ts"

/** A row of a cart. */
export interface CartRow {
  readonly productId: string
  readonly variantId: string
  readonly quantity: number
  /** The price (VND) that its owner saw; null counts as the current one. */
  readonly seenPrice: number | null
  readonly workId: string | null
}

/** Serialises changes of a cart, so that none slips past its limit. */
export const aloneForCart = (accountId: string) => ({ alone: `cart of ${accountId}` })

/** The rows of a cart, the newest first. */
export async function readCartRows(db: Kysely<DB>, accountId: string): Promise<CartRow[]> {
  const rows = await db
    .selectFrom("cart_line")
    .select(["product_id", "variant_id", "quantity", "seen_price", "work_id"])
    .where("account_id", "=", accountId)
    .orderBy("added_at", "desc")
    .orderBy("variant_id")
    .execute()
  return rows.map((row) => ({
    productId: row.product_id,
    variantId: row.variant_id,
    quantity: row.quantity,
    seenPrice: row.seen_price,
    workId: row.work_id,
  }))
}

export async function countCart(db: Kysely<DB>, accountId: string): Promise<CartCount> {
  return db
    .selectFrom("cart_line")
    .select(({ fn }) => [
      fn.countAll<number>().as("lines"),
      fn.coalesce(fn.sum<number>("quantity"), sql<number>`0`).as("pieces"),
    ])
    .where("account_id", "=", accountId)
    .executeTakeFirstOrThrow()
}

interface Filling {
  readonly accountId: string
  readonly entries: readonly CartEntry[]
  readonly counting: "add" | "atLeast"
}

/**
 * Puts variants into a cart; those that are not sold are left out, as nobody could order them. Throws `cartFull`, and
 * then nothing was put in.
 */
export async function fillCart(
  services: Services,
  { accountId, entries, counting }: Filling,
): Promise<CartCount> {
  const at = services.clock.now()
  return inTransaction(
    services,
    async (tx) => {
      const named = await nameVariants(tx, entries)
      const sold = await readSoldVariants(
        tx,
        named.map(({ variant }) => variant),
      )
      const wanted = new Map<string, NamedEntry>()
      for (const entry of named) {
        const found = sold.get(entry.variant)
        if (!found?.isOnSale || found.productId !== entry.product) continue
        const before = wanted.get(entry.variant)?.quantity ?? 0
        const quantity = counting === "add" ? before + entry.quantity : Math.max(before, entry.quantity)
        wanted.set(entry.variant, { ...entry, quantity: Math.min(orderLimits.quantityMax, quantity) })
      }
      // The first of them stands on top.
      for (const [place, { product, variant, quantity, work, seenPrice }] of [...wanted.values()].entries())
        await sql`
          insert into cart_line (account_id, product_id, variant_id, quantity, seen_price, work_id, added_at)
          values (${accountId}, ${product}, ${variant}, ${quantity},
            ${seenPrice ?? sold.get(variant)?.price ?? null}, ${work ?? null},
            ${new Date(at.getTime() - place)})
          on conflict (account_id, variant_id) do update set
            quantity = case when ${counting} = 'add'
              then least(${orderLimits.quantityMax}, cart_line.quantity + excluded.quantity)
              else greatest(cart_line.quantity, excluded.quantity) end,
            work_id = coalesce(cart_line.work_id, excluded.work_id)`.execute(tx)
      const count = await countCart(tx, accountId)
      if (count.lines > cartLimits.lines)
        throw new AppError("cartFull", { values: { most: cartLimits.lines } })
      return count
    },
    aloneForCart(accountId),
  )
}

interface Changing {
  readonly accountId: string
  readonly changes: readonly { readonly variant: string; readonly quantity: number }[]
}

/** Sets quantities of rows that are in a cart; 0 takes one out. What they cost now counts as seen. */
export async function changeCart(services: Services, { accountId, changes }: Changing): Promise<CartCount> {
  return inTransaction(
    services,
    async (tx) => {
      const sold = await readSoldVariants(
        tx,
        changes.map(({ variant }) => variant),
      )
      for (const { variant, quantity } of changes) {
        const price = sold.get(variant)?.price
        if (quantity === 0)
          await tx
            .deleteFrom("cart_line")
            .where("account_id", "=", accountId)
            .where("variant_id", "=", variant)
            .execute()
        else
          await tx
            .updateTable("cart_line")
            .set({ quantity, ...(price === undefined ? {} : { seen_price: price }) })
            .where("account_id", "=", accountId)
            .where("variant_id", "=", variant)
            .execute()
      }
      return countCart(tx, accountId)
    },
    aloneForCart(accountId),
  )
}
