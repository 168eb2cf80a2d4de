import * as z from "zod/mini"
import { filledLineOf } from "../accounts/fields.ts"
import { post } from "../endpoint.ts"
import { Id } from "../input-shapes.ts"
import { clerks } from "../payments/receipts-admin.ts"
import { UndoReason } from "../payments/undo.ts"
import { payoutLimits } from "./statements-admin.ts"

export const recordRepayment = post("/admin/sellers/{seller}/repayments", {
  summary:
    "Notes what a seller who owes has paid back: by an unknown line of the bank's statement, whole, or by hand. Once per key.",
  access: clerks,
  params: z.object({ seller: Id }),
  body: z.strictObject({
    amount: z.int().check(z.minimum(1), z.maximum(999_999_999_999)),
    reference: filledLineOf(payoutLimits.reference),
    /** The line that it came by. */
    statementLine: z.optional(Id),
    /** Created when the form opens. */
    key: Id,
  }),
  data: z.null(),
  errors: ["ownCase", "repaymentTooHigh", "decidedAlready", "keyReused"],
})

export const undoRepayment = post("/admin/repayments/{id}/undo", {
  summary:
    "Takes a repayment back that was noted; after ten minutes with a reason. Its line is unknown again.",
  access: clerks,
  params: z.object({ id: Id }),
  body: UndoReason,
  data: z.null(),
  errors: ["ownCase", "decidedAlready", "reasonMissing"],
})
