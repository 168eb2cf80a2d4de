import * as z from "zod/mini"
import { get } from "../endpoint.ts"
import { clerks } from "./receipts-admin.ts"

/** What the platform owes to others, by the kind of account in the ledger, and what is its own. */
export const owedAccounts = ["unknown", "bill", "over", "refund", "credit", "sale", "seller"] as const
export const ownAccounts = ["earned", "commission", "aside", "waived"] as const
export const MoneyAccountKind = z.enum([...owedAccounts, ...ownAccounts])
export type MoneyAccountKind = z.infer<typeof MoneyAccountKind>

/** One kind of account in a month (VND): `before` plus `added` minus `taken` is `after`. */
export const AccountMonth = z.object({
  kind: MoneyAccountKind,
  isOwed: z.boolean(),
  before: z.int(),
  added: z.int(),
  taken: z.int(),
  after: z.int(),
})
export type AccountMonth = z.infer<typeof AccountMonth>

export const MoneyReport = z.object({
  /** YYYY-MM in Asia/Ho_Chi_Minh. */
  month: z.string(),
  /** Those with entries, the newest first. */
  months: z.array(z.string()),
  /** What came and went by the bank, corrections included, in this month and in all up to its end. */
  bank: z.object({ came: z.int(), went: z.int(), cameInAll: z.int(), wentInAll: z.int() }),
  /** At the end of the month: `cameInAll` minus `wentInAll` is `owed` plus `own`. */
  owed: z.int(),
  own: z.int(),
  accounts: z.array(AccountMonth),
})
export type MoneyReport = z.infer<typeof MoneyReport>

export const readMoneyReport = get("/admin/money-report", {
  summary:
    "The ledger of a month, the newest one unless it is named: what came, went, is owed and is the platform's own.",
  access: clerks,
  query: z.strictObject({ month: z.optional(z.string().check(z.regex(/^20\d\d-(?:0[1-9]|1[0-2])$/))) }),
  data: MoneyReport,
})
