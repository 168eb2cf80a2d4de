import {
  billStates,
  cancelBill,
  readBill,
  sendReceipt,
  type BillState,
} from "@roomwright/contract/payments/bills"
import { readOwnPlan } from "@roomwright/contract/plans/calls"
import {
  confirmReceipt,
  recordMoney,
  rejectReceipt,
  settleMoney,
} from "@roomwright/contract/payments/receipts-admin"
import fc from "fast-check"
import { afterAll, beforeAll, expect, test } from "vitest"
import { refuse } from "../../testing/expect-refusal.ts"
import type { Answer } from "../../testing/send-request.ts"
import { startTestApp, type TestApp } from "../../testing/test-app.ts"
import { signUp, startTestSession, type TestPerson } from "../../testing/test-people.ts"
import { expireDueBills, setUpPayments, orderPlan, uploadReceipt } from "../../testing/test-payments.ts"

const hourMs = 3_600_000

let app: TestApp
let clerk: TestPerson

beforeAll(async () => {
  app = await startTestApp()
  clerk = await setUpPayments(app)
})
afterAll(() => app.close())

/** What design says may happen to a bill: written down once more, for the program to be compared with. */
const table = {
  AWAITING_PAYMENT: {
    receipt: "PENDING_REVIEW",
    late: "CONFIRMED",
    cancel: "CANCELLED",
    day: "EXPIRED",
    twoDays: "EXPIRED",
  },
  PENDING_REVIEW: { confirm: "CONFIRMED", reject: "REJECTED" },
  REJECTED: { receipt: "PENDING_REVIEW", late: "CONFIRMED", cancel: "CANCELLED", twoDays: "EXPIRED" },
  EXPIRED: { late: "CONFIRMED" },
  CONFIRMED: {},
  CANCELLED: {},
} as const satisfies Record<BillState, Record<string, BillState>>
const steps = ["receipt", "cancel", "confirm", "reject", "late", "day", "twoDays"] as const
type Step = (typeof steps)[number]

const nextOf = (state: BillState, step: Step): BillState | null =>
  Object.entries(table[state]).find(([name]) => name === step)?.[1] ?? null

/** One bill, and everything that its payer, staff and time can do to it through the door. */
async function startBill() {
  let payer = await signUp(app, { roles: ["ROLE_DESIGNER"] })
  const { id } = await orderPlan(app, payer)
  const params = { id }
  const receipts = async () => (await app.call(readBill, { params }, { headers: payer.headers })).receipts
  const lastReceipt = async () => ({ id: (await receipts()).at(-1)?.id ?? id })
  const pass = async (hours: number): Promise<null> => {
    app.time.passes(hours * hourMs)
    payer = await startTestSession(app, payer)
    clerk = await startTestSession(app, clerk)
    await expireDueBills(app)
    return null
  }
  const acts: Readonly<Record<Step, () => Promise<Answer | null>>> = {
    receipt: async () =>
      refuse(app, sendReceipt, { params, body: { upload: await uploadReceipt(app, payer) } }, payer),
    cancel: () => refuse(app, cancelBill, { params }, payer),
    confirm: async () => refuse(app, confirmReceipt, { params: await lastReceipt() }, clerk),
    reject: async () =>
      refuse(app, rejectReceipt, { params: await lastReceipt(), body: { reason: "No sum." } }, clerk),
    late: async () => {
      const body = { kind: "LATE" as const, amount: 388_000, remark: "A day late." }
      const note = await app.call(recordMoney, { params, body }, { headers: clerk.headers })
      return refuse(app, settleMoney, { params: { id: note.id }, body: { outcome: "ACCEPTED" } }, clerk)
    },
    // A refused receipt may be replaced for longer than one day.
    day: () => pass(25),
    twoDays: () => pass(49),
  }
  return {
    id,
    act: (step: Step) => acts[step](),
    state: async () => (await app.call(readBill, { params }, { headers: payer.headers })).status,
    hasPlan: async () => (await app.call(readOwnPlan, {}, { headers: payer.headers })).current !== null,
  }
}

test("no bill ever leaves the table of its states, and its record tells its whole path", async () => {
  const seen = new Set<string>()
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...steps), { minLength: 3, maxLength: 9 }), async (path) => {
      const bill = await startBill()
      const states: BillState[] = ["AWAITING_PAYMENT"]
      /** Hours since the bill is in its state: 25 and 25 are more than 48. */
      let hours = 0
      /** Its money was noted while a receipt was looked at: a bill that has its money waits for staff, and never expires. */
      let hasMoney = false
      for (const step of path) {
        const from = states.at(-1) ?? "AWAITING_PAYMENT"
        const answer = await bill.act(step)
        hours += step === "day" ? 25 : step === "twoDays" ? 49 : 0
        const isOver = from === "REJECTED" && step === "day" && hours > 48
        const waits = hasMoney && (step === "day" || step === "twoDays")
        const next = waits ? null : isOver ? "EXPIRED" : nextOf(from, step)
        if (from === "PENDING_REVIEW" && step === "late") hasMoney = true
        if (answer) expect([from, step, answer.status === 200]).toEqual([from, step, next !== null])
        if (next) {
          states.push(next)
          seen.add(`${from} ${next}`)
          hours = 0
        }
        expect([from, step, await bill.state()]).toEqual([from, step, states.at(-1)])
      }
      const changes = await app.database.db
        .selectFrom("bill_change")
        .select(["from_state", "to_state"])
        .where("bill_id", "=", bill.id)
        .orderBy("at")
        .orderBy("id")
        .execute()
      expect(changes).toEqual(
        states.map((state, at) => ({ from_state: states[at - 1] ?? null, to_state: state })),
      )
      // What was bought is there exactly when it is paid; a month has not passed.
      if (path.every((step) => step !== "day" && step !== "twoDays"))
        expect(await bill.hasPlan()).toBe(states.at(-1) === "CONFIRMED")
    }),
    {
      numRuns: 12,
      // Every way there is, whatever chance brings.
      examples: [
        [["receipt", "reject", "receipt", "confirm", "cancel", "late", "twoDays"]],
        [["day", "receipt", "late", "confirm", "cancel"]],
        [["receipt", "cancel", "reject", "twoDays", "late", "receipt"]],
        [["receipt", "reject", "cancel", "receipt", "twoDays", "late"]],
        [["cancel", "receipt", "late", "day", "confirm"]],
        [["receipt", "reject", "late", "cancel"]],
        [["late", "receipt"]],
        [["receipt", "late", "reject", "twoDays", "receipt"]],
      ],
    },
  )
  const ways = billStates.flatMap((from) => Object.values(table[from]).map((to) => `${from} ${to}`))
  expect(seen).toEqual(new Set(ways))
}, 120_000)
