import { cancelOrder, cancelSale, completeOrder, readOrder } from "@roomwright/contract/orders/calls"
import { refundPart, withdrawPart } from "@roomwright/contract/orders/part-refunds"
import { decideProblem, reportProblem } from "@roomwright/contract/orders/problem-calls"
import { keepAsCredit } from "@roomwright/contract/payments/credit"
import { readBill, type Bill } from "@roomwright/contract/payments/bills"
import { searchBills } from "@roomwright/contract/payments/bills-admin"
import {
  confirmReceipt,
  PaymentNote,
  readStatement,
  recordMoney,
  rejectReceipt,
  settleMoney,
} from "@roomwright/contract/payments/receipts-admin"
import { listStatementLines, releaseStatementLine } from "@roomwright/contract/payments/statement-lines"
import { undoConfirmation, undoRefund } from "@roomwright/contract/payments/undo"
import * as z from "zod/mini"
import { newId } from "../platform/ids.ts"
import { refuse } from "./expect-refusal.ts"
import type { TestApp } from "./test-app.ts"
import { placeDesign, type Atelier } from "./test-atelier.ts"
import { signUp, startTestSession, type TestPerson } from "./test-people.ts"
import { expireDueBills, payBill } from "./test-payments.ts"

/** The people of a market: they sign in anew when days pass. */
export interface Market {
  clerk: TestPerson
  atelier: Atelier
}

const noMoney = { came: 0, missing: 0, due: 0, refunded: 0, credit: 0, kept: 0 }

/** One order of a design, and all that its people do to it and its bill. */
export async function startSale(app: TestApp, market: Market) {
  let buyer = await signUp(app)
  const { id, billId } = await placeDesign(app, buyer, market.atelier.workId)
  const [order, bill] = [{ id }, { id: billId ?? "" }]
  let receipt = { id: "" }
  const notes: string[] = []
  const firstPart = async (): Promise<string> => {
    const { refunds } = await app.call(readOrder, { params: order }, { headers: buyer.headers })
    return refunds.find(({ kind }) => kind === "part")?.id ?? newId()
  }
  return {
    buyer: () => buyer,
    receipt: () => receipt,
    bill,
    order,
    notes,
    read: (): Promise<Bill> => app.call(readBill, { params: bill }, { headers: buyer.headers }),
    async readAtAdmin() {
      const { content } = await app.call(
        searchBills,
        { query: { w: bill.id } },
        { headers: market.clerk.headers },
      )
      return content[0]
    },
    async pay() {
      receipt = { id: await payBill(app, buyer, bill.id) }
    },
    confirm: () => refuse(app, confirmReceipt, { params: receipt }, market.clerk),
    reject: () =>
      refuse(app, rejectReceipt, { params: receipt, body: { reason: "Unreadable." } }, market.clerk),
    async note(kind: string, amount: number) {
      const body = { kind, amount, remark: "By the statement." }
      const answer = await refuse(app, recordMoney, { params: bill, body }, market.clerk)
      if (answer.status === 200) notes.push(z.parse(PaymentNote, answer.envelope?.data).id)
      return answer
    },
    takeReceiptBack: () => refuse(app, undoConfirmation, { params: bill }, market.clerk),
    /** A line of the bank's statement names its bill. */
    async importLine(amount: number) {
      const { transferCode } = await app.call(readBill, { params: bill }, { headers: buyer.headers })
      const csv = `date,credit,message,reference\n21/11/2026,${amount},${transferCode},FT ${newId()}`
      return refuse(app, readStatement, { body: { csv } }, market.clerk)
    },
    /** The last line that names its bill is taken back from it. */
    async releaseLine() {
      const { transferCode: w } = await app.call(readBill, { params: bill }, { headers: buyer.headers })
      const { content } = await app.call(
        listStatementLines,
        { query: { w } },
        { headers: market.clerk.headers },
      )
      const line = content.find(({ transferCode }) => transferCode === w)
      if (line) return refuse(app, releaseStatementLine, { params: { id: line.id } }, market.clerk)
    },
    takeRefundBack: (reason?: string, noteId = notes.at(-1) ?? newId()) =>
      refuse(
        app,
        undoRefund,
        { params: { id: noteId }, body: reason === undefined ? {} : { reason } },
        market.clerk,
      ),
    settle: (outcome: string, noteId = notes.at(-1) ?? newId()) =>
      refuse(app, settleMoney, { params: { id: noteId }, body: { outcome } }, market.clerk),
    drop: () => refuse(app, cancelOrder, { params: order }, buyer),
    refuseSale: () =>
      refuse(app, cancelSale, { params: order, body: { reason: "Closed." } }, market.atelier.designer),
    complete: () => refuse(app, completeOrder, { params: order }, buyer),
    report: () =>
      refuse(app, reportProblem, { params: order, body: { text: "Another room.", pictures: [] } }, buyer),
    /** What clerks see of it. */
    async due() {
      const { content } = await app.call(
        searchBills,
        { query: { w: bill.id } },
        { headers: market.clerk.headers },
      )
      const { notes: found = [], money: { credit: _credit, kept: _kept, ...money } = noMoney } =
        content[0] ?? {}
      return { money, notes: found.map(({ kind, due, outcome }) => [kind, due, outcome]) }
    },
    decide: (verdict: string, part: object = {}) =>
      refuse(
        app,
        decideProblem,
        { params: order, body: { verdict, reason: "Seen.", ...part } },
        market.clerk,
      ),
    /** What is due back stays with the buyer as credit. */
    keep: () => refuse(app, keepAsCredit, { params: bill }, buyer),
    givePart: (amount: number) =>
      refuse(app, refundPart, { params: order, body: { amount, reason: "A scratch." } }, market.clerk),
    async withdrawPart() {
      return refuse(app, withdrawPart, { params: { id: await firstPart() } }, market.clerk)
    },
    /** Notes the first part refund as made. */
    async makePart() {
      const params = { id: await firstPart() }
      return refuse(app, settleMoney, { params, body: { outcome: "REFUNDED" } }, market.clerk)
    },
    async pass(days: number) {
      app.time.passes(days * 86_400_000 + 1_000)
      buyer = await startTestSession(app, buyer)
      market.clerk = await startTestSession(app, market.clerk)
      const designer = await startTestSession(app, market.atelier.designer)
      market.atelier = { ...market.atelier, designer }
      await expireDueBills(app)
    },
  }
}

export type OpenSale = Awaited<ReturnType<typeof startSale>>
