import * as z from "zod/mini"
import { filledLineOf } from "../accounts/fields.ts"
import { post } from "../endpoint.ts"
import { Id } from "../input-shapes.ts"
import { billLimits } from "../payments/bills.ts"
import { clerks } from "../payments/receipts-admin.ts"
import { Order, orderLimits } from "./calls.ts"
import { partOfOrder } from "./problem.ts"

const one = z.object({ id: Id })

export const refundPart = post("/admin/orders/{id}/refunds", {
  summary: "Staff give a part of a paid order back, by pieces of a line or as a sum; the order stays.",
  access: clerks,
  params: one,
  body: z.strictObject({ ...partOfOrder(billLimits.amountMax), reason: filledLineOf(orderLimits.reason) }),
  data: Order,
  errors: ["ownCase", "orderChanged", "refundTooHigh"],
})

export const withdrawPart = post("/admin/order-refunds/{id}/withdrawal", {
  summary: "Takes a part refund back that was a mistake, for ten minutes and before it is transferred.",
  access: clerks,
  params: one,
  data: Order,
  errors: ["ownCase", "decidedAlready", "undoTooLate"],
})
