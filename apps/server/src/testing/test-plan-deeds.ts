import { searchBills } from "@roomwright/contract/payments/bills-admin"
import { refundBillPart, withdrawBillPart } from "@roomwright/contract/payments/part-refunds"
import { confirmReceipt, settleMoney } from "@roomwright/contract/payments/receipts-admin"
import { deliverNow } from "@roomwright/contract/payments/undo"
import { newId } from "../platform/ids.ts"
import { refuse } from "./expect-refusal.ts"
import type { TestApp } from "./test-app.ts"
import { signUp } from "./test-people.ts"
import { orderPlan, payBill } from "./test-payments.ts"
import type { Market } from "./test-sale-money.ts"

/** A plan that is paid when something is first done with it, and what clerks give back of it, for random histories; refused or not. */
export function startPlanMoney(app: TestApp, market: Market) {
  let paid: string | null = null
  const billId = async (): Promise<string> => {
    if (paid !== null) return paid
    const buyer = await signUp(app, { roles: ["ROLE_DESIGNER"] })
    const bill = await orderPlan(app, buyer)
    const receipt = { id: await payBill(app, buyer, bill.id) }
    await app.call(confirmReceipt, { params: receipt }, market.clerk)
    await refuse(app, deliverNow, { params: { id: bill.id } }, market.clerk)
    paid = bill.id
    return paid
  }
  const part = async (): Promise<{ id: string }> => {
    const { content } = await app.call(searchBills, { query: { w: await billId() } }, market.clerk)
    return { id: content[0]?.notes.findLast(({ kind }) => kind === "PART")?.id ?? newId() }
  }
  return {
    async give(amount: number) {
      const params = { id: await billId() }
      return refuse(app, refundBillPart, { params, body: { amount, reason: "An outage." } }, market.clerk)
    },
    withdraw: async () => refuse(app, withdrawBillPart, { params: await part() }, market.clerk),
    make: async () =>
      refuse(app, settleMoney, { params: await part(), body: { outcome: "REFUNDED" } }, market.clerk),
  }
}

export type PlanMoney = ReturnType<typeof startPlanMoney>
