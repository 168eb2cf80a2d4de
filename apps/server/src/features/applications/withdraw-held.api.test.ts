import { withdrawApplication } from "@roomwright/contract/applications/calls"
import { readBill } from "@roomwright/contract/payments/bills"
import { searchBills, type AdminBill } from "@roomwright/contract/payments/bills-admin"
import {
  listReceipts,
  recordMoney,
  rejectReceipt,
  settleMoney,
} from "@roomwright/contract/payments/receipts-admin"
import { deliverNow, undoConfirmation } from "@roomwright/contract/payments/undo"
import { afterAll, beforeAll, expect, test } from "vitest"
import { expectRefusal, refuse } from "../../testing/expect-refusal.ts"
import { proveBooks } from "../../testing/prove-books.ts"
import { startTestApp, type TestApp } from "../../testing/test-app.ts"
import { applyFor, confirmBill } from "../../testing/test-applications.ts"
import { signUp, type TestPerson } from "../../testing/test-people.ts"
import { setUpPayments } from "../../testing/test-payments.ts"

let app: TestApp
let clerk: TestPerson

// As in production: what staff confirm waits ten minutes.
beforeAll(async () => {
  app = await startTestApp({ env: { HOLD_MINUTES: "" } })
  clerk = await setUpPayments(app)
})
afterAll(() => app.close())

interface OneBill {
  readonly id: string
}

const asClerk = () => ({ headers: clerk.headers })
async function readAtAdmin({ id: w }: OneBill): Promise<AdminBill | undefined> {
  const { content } = await app.call(searchBills, { query: { w } }, asClerk())
  return content[0]
}
/** As if the minutes of waiting were over. */
const becomeDue = ({ id }: OneBill) =>
  app.database.db
    .updateTable("bill")
    .set({ deliver_at: app.services.clock.now() })
    .where("id", "=", id)
    .where("deliver_at", "is not", null)
    .execute()

test("an application that is withdrawn while its payment is held loses nothing: the fee is due back once", async () => {
  for (const [isRace, isByReceipt] of [
    [false, true],
    [false, false],
    [true, true],
  ] as const) {
    const applicant = await signUp(app)
    const { headers } = applicant
    const id = await applyFor(app, applicant, "DESIGNER_PRO_MONTHLY")
    const { bill_id: billId } = await app.database.db
      .selectFrom("application_order")
      .select("bill_id")
      .where("application_id", "=", id)
      .executeTakeFirstOrThrow()
    const bill = { id: billId }
    const { amount } = await app.call(readBill, { params: bill }, { headers })
    if (isByReceipt) await confirmBill(app, clerk, billId)
    else {
      const { content } = await app.call(listReceipts, { query: { size: "100" } }, asClerk())
      const params = { id: content.find((each) => each.bill.id === billId)?.id ?? "" }
      await app.call(rejectReceipt, { params, body: { reason: "Unreadable." } }, asClerk())
      const money = { kind: "NO_RECEIPT", amount, remark: "By the statement." } as const
      const noted = await app.call(recordMoney, { params: bill, body: money }, asClerk())
      const accepted = { params: { id: noted.id }, body: { outcome: "ACCEPTED" as const } }
      await app.call(settleMoney, accepted, asClerk())
    }
    const withdraw = refuse(app, withdrawApplication, { params: { id } }, applicant)
    if (isRace) await Promise.all([withdraw, refuse(app, deliverNow, { params: bill }, clerk)])
    expect((await withdraw).status).toBe(200)
    // The money has moved on: it goes back by the queue of refunds.
    expectRefusal(await refuse(app, undoConfirmation, { params: bill }, clerk), "undoTooLate")
    await becomeDue(bill)
    await app.runJob("deliver-paid")
    expect(await readAtAdmin(bill)).toMatchObject({
      status: "CONFIRMED",
      deliversAt: null,
      refundable: 0,
      money: { came: amount, due: amount, refunded: 0 },
    })
    const { notes = [] } = (await readAtAdmin(bill)) ?? {}
    expect(notes.filter(({ outcome }) => outcome === "REFUND_DUE")).toMatchObject([
      { kind: "CALLED_OFF", due: amount },
    ])
    await proveBooks(app)
  }
})
