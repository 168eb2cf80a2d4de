import * as z from "zod/mini"
import { get } from "../endpoint.ts"
import { pageOf } from "../envelope.ts"
import { PageNumber, PageSize } from "../input-shapes.ts"
import { ShownText } from "../language.ts"
import { OrderKind } from "./calls.ts"

export const monthPattern = /^20\d\d-(?:0[1-9]|1[0-2])$/
/** A calendar month in Asia/Ho_Chi_Minh, YYYY-MM. */
export const Month = z.string().check(z.regex(monthPattern))

/**
 * One seller's sales of one month, in VND. A sale counts in the month in which its order was completed; one
 * that is refunded later, because of a problem, counts against the month in which the problem was reported.
 */
export const Statement = z.object({
  month: z.string(),
  sales: z.int(),
  sold: z.int(),
  returned: z.int(),
  /** What the platform keeps of `sold`, without that of `returned`. */
  commission: z.int(),
  paidOut: z.int(),
  /** What the seller has paid back in this month. */
  repaid: z.int(),
  /** `sold` minus `returned`, `commission` and `paidOut` plus `repaid`; below 0 the seller owes it. */
  owed: z.int(),
})
export type Statement = z.infer<typeof Statement>

/**
 * Why money of a seller waits: buyers may still complain about it; it is on its way in a payout run; the bank account was changed within a day; there
 * is none yet.
 */
export const payoutHoldReasons = ["complaints", "run", "account", "noAccount"] as const
export const PayoutHold = z.object({
  reason: z.enum(payoutHoldReasons),
  /** VND; null for all of it. */
  amount: z.nullable(z.int()),
  /** When the last of it is free; null for as long as somebody has to do something. */
  until: z.nullable(z.string()),
})
export type PayoutHold = z.infer<typeof PayoutHold>

export const statementEntryKinds = ["sale", "return"] as const

export const StatementEntry = z.object({
  /** Of the change that it counts. */
  id: z.string(),
  type: z.enum(statementEntryKinds),
  at: z.string(),
  orderId: z.string(),
  code: z.string(),
  kind: OrderKind,
  name: ShownText,
  /** Below 0 for returns. */
  amount: z.int(),
  /** Of that the platform keeps; below 0 for returns. */
  commission: z.int(),
})
export type StatementEntry = z.infer<typeof StatementEntry>

export const Payout = z.object({
  id: z.string(),
  at: z.string(),
  amount: z.int(),
  /** Of the transfer, as the bank names it. */
  reference: z.string(),
  /** The receipt of the transfer at an address that works for 60 seconds; none for a transfer of a payout run. */
  receipt: z.nullable(z.string()),
  /** Noted by mistake, or returned by the bank: it counts nowhere. */
  takenBack: z.nullable(z.object({ at: z.string(), reason: z.nullable(z.string()) })),
})
export type Payout = z.infer<typeof Payout>

/** What a seller who owed has paid back. */
export const Repayment = z.object({
  id: z.string(),
  at: z.string(),
  amount: z.int(),
  reference: z.string(),
  takenBack: z.nullable(z.object({ at: z.string(), reason: z.nullable(z.string()) })),
})
export type Repayment = z.infer<typeof Repayment>

export const StatementDetail = z.object({
  ...Statement.shape,
  seller: z.object({ id: z.string(), nickname: z.string() }),
  /** What the platform owes the seller for all months together; below 0 the seller owes it to the platform. */
  balance: z.int(),
  /** Of that: completed so lately that buyers may still report a problem. */
  held: z.int(),
  holds: z.array(PayoutHold),
  /** What can be paid out for this month now. */
  payable: z.int(),
  entries: pageOf(StatementEntry),
  payouts: z.array(Payout),
  repayments: z.array(Repayment),
})
export type StatementDetail = z.infer<typeof StatementDetail>

export const listStatements = get("/user/statements", {
  summary: "The signed-in account's sales, amounts owed and payouts by month, the newest first.",
  access: "required",
  data: z.object({
    balance: z.int(),
    /** Of the balance: paid out once buyers can no longer report a problem. */
    held: z.int(),
    holds: z.array(PayoutHold),
    months: z.array(Statement),
  }),
})

export const readOwnStatement = get("/user/statements/{month}", {
  summary: "One month of the signed-in account's sales: its orders and payouts.",
  access: "required",
  params: z.object({ month: Month }),
  query: z.strictObject({ page: PageNumber, size: PageSize }),
  data: StatementDetail,
})
