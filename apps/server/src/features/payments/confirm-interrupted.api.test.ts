import { readOwnPlan } from "@roomwright/contract/plans/calls"
import { confirmReceipt } from "@roomwright/contract/payments/receipts-admin"
import { afterAll, beforeAll, expect, test } from "vitest"
import { expectRefusal, refuse } from "../../testing/expect-refusal.ts"
import { startProgram } from "../../testing/start-program.ts"
import { startTestApp, type TestApp } from "../../testing/test-app.ts"
import { readOutbox, signUp, type TestPerson } from "../../testing/test-people.ts"
import { setUpPayments, orderPlan, payBill } from "../../testing/test-payments.ts"

let app: TestApp
let clerk: TestPerson
let payer: TestPerson

beforeAll(async () => {
  app = await startTestApp()
  clerk = await setUpPayments(app)
  payer = await signUp(app, { roles: ["ROLE_DESIGNER"] })
})
afterAll(() => app.close())

/** Everything that a confirmation brings about, as how many there are of it. */
async function countTraces(billId: string, receiptId: string) {
  const { db } = app.database
  // Whoever died holding the bill is gone when this is answered.
  const bill = await db
    .transaction()
    .execute((tx) =>
      tx.selectFrom("bill").select("state").where("id", "=", billId).forUpdate().executeTakeFirst(),
    )
  const changes = db.selectFrom("bill_change").select("id").where("bill_id", "=", billId)
  const audit = db.selectFrom("audit_entry").select("id").where("subject_id", "=", billId)
  const { current, later } = await app.call(readOwnPlan, {}, { headers: payer.headers })
  const purchase = db.selectFrom("plan_purchase").select("outcome").where("bill_id", "=", billId)
  return {
    state: bill?.state,
    changes: (await changes.where("to_state", "=", "CONFIRMED").execute()).length,
    audit: (await audit.where("action", "=", "receipt.confirm").execute()).length,
    plans: [current, ...later].filter((plan) => plan?.billId === billId).length,
    outcome: (await purchase.executeTakeFirst())?.outcome,
    receipt: receiptId,
  }
}

test("kill -9 after any statement of a confirmation leaves all of it or nothing", async () => {
  const bill = await orderPlan(app, payer)
  const receiptId = await payBill(app, payer, bill.id)
  const nothing = {
    state: "PENDING_REVIEW",
    changes: 0,
    audit: 0,
    plans: 0,
    outcome: null,
    receipt: receiptId,
  }
  const all = { state: "CONFIRMED", changes: 1, audit: 1, plans: 1, outcome: "PAID", receipt: receiptId }
  let deaths = 0
  for (;;) {
    const { ended, output } = startProgram({
      file: "testing/confirm-and-die.ts",
      args: [],
      env: {
        DATABASE_URL: app.database.url,
        DATA_DIR: app.services.config.dataDir,
        HOLD_MINUTES: "0",
        RECEIPT: receiptId,
        CLERK: clerk.id,
        DIES_AFTER: String(deaths + 1),
      },
    })
    const { code, signal } = await ended
    const traces = await countTraces(bill.id, receiptId)
    expect(traces).toEqual(traces.state === "CONFIRMED" ? all : nothing)
    if (traces.state === "CONFIRMED") break
    expect([code, signal, output()]).toEqual([null, "SIGKILL", ""])
    deaths += 1
  }
  // It begins, looks, locks, moves the bill, gives the plan, notes who did it, writes, commits.
  expect(deaths).toBeGreaterThan(8)
  expectRefusal(await refuse(app, confirmReceipt, { params: { id: receiptId } }, clerk), "decidedAlready")
  const messagesToPayer = async () =>
    (await readOutbox(app)).filter(({ to, text }) => to === payer.mobile && text.includes(bill.transferCode))
  await expect.poll(messagesToPayer, { timeout: 10_000 }).toHaveLength(1)
}, 180_000)
