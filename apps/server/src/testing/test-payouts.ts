import { makePayoutRun, readPayoutRun, releasePayoutRun } from "@roomwright/contract/orders/payout-runs"
import { bookPayout } from "../features/payments/payments.public.ts"
import { newId } from "../platform/ids.ts"
import { localDay } from "../platform/vietnam/local-periods.ts"
import type { TestApp } from "./test-app.ts"
import { signUp, startTestSession, type TestPerson } from "./test-people.ts"
import { enterSellerAccount } from "./test-payments.ts"
import { sellLongAgo } from "./test-sales.ts"

/** A seller to whom this sum can be paid now, and the clerk, signed in anew. */
export async function dueSeller(app: TestApp, clerk: TestPerson, price: number) {
  const { atelier, clerk: later, month } = await sellLongAgo(app, clerk, price)
  await enterSellerAccount(app, atelier.designer)
  app.time.passes(86_400_000 + 1_000)
  return {
    seller: await startTestSession(app, atelier.designer),
    atelier,
    clerk: await startTestSession(app, later),
    month,
  }
}

export const makeRunOf = (app: TestApp, { headers }: TestPerson, sellers: readonly TestPerson[]) =>
  app.call(makePayoutRun, { body: { sellers: sellers.map(({ id }) => id), key: newId() } }, { headers })

export const readRunOf = (app: TestApp, { headers }: TestPerson, id: string) =>
  app.call(readPayoutRun, { params: { id } }, { headers })

/** Pays a seller more than is owed, as releases before holds did when an order was refunded afterwards. */
export async function payTooMuch(app: TestApp, sellerId: string, amount: number): Promise<void> {
  const at = app.services.clock.now()
  await app.database.db.transaction().execute(async (tx) => {
    const id = newId()
    await tx
      .insertInto("payout")
      .values({
        id,
        seller_id: sellerId,
        month: localDay(at).slice(0, 7),
        amount,
        reference: "FT0",
        key: newId(),
        body_hash: "",
        noted_at: at,
        noted_by: sellerId,
      })
      .execute()
    await bookPayout(tx, { id, sellerId, amount, at, actorId: sellerId })
  })
}

/** A run of one seller, and the clerk who made it. */
export async function makeDueRun(
  app: TestApp,
  clerk: TestPerson,
  { isReleased }: { readonly isReleased: boolean },
) {
  const due = await dueSeller(app, clerk, 2_000_000)
  const run = await makeRunOf(app, due.clerk, [due.seller])
  if (isReleased) await app.call(releasePayoutRun, { params: { id: run.id } }, due.clerk)
  return { ...due, run }
}

/** Somebody who owes, and what notes a repayment of theirs. */
export async function oweRepayment(app: TestApp) {
  const seller = await signUp(app)
  await payTooMuch(app, seller.id, 5_000)
  return {
    parties: [seller],
    input: () => ({ params: { seller: seller.id }, body: { amount: 5, reference: "FT1", key: newId() } }),
  }
}
