import type { Transaction } from "kysely"
import type { DB } from "../../platform/database/row-types.ts"
import type { Services } from "../../platform/services.ts"
import type { SoldVariant } from "../catalogue/catalogue.public.ts"

interface Taken {
  readonly sold: Pick<SoldVariant, "productId" | "merchantId" | "sku" | "name" | "alertAt">
  readonly quantity: number
  /** Pieces that are there now. */
  readonly left: number
}

/**
 * Notifies the merchant when an order brings a variant down to its low stock alert: once, until it is
 * restocked and falls again.
 */
export async function notifyWhenLow(
  tx: Transaction<DB>,
  { notifications }: Pick<Services, "notifications">,
  { sold, quantity, left }: Taken,
): Promise<void> {
  if (left + quantity <= sold.alertAt || left > sold.alertAt) return
  const { merchantId, productId, sku, name } = sold
  const values = { productId, title: name, sku, left }
  await notifications.write(tx, { accountId: merchantId, type: "STOCK_LOW", values })
}
