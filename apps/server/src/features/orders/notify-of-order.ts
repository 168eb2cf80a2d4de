import { isLanguage, showText, type Language, type LocalText } from "@roomwright/contract/language"
import type { NotificationValues } from "@roomwright/contract/notifications/types"
import { InvoiceData } from "@roomwright/contract/payments/bills"
import { OrderKind } from "@roomwright/contract/orders/calls"
import type { Selectable, Transaction } from "kysely"
import * as z from "zod/mini"
import type { DB } from "../../platform/database/row-types.ts"
import type { Services } from "../../platform/services.ts"
import { andMore, inAll } from "./name-order.ts"
import { StoredItem } from "./stored-item.ts"

type Told = NotificationValues["ORDER_STATUS"]

interface OrderNews {
  readonly status: Told["status"]
  readonly side: Told["side"]
  /** Why somebody ended or answered it. */
  readonly reason?: string | null
  /** VND that go back to the buyer. */
  readonly refund?: number
  readonly shipment?: { readonly carrier?: string; readonly tracking?: string }
}

/** An order, or several of one bill as one. */
export type ToldOrder = Omit<Selectable<DB["market_order"]>, "item"> & { readonly item: unknown }

/**
 * Tells one side of an order what happened, with all that a mail about it has to say: the code, what was ordered, the sum, and
 * what comes next. The buyer reads it in the language of the order.
 */
export async function notifyOfOrder(
  tx: Transaction<DB>,
  { notifications }: Pick<Services, "notifications">,
  order: ToldOrder,
  { status, side, reason = null, refund = 0, shipment = {} }: OrderNews,
): Promise<void> {
  const { transfer_code: code, invoice } = await tx
    .selectFrom("bill")
    .select(["transfer_code", "invoice"])
    .where("id", "=", order.bill_id)
    .executeTakeFirstOrThrow()
  const item = z.parse(StoredItem, order.item)
  const kind = z.parse(OrderKind, order.kind)
  await notifications.write(tx, {
    accountId: side === "buyer" ? order.buyer_id : order.seller_id,
    type: "ORDER_STATUS",
    ...languageOf(side === "buyer" ? order.language : null),
    values: {
      orderId: order.id,
      title: item.name,
      ...factsOf({ kind, item, quantity: order.quantity }),
      code,
      sum: order.total,
      status,
      side,
      carrier: shipment.carrier ?? "",
      tracking: shipment.tracking ?? "",
      reason: reason ?? "",
      refund,
      invoice: side === "seller" && status === "PAID" && kind === "product" ? companyOf(invoice) : "",
    },
  })
}

/** The company on one line, as the seller needs it for the invoice. */
function companyOf(stored: unknown): string {
  const company = z.safeParse(InvoiceData, stored)
  if (!company.success) return ""
  const { companyName, taxCode, address, email } = company.data
  return [companyName, taxCode, address, email].join(", ")
}

/** The language of an order, for those of its mails that are in it. */
export const languageOf = (stored: string | null) => (isLanguage(stored) ? { language: stored } : {})

interface Ordered {
  readonly kind: OrderKind
  readonly item: StoredItem
  readonly quantity: number
}

/** What was ordered, in every language: name, size, colour, article number and pieces. */
export function factsOf({ kind, item, quantity }: Ordered): {
  readonly kind: OrderKind
  readonly what: LocalText
} {
  return { kind, what: inAll((language) => nameAll(item, kind === "design" ? null : quantity, language)) }
}

/** The first thing with all that tells it apart, and how many there are besides. */
function nameAll(item: StoredItem, quantity: number | null, language: Language): string {
  const first = item.lines?.[0]
  const { name, size, colour, sku } = first ?? item
  const parts = [name, size, colour?.name].flatMap((text) => (text ? [showText(text, language).text] : []))
  const pieces = first?.quantity ?? quantity
  const named = [...parts, ...(sku === null ? [] : [sku])].join(", ")
  return andMore(pieces === null ? named : `${named} × ${pieces}`, (item.lines?.length ?? 1) - 1, language)
}
