import type { problemOutcomes } from "@roomwright/contract/orders/problem"
import { AppError } from "../../platform/app-error.ts"
import { inTransaction } from "../../platform/events/record-event.ts"
import type { Services } from "../../platform/services.ts"
import { recordAudit } from "../audit/audit.public.ts"
import { recordRefundDue } from "../payments/payments.public.ts"
import { leftOf, moveOrder } from "./move-order.ts"
import type { NamedPart } from "./part-of-order.ts"
import { givePartBack, lockForStaff } from "./refund-order.ts"

interface Decision {
  readonly orderId: string
  readonly clerkId: string
  readonly outcome: (typeof problemOutcomes)[number]
  readonly reason: string
  /** What goes back, where only a part does. */
  readonly part: NamedPart
}

/**
 * Staff decide a reported problem: all of it goes back, a part, or nothing. Of two the first wins. Throws `notFound`,
 * `ownCase`, `orderChanged`, and for a part `invalidInput`, `refundTooHigh`.
 */
export async function decideProblem(
  services: Services,
  { orderId, clerkId, outcome, reason, part }: Decision,
): Promise<void> {
  await inTransaction(services, async (tx) => {
    const { bill, order } = await lockForStaff(tx, orderId, clerkId)
    if (order.state !== "PROBLEM") throw new AppError("orderChanged")
    const at = services.clock.now()
    await tx
      .updateTable("order_problem")
      .set({ outcome, reason, decided_at: at, decided_by: clerkId })
      .where("order_id", "=", orderId)
      .execute()
    const given =
      outcome === "part"
        ? await givePartBack(tx, { order, bill, part, reason, at, actorId: clerkId })
        : { order, amount: 0 }
    if (outcome === "refund")
      await recordRefundDue(tx, { billId: bill.id, subjectId: orderId, amount: leftOf(order), at })
    await recordAudit(tx, at, {
      actorId: clerkId,
      action: "order.decide-problem",
      subject: { kind: "order", id: orderId },
      details: { outcome, reason, ...(outcome === "part" ? { amount: given.amount } : {}) },
    })
    await moveOrder(tx, services, given.order, {
      step: outcome === "refund" ? "refund" : "settle",
      at,
      actorId: clerkId,
      reason,
      refund: outcome === "refund" ? leftOf(order) : given.amount,
      set: outcome === "refund" ? { refund_due_at: at } : {},
    })
  })
}
