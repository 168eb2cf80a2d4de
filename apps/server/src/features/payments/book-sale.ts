import type { Transaction } from "kysely"
import type { DB } from "../../platform/database/row-types.ts"
import { accountOf, bank, bookMoney, kept, standingEntries, takeBackEntries } from "./ledger.ts"

interface Sale {
  readonly billId: string
  readonly orderId: string
  readonly sellerId: string
  /** VND. */
  readonly amount: number
  /** Of that: what the platform keeps. */
  readonly commission: number
  readonly at: Date
  readonly actorId: string | null
  /** The order is complete, and its money the seller's; or it no longer is. */
  readonly isComplete: boolean
}

/** Books the money of an order as owed to its seller without the commission, or back as held for the order. */
export async function bookSale(tx: Transaction<DB>, sale: Sale): Promise<void> {
  const { billId, orderId, sellerId, amount, commission, isComplete, ...occasion } = sale
  const [held, owed] = [accountOf("sale", billId), accountOf("seller", sellerId)]
  const shared = { billId, subjectId: orderId }
  await bookMoney(
    tx,
    occasion,
    isComplete
      ? [
          { what: "sale", from: held, to: owed, amount, ...shared },
          { what: "commission", from: owed, to: kept, amount: commission, ...shared },
        ]
      : [
          { what: "commission-return", from: kept, to: owed, amount: commission, ...shared },
          { what: "return", from: owed, to: held, amount, ...shared },
        ],
  )
}

/** Books a payout as not made: a mistake, or a transfer that the bank returned. */
export async function takePayoutBack(
  tx: Transaction<DB>,
  { id, ...occasion }: { readonly id: string; readonly at: Date; readonly actorId: string },
): Promise<void> {
  await takeBackEntries(tx, occasion, await standingEntries(tx, { subjectId: id }).execute())
}

/** Books a payout to a seller. */
export async function bookPayout(
  tx: Transaction<DB>,
  payout: {
    readonly id: string
    readonly sellerId: string
    readonly amount: number
    readonly at: Date
    readonly actorId: string
  },
): Promise<void> {
  const { id, sellerId, amount, ...occasion } = payout
  const from = accountOf("seller", sellerId)
  await bookMoney(tx, occasion, [{ what: "payout", from, to: bank, amount, subjectId: id }])
}
