import { makePayoutRun, readPayoutRun } from "@roomwright/contract/orders/payout-runs"
import { newId } from "../platform/ids.ts"
import type { TestApp } from "./test-app.ts"
import { startTestSession, type TestPerson } from "./test-people.ts"
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
