import * as z from "zod/mini"
import { filledLineOf } from "../accounts/fields.ts"
import { post } from "../endpoint.ts"
import { Id } from "../input-shapes.ts"
import { AdminBill } from "./bills-admin.ts"
import { billLimits } from "./bills.ts"
import { clerks } from "./receipts-admin.ts"

const one = z.object({ id: Id })

export const refundBillPart = post("/admin/bills/{id}/refunds", {
  summary:
    "Staff give a part of what was paid for a plan or with an application back; what was bought stays.",
  access: clerks,
  params: one,
  body: z.strictObject({
    /** VND. */
    amount: z.int().check(z.minimum(1), z.maximum(billLimits.amountMax)),
    reason: filledLineOf(billLimits.reasonLength),
  }),
  data: AdminBill,
  errors: ["ownCase", "billClosed", "refundTooHigh"],
})

export const withdrawBillPart = post("/admin/payment-notes/{id}/withdrawal", {
  summary: "Takes such a part refund back that was a mistake, for ten minutes and before it is transferred.",
  access: clerks,
  params: one,
  data: AdminBill,
  errors: ["ownCase", "decidedAlready", "undoTooLate"],
})
