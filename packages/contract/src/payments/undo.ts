import * as z from "zod/mini"
import { filledLineOf } from "../accounts/fields.ts"
import { post } from "../endpoint.ts"
import { Id } from "../input-shapes.ts"
import { billLimits } from "./bills.ts"
import { AdminBill } from "./bills-admin.ts"
import { clerks, PaymentNote } from "./receipts-admin.ts"

const one = z.object({ id: Id })

/** Why something is taken back: needed once ten minutes are over. */
export const UndoReason = z.strictObject({ reason: z.optional(filledLineOf(billLimits.reasonLength)) })

export const undoConfirmation = post("/admin/bills/{id}/undo", {
  summary:
    "Takes the confirmation of a bill back in silence, by a receipt or by noted money, for the ten minutes before what was bought is given.",
  access: clerks,
  params: one,
  data: AdminBill,
  errors: ["ownCase", "decidedAlready", "undoTooLate"],
})

export const deliverNow = post("/admin/bills/{id}/delivery", {
  summary: "Gives what a confirmed bill has bought at once, which can no longer be taken back then.",
  access: clerks,
  params: one,
  data: AdminBill,
  errors: ["ownCase", "decidedAlready"],
})

export const undoRefund = post("/admin/payment-notes/{id}/undo", {
  summary:
    "Takes a refund back that was noted as made; after ten minutes with a reason, which its payer gets.",
  access: clerks,
  params: one,
  body: UndoReason,
  data: PaymentNote,
  errors: ["ownCase", "decidedAlready", "reasonMissing"],
})
