import * as z from "zod/mini"
import { filledLineOf } from "../accounts/fields.ts"
import { get, post } from "../endpoint.ts"
import { pageOf } from "../envelope.ts"
import { Id, Keyword, PageNumber, PageSize } from "../input-shapes.ts"
import { clerks } from "../payments/receipts-admin.ts"
import { UndoReason } from "../payments/undo.ts"
import { Month, Statement, StatementDetail } from "./statements.ts"

export const payoutLimits = { reference: 80 } as const
export const adminStatementSorts = ["newest", "oldest", "most", "least"] as const

/** A statement in the back office's list; its id consists of seller and month. */
export const AdminStatement = z.object({
  ...Statement.shape,
  id: z.string(),
  seller: z.object({ id: z.string(), nickname: z.string() }),
})
export type AdminStatement = z.infer<typeof AdminStatement>

export const searchStatements = get("/admin/statements", {
  summary: "Statements of all sellers by month; `owed` hides those without an amount to pay out.",
  access: clerks,
  query: z.strictObject({
    page: PageNumber,
    size: PageSize,
    w: z.optional(Keyword),
    month: z.optional(Month),
    owed: z.optional(z.enum(["yes"])),
    sort: z._default(z.enum(adminStatementSorts), "newest"),
  }),
  data: pageOf(AdminStatement),
})

const one = z.object({ seller: Id, month: Month })

export const readAdminStatement = get("/admin/statements/{seller}/{month}", {
  summary: "One month of one seller: its orders and payouts.",
  access: clerks,
  params: one,
  query: z.strictObject({ page: PageNumber, size: PageSize }),
  data: StatementDetail,
})

export const undoPayout = post("/admin/payouts/{id}/undo", {
  summary: "Takes a payout back that was noted; after ten minutes with a reason, which the seller gets.",
  access: clerks,
  params: z.object({ id: Id }),
  body: UndoReason,
  data: StatementDetail,
  errors: ["ownCase", "decidedAlready", "reasonMissing"],
})

export const recordPayout = post("/admin/statements/{seller}/{month}/payouts", {
  summary: "Staff record a payout to a seller for a month, with the transfer's receipt. Once per key.",
  access: clerks,
  params: one,
  body: z.strictObject({
    amount: z.int().check(z.minimum(1), z.maximum(999_999_999_999)),
    reference: filledLineOf(payoutLimits.reference),
    /** An upload for `receipt`. */
    upload: Id,
    /** Created when the form opens. */
    key: Id,
  }),
  data: StatementDetail,
  errors: ["ownCase", "payoutHeld", "payoutTooHigh", "uploadGone", "keyReused"],
})
