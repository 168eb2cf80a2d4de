import { readBill } from "@roomwright/contract/payments/bills"
import { readOwnPlan } from "@roomwright/contract/plans/calls"
import {
  confirmReceipt,
  listReceipts,
  readReceipt,
  rejectReceipt,
} from "@roomwright/contract/payments/receipts-admin"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { newId } from "../../platform/ids.ts"
import { expectRefusal, refuse } from "../../testing/expect-refusal.ts"
import { startTestApp, type TestApp } from "../../testing/test-app.ts"
import { readOutbox, signUp, type TestPerson } from "../../testing/test-people.ts"
import {
  setUpPayments,
  orderPlan,
  payBill,
  pictureOfTransfer,
  waitingReceipts,
} from "../../testing/test-payments.ts"

let app: TestApp
let ha: TestPerson
let thu: TestPerson

beforeAll(async () => {
  app = await startTestApp()
  ha = await setUpPayments(app)
  thu = await signUp(app, { nickname: "Thu", roles: ["ROLE_RECEIPTS_CLERK"] })
})
afterAll(() => app.close())

const newReceipt = async (picture = pictureOfTransfer()) => {
  const payer = await signUp(app, { roles: ["ROLE_DESIGNER"] })
  const bill = await orderPlan(app, payer)
  return { payer, bill, receiptId: await payBill(app, payer, bill.id, picture) }
}
const show = (id: string) => app.call(readReceipt, { params: { id } }, { headers: thu.headers })
const confirm = (id: string, { headers } = thu) =>
  refuse(app, confirmReceipt, { params: { id } }, { headers })
const reject = (id: string, reason: unknown, { headers } = thu) =>
  refuse(app, rejectReceipt, { params: { id }, body: { reason } }, { headers })
const auditOf = (billId: string) =>
  app.database.db
    .selectFrom("audit_entry")
    .select(["actor_id", "action", "details"])
    .where("subject_kind", "=", "bill")
    .where("subject_id", "=", billId)
    .orderBy("at")
    .execute()
const changesOf = (billId: string) =>
  app.database.db
    .selectFrom("bill_change")
    .select(["from_state", "to_state", "actor_id", "reason"])
    .where("bill_id", "=", billId)
    .orderBy("at")
    .orderBy("id")
    .execute()

describe("the back office", () => {
  test("shows the receipts that wait, oldest first, and those decided on, newest first", async () => {
    const first = await newReceipt()
    const second = await newReceipt()
    expect((await waitingReceipts(app, thu)).slice(-2)).toEqual([first.receiptId, second.receiptId])
    await confirm(first.receiptId)
    await reject(second.receiptId, "No sum.")
    const { content } = await app.call(
      listReceipts,
      { query: { state: "decided" } },
      { headers: thu.headers },
    )
    expect(content.slice(0, 2).map(({ id }) => id)).toEqual([second.receiptId, first.receiptId])
    expect(await waitingReceipts(app, thu)).not.toContain(first.receiptId)
  })

  test("finds a receipt by its code or the beginning of it", async () => {
    const { bill, receiptId } = await newReceipt()
    for (const w of [bill.transferCode, ` ${bill.transferCode.toLowerCase().slice(0, 7)}`]) {
      const { content } = await app.call(listReceipts, { query: { w } }, { headers: thu.headers })
      expect(content.map(({ id }) => id)).toContain(receiptId)
    }
  })

  test("is for clerks and administrators alone", async () => {
    const { payer, receiptId } = await newReceipt()
    const { headers } = payer
    for (const answer of [
      await refuse(app, listReceipts, {}, { headers }),
      await refuse(app, readReceipt, { params: { id: receiptId } }, { headers }),
      await confirm(receiptId, payer),
      await reject(receiptId, "No.", payer),
    ])
      expectRefusal(answer, "forbidden")
    expectRefusal(await refuse(app, confirmReceipt, { params: { id: receiptId } }), "loginRequired")
    expect(await auditOf((await show(receiptId)).bill.id)).toEqual([])
  })

  test("warns of a picture that another bill was paid with, cut or saved anew", async () => {
    const picture = pictureOfTransfer()
    const bytes = await picture.clone().png().toBuffer()
    const first = await newReceipt(picture)
    const { default: sharp } = await import("sharp")
    const second = await newReceipt(sharp(await sharp(bytes).resize(310).jpeg({ quality: 50 }).toBuffer()))
    const third = await newReceipt()
    const alikeOf = async (id: string) => (await show(id)).alike.map(({ billId }) => billId)
    expect(await alikeOf(second.receiptId)).toEqual([first.bill.id])
    expect(await alikeOf(first.receiptId)).toEqual([second.bill.id])
    expect(await alikeOf(third.receiptId)).toEqual([])
  })
})

describe("deciding on a receipt", () => {
  test("is on record with who, when and why, in the bill's path and in the audit log", async () => {
    const { payer, bill, receiptId } = await newReceipt()
    expect((await reject(receiptId, "The sum is not to be seen.")).status).toBe(200)
    const again = await payBill(app, payer, bill.id)
    expect((await confirm(again, ha)).status).toBe(200)
    const reason = "The sum is not to be seen."
    expect(await changesOf(bill.id)).toEqual([
      { from_state: null, to_state: "AWAITING_PAYMENT", actor_id: payer.id, reason: null },
      { from_state: "AWAITING_PAYMENT", to_state: "PENDING_REVIEW", actor_id: payer.id, reason: null },
      { from_state: "PENDING_REVIEW", to_state: "REJECTED", actor_id: thu.id, reason },
      { from_state: "REJECTED", to_state: "PENDING_REVIEW", actor_id: payer.id, reason: null },
      { from_state: "PENDING_REVIEW", to_state: "CONFIRMED", actor_id: ha.id, reason: null },
    ])
    const { transferCode, amount } = bill
    expect(await auditOf(bill.id)).toEqual([
      { actor_id: thu.id, action: "receipt.reject", details: { receiptId, transferCode, amount, reason } },
      {
        actor_id: ha.id,
        action: "receipt.confirm",
        details: { receiptId: again, transferCode, amount, reason: null },
      },
    ])
    expect((await show(receiptId)).decision).toMatchObject({
      outcome: "REJECTED",
      by: { nickname: "Thu" },
      reason,
    })
    expect((await show(again)).decision).toMatchObject({ outcome: "CONFIRMED", by: { nickname: "Ha" } })
  })

  test("asks for a reason to refuse with", async () => {
    const { receiptId } = await newReceipt()
    for (const reason of ["", "  ", "x".repeat(501), null, undefined])
      expect([reason, (await reject(receiptId, reason)).status]).toEqual([
        reason,
        expect.toBeOneOf([400, 422]),
      ])
    expect((await show(receiptId)).decision).toBeNull()
  })

  test("finds no receipt that is not there", async () => {
    expectRefusal(await confirm(newId()), "notFound")
    expectRefusal(await reject(newId(), "No."), "notFound")
  })

  test("of two clerks at once exactly one wins, and the second sees who was first", async () => {
    for (let round = 0; round < 5; round += 1) {
      const { payer, bill, receiptId } = await newReceipt()
      const answers = await Promise.all([confirm(receiptId, ha), reject(receiptId, "No sum.", thu)])
      const won = answers.findIndex(({ status }) => status === 200)
      const lost = answers[1 - won]
      if (!lost) throw new Error("Both were answered alike.")
      expectRefusal(lost, "decidedAlready")
      const [winner, state, action] = (
        [
          [ha, "CONFIRMED", "receipt.confirm"],
          [thu, "REJECTED", "receipt.reject"],
        ] as const
      )[won] ?? [ha, "", ""]
      expect((await show(receiptId)).decision).toMatchObject({ outcome: state, by: { id: winner.id } })
      expect((await auditOf(bill.id)).map((entry) => [entry.actor_id, entry.action])).toEqual([
        [winner.id, action],
      ])
      const { tier } = await app.call(readOwnPlan, {}, { headers: payer.headers })
      expect(tier).toBe(state === "CONFIRMED" ? "pro" : "free")
    }
  })

  test("many times at once gives what was bought, and one message, once", async () => {
    const { payer, bill, receiptId } = await newReceipt()
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, at) => confirm(receiptId, at % 2 ? ha : thu)),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    for (const answer of answers) if (answer.status !== 200) expectRefusal(answer, "decidedAlready")
    const { current, later } = await app.call(readOwnPlan, {}, { headers: payer.headers })
    expect([current?.billId, later]).toEqual([bill.id, []])
    expect(await auditOf(bill.id)).toHaveLength(1)
    await expect
      .poll(async () =>
        (await readOutbox(app)).filter(
          ({ to, text }) => to === payer.mobile && text.includes(bill.transferCode),
        ),
      )
      .toHaveLength(1)
  })

  test("is over with the first answer: neither the same nor the other comes after it", async () => {
    const { payer, bill, receiptId } = await newReceipt()
    await confirm(receiptId)
    expectRefusal(await confirm(receiptId), "decidedAlready")
    expectRefusal(await reject(receiptId, "Too late."), "decidedAlready")
    const { status: state } = await app.call(
      readBill,
      { params: { id: bill.id } },
      { headers: payer.headers },
    )
    expect(state).toBe("CONFIRMED")
  })

  test("on a refused receipt stays, while the one after it waits", async () => {
    const { payer, bill, receiptId } = await newReceipt()
    await reject(receiptId, "No sum.")
    await payBill(app, payer, bill.id)
    expectRefusal(await confirm(receiptId), "decidedAlready")
    expect((await changesOf(bill.id)).at(-1)?.to_state).toBe("PENDING_REVIEW")
  })
})
