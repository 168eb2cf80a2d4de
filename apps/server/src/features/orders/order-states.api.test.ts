import { cancelBill, sendReceipt } from "@roomwright/contract/payments/bills"
import { cancelAdminOrder, readAdminOrder } from "@roomwright/contract/orders/admin"
import { decideProblem, reportProblem } from "@roomwright/contract/orders/problem-calls"
import {
  cancelOrder,
  cancelSale,
  completeOrder,
  orderStates,
  readOrder,
  shipOrder,
  type OrderState,
} from "@roomwright/contract/orders/calls"
import {
  confirmReceipt,
  listReceipts,
  recordMoney,
  rejectReceipt,
  settleMoney,
} from "@roomwright/contract/payments/receipts-admin"
import fc from "fast-check"
import { afterAll, beforeAll, expect, test } from "vitest"
import { refuse } from "../../testing/expect-refusal.ts"
import type { Answer } from "../../testing/send-request.ts"
import { startTestApp, type TestApp } from "../../testing/test-app.ts"
import { openSellerShop, placeOrder, stockOf } from "../../testing/test-orders.ts"
import { signUp, startTestSession, type TestPerson } from "../../testing/test-people.ts"
import { expireDueBills, setUpPayments, uploadReceipt } from "../../testing/test-payments.ts"
import { completeDueOrders } from "./deliver-order.ts"

const hourMs = 3_600_000
const stocked = 7
const ordered = 3

let app: TestApp
let clerk: TestPerson

beforeAll(async () => {
  app = await startTestApp()
  clerk = await setUpPayments(app)
})
afterAll(() => app.close())

/** An order with its bill: `review` while a receipt waits for a clerk, `refused` after the clerk said no, `old` when it is too late to report a problem. */
type Place =
  | "open"
  | "review"
  | "refused"
  | "settled"
  | "refunded"
  | "old"
  | Exclude<OrderState, "AWAITING_PAYMENT">

/** What design says may happen to an order: written down once more, for the program to be compared with. */
const table = {
  open: {
    receipt: "review",
    drop: "CANCELLED",
    dropBill: "CANCELLED",
    refuse: "CANCELLED",
    staff: "CANCELLED",
    days: "EXPIRED",
    late: "PAID",
  },
  review: { confirm: "PAID", reject: "refused" },
  refused: {
    receipt: "review",
    drop: "CANCELLED",
    dropBill: "CANCELLED",
    refuse: "CANCELLED",
    staff: "CANCELLED",
    days: "EXPIRED",
    late: "PAID",
  },
  PAID: { ship: "SHIPPED", refuse: "CANCELLED", staff: "CANCELLED" },
  SHIPPED: { complete: "COMPLETED", weeks: "COMPLETED", problem: "PROBLEM" },
  PROBLEM: { refund: "refunded", dismiss: "settled" },
  EXPIRED: { late: "PAID" },
  COMPLETED: { problem: "PROBLEM", weeks: "old" },
  // A problem is reported once, and within 14 days.
  settled: {},
  old: {},
  refunded: {},
  CANCELLED: {},
} as const satisfies Record<Place, Record<string, Place>>
const steps = [
  "receipt",
  "confirm",
  "reject",
  "drop",
  "dropBill",
  "refuse",
  "staff",
  "ship",
  "complete",
  "late",
  "days",
  "weeks",
  "problem",
  "refund",
  "dismiss",
] as const
type Step = (typeof steps)[number]

const nextOf = (place: Place, step: Step): Place | null =>
  Object.entries(table[place]).find(([name]) => name === step)?.[1] ?? null
function stateAt(place: Place): OrderState {
  if (place === "open" || place === "review" || place === "refused") return "AWAITING_PAYMENT"
  if (place === "settled" || place === "old") return "COMPLETED"
  return place === "refunded" ? "CANCELLED" : place
}

/** Whose stock it is: none is held once an order is over without having been delivered. */
const heldAt = (place: Place): number => (place === "CANCELLED" || place === "EXPIRED" ? 0 : ordered)

/** One order, and everything that its people and time can do to it through the door. */
async function startOrder() {
  let buyer = await signUp(app)
  const shop = await openSellerShop(app, [{ price: 2_000_000, stock: stocked }])
  let merchant = shop.merchant
  const { id, billId } = await placeOrder(app, buyer, shop, { quantity: ordered })
  const params = { id }
  const bill = { id: billId ?? "" }
  const receiptAt = async () => {
    const { content } = await app.call(listReceipts, { query: { size: "100" } }, { headers: clerk.headers })
    return { id: content.find((one) => one.bill.id === bill.id)?.id ?? id }
  }
  const pass = async (hours: number): Promise<null> => {
    app.time.passes(hours * hourMs)
    buyer = await startTestSession(app, buyer)
    merchant = await startTestSession(app, merchant)
    clerk = await startTestSession(app, clerk)
    await expireDueBills(app)
    await completeDueOrders(app.services)
    return null
  }
  const reason = { reason: "The workshop is closed." }
  const acts: Readonly<Record<Step, () => Promise<Answer | null>>> = {
    receipt: async () =>
      refuse(app, sendReceipt, { params: bill, body: { upload: await uploadReceipt(app, buyer) } }, buyer),
    confirm: async () => refuse(app, confirmReceipt, { params: await receiptAt() }, clerk),
    reject: async () => refuse(app, rejectReceipt, { params: await receiptAt(), body: reason }, clerk),
    drop: () => refuse(app, cancelOrder, { params }, buyer),
    dropBill: () => refuse(app, cancelBill, { params: bill }, buyer),
    refuse: () => refuse(app, cancelSale, { params, body: reason }, merchant),
    staff: () => refuse(app, cancelAdminOrder, { params, body: reason }, clerk),
    ship: () =>
      refuse(app, shipOrder, { params, body: { carrier: "Viettel Post", tracking: "V1" } }, merchant),
    complete: () => refuse(app, completeOrder, { params }, buyer),
    late: async () => {
      const body = { kind: "LATE" as const, amount: 6_360_000, remark: "A day late." }
      const note = await app.call(recordMoney, { params: bill, body }, { headers: clerk.headers })
      return refuse(app, settleMoney, { params: { id: note.id }, body: { outcome: "ACCEPTED" } }, clerk)
    },
    problem: () =>
      refuse(app, reportProblem, { params, body: { text: "A leg is loose.", pictures: [] } }, buyer),
    refund: () => refuse(app, decideProblem, { params, body: { verdict: "refund", ...reason } }, clerk),
    dismiss: () => refuse(app, decideProblem, { params, body: { verdict: "complete", ...reason } }, clerk),
    days: () => pass(49),
    weeks: () => pass(14 * 24 + 1),
  }
  return {
    act: (step: Step) => acts[step](),
    read: () => app.call(readOrder, { params }, { headers: buyer.headers }),
    readAtAdmin: () => app.call(readAdminOrder, { params }, { headers: clerk.headers }),
    stock: () => stockOf(app, shop.variantIds[0]),
    refundsDue: async () => {
      const { db } = app.database
      const notes = db.selectFrom("payment_note").select("amount").where("bill_id", "=", bill.id)
      return (await notes.where("kind", "=", "CALLED_OFF").execute()).length
    },
  }
}

/** Time may do more than one thing to what waits: fourteen days are more than two. */
const stepsOfTime = (step: Step): readonly Step[] => (step === "weeks" ? ["days", "weeks"] : [step])

test("no order ever leaves the table of its states; stock and refunds are those of where it stands", async () => {
  const seen = new Set<OrderState>()
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom(...steps), { minLength: 4, maxLength: 9 }),
      // Most paths would end at once: a good beginning leads where there is more to do.
      fc.constantFrom<readonly Step[]>(
        [],
        ["receipt"],
        ["receipt", "confirm"],
        ["receipt", "confirm", "ship"],
        ["receipt", "confirm", "ship", "problem"],
      ),
      async (path, beginning) => {
        const order = await startOrder()
        let place: Place = "open"
        let liesOnBill = false
        const states: OrderState[] = ["AWAITING_PAYMENT"]
        for (const step of [...beginning, ...path]) {
          const from: Place = place
          const answer = await order.act(step)
          const moves: readonly (Place | null)[] = stepsOfTime(step).map((one) => nextOf(from, one))
          // A bill whose money has arrived waits for staff, however long they take.
          const expires = (to: Place | null): boolean => to === "EXPIRED" && liesOnBill
          const next: Place | null = moves.find((one) => one !== null && !expires(one)) ?? null
          if (answer) expect([from, step, answer.status === 200]).toEqual([from, step, next !== null])
          if (next && stateAt(next) !== stateAt(from)) states.push(stateAt(next))
          // A clerk who still decides on a receipt cannot accept a late transfer: its money stays with the bill.
          if (step === "late" && from === "review") liesOnBill = true
          place = next ?? from
          seen.add(stateAt(place))
          const shown = await order.read()
          expect([from, step, shown.status]).toEqual([from, step, stateAt(place)])
          expect(await order.stock()).toBe(stocked - heldAt(place))
        }
        const { timeline, isRefundDue } = await order.read()
        expect(timeline.map(({ status: state }) => state)).toEqual(states)
        const wasPaid = states.includes("PAID") && states.at(-1) === "CANCELLED"
        const isOverUnpaid = !states.includes("PAID") && (place === "CANCELLED" || place === "EXPIRED")
        expect([isRefundDue, await order.refundsDue()]).toEqual([
          wasPaid || (liesOnBill && isOverUnpaid),
          wasPaid ? 1 : 0,
        ])
        expect((await order.readAtAdmin()).timeline).toEqual(timeline)
      },
    ),
    {
      numRuns: Number(process.env["ORDER_RUNS"] ?? 25),
      // So few paths by chance may all miss these.
      examples: [
        [["days", "late", "ship", "weeks"], []],
        [["late", "reject", "dropBill"], ["receipt"]],
        [["late", "reject", "days", "late"], ["receipt"]],
        [
          ["complete", "weeks", "problem"],
          ["receipt", "confirm", "ship"],
        ],
      ],
    },
  )
  expect([...seen].toSorted()).toEqual([...orderStates].toSorted())
}, 240_000)
