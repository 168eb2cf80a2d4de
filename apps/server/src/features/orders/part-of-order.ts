import type { Transaction } from "kysely"
import * as z from "zod/mini"
import { AppError } from "../../platform/app-error.ts"
import type { DB } from "../../platform/database/row-types.ts"
import { readRefundable } from "../payments/payments.public.ts"
import type { OrderRow } from "./move-order.ts"
import { StoredItem } from "./stored-item.ts"

/** A part of an order that is given back, as staff name it. */
export interface NamedPart {
  /** Of the order's things, from 0. */
  readonly line?: number | undefined
  readonly pieces?: number | undefined
  /** VND; by default what the pieces cost. */
  readonly amount?: number | undefined
}

export interface MeasuredPart {
  readonly line: number | null
  readonly pieces: number | null
  readonly amount: number
}

/**
 * What a part of a paid, locked order comes to. Throws `invalidInput` where it names no line that there is, or neither
 * pieces nor a sum, and `refundTooHigh` above what is left of the line, the order or the bill's money.
 */
export async function measurePart(
  tx: Transaction<DB>,
  order: OrderRow,
  { line, pieces, amount }: NamedPart,
): Promise<MeasuredPart> {
  const named = line === undefined ? null : linesOf(order)[line]
  if (named === undefined || (pieces !== undefined && named === null)) throw fault("line")
  const sum = amount ?? (named && pieces !== undefined ? named.unitPrice * pieces : undefined)
  if (sum === undefined) throw fault("amount")
  const before = await tx
    .selectFrom("order_refund")
    .select(["line", "pieces", "amount"])
    .where("order_id", "=", order.id)
    .execute()
  const ofLine = before.filter((one) => one.line === line)
  const leftOfLine = named
    ? named.unitPrice * named.quantity + named.deliveryCost - add(ofLine.map((one) => one.amount))
    : order.total
  const most = Math.max(
    0,
    Math.min(leftOfLine, order.total - order.given_back, await readRefundable(tx, order.bill_id)),
  )
  const piecesLeft = named ? named.quantity - add(ofLine.map((one) => one.pieces ?? 0)) : 0
  if (sum > most || (pieces ?? 0) > piecesLeft) throw new AppError("refundTooHigh", { values: { most } })
  return { line: line ?? null, pieces: pieces ?? null, amount: sum }
}

interface PricedLine {
  readonly unitPrice: number
  readonly quantity: number
  readonly deliveryCost: number
}

/** The things of an order with their prices: one, or several. */
const linesOf = ({ item, unit_price, quantity, delivery_cost }: OrderRow): readonly PricedLine[] =>
  z.parse(StoredItem, item).lines ?? [{ unitPrice: unit_price, quantity, deliveryCost: delivery_cost }]

const add = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0)

const fault = (name: string): AppError =>
  new AppError("invalidInput", { faults: [{ path: `body.${name}`, problem: "missing" }] })
