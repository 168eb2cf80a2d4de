import * as z from "zod/mini"
import { SignedAddress } from "../accounts/calls.ts"
import { filledLineOf } from "../accounts/fields.ts"
import { get, post } from "../endpoint.ts"
import { pageOf } from "../envelope.ts"
import { Day, Id, PageNumber, PageSize } from "../input-shapes.ts"
import { billLimits } from "../payments/bills.ts"
import { clerks } from "../payments/receipts-admin.ts"
import { PayoutHold } from "./statements.ts"
import { payoutLimits } from "./statements-admin.ts"

export const payoutRunLimits = { sellers: 500 } as const

const Person = z.object({ id: z.string(), nickname: z.string() })
/** Where the money goes; the number by its last digits. */
const Target = z.object({ holder: z.string(), bankName: z.string(), number: z.string() })

/** A seller whom the platform owes something, or who owes it something. */
export const DuePayout = z.object({
  seller: Person,
  isBlocked: z.boolean(),
  /** VND; below 0 the seller owes it. */
  balance: z.int(),
  /** What a run made now would pay. */
  payable: z.int(),
  holds: z.array(PayoutHold),
  account: z.nullable(Target),
})
export type DuePayout = z.infer<typeof DuePayout>

export const payoutItemStates = ["OPEN", "PAID", "FAILED", "LEFT_OUT"] as const
/** Why a release left a seller out: blocked; the account changed; less is due by now; the run was called off. */
export const leftOutReasons = ["BLOCKED", "ACCOUNT", "LESS", "CALLED_OFF"] as const

export const PayoutItem = z.object({
  id: z.string(),
  seller: Person,
  amount: z.int(),
  account: Target,
  state: z.enum(payoutItemStates),
  /** One of `leftOutReasons`, or why it failed, in words. */
  reason: z.nullable(z.string()),
  reference: z.nullable(z.string()),
  paidOn: z.nullable(z.string()),
})
export type PayoutItem = z.infer<typeof PayoutItem>

/** Waits to be released; its file is ready; nothing of it is open any more. */
export const payoutRunStates = ["MADE", "RELEASED", "CLOSED"] as const

export const PayoutRun = z.object({
  id: z.string(),
  /** In the bank's messages: `PR12`. */
  code: z.string(),
  state: z.enum(payoutRunStates),
  madeAt: z.string(),
  madeBy: Person,
  releasedAt: z.nullable(z.string()),
  releasedBy: z.nullable(Person),
  sellers: z.int(),
  /** VND, without those that were left out or failed. */
  total: z.int(),
  paid: z.int(),
})
export type PayoutRun = z.infer<typeof PayoutRun>

export const PayoutRunDetail = z.object({
  ...PayoutRun.shape,
  /** Somebody else than who made it has to release it. */
  needsTwo: z.boolean(),
  items: z.array(PayoutItem),
})
export type PayoutRunDetail = z.infer<typeof PayoutRunDetail>

const one = z.object({ id: Id })

export const listDuePayouts = get("/admin/due-payouts", {
  summary: "Sellers with a balance, the largest sum to pay first, with what holds it.",
  access: clerks,
  query: z.strictObject({ page: PageNumber, size: PageSize }),
  data: pageOf(DuePayout),
})

export const listPayoutRuns = get("/admin/payout-runs", {
  summary: "Payout runs, the newest first.",
  access: clerks,
  query: z.strictObject({ page: PageNumber, size: PageSize }),
  data: pageOf(PayoutRun),
})

export const readPayoutRun = get("/admin/payout-runs/{id}", {
  summary: "One payout run with its sellers.",
  access: clerks,
  params: one,
  data: PayoutRunDetail,
})

export const makePayoutRun = post("/admin/payout-runs", {
  summary:
    "Makes a payout run of what is due to these sellers now; who is held meanwhile is not in it. Once per key.",
  access: clerks,
  body: z.strictObject({
    sellers: z.array(Id).check(z.minLength(1), z.maxLength(payoutRunLimits.sellers)),
    /** Created when the page opens. */
    key: Id,
  }),
  data: PayoutRunDetail,
  errors: ["ownCase", "nothingDue"],
})

export const releasePayoutRun = post("/admin/payout-runs/{id}/release", {
  summary:
    "Releases a run: from the sum of the settings on by another clerk. Who was blocked, changed the account or is owed less meanwhile is left out.",
  access: clerks,
  params: one,
  data: PayoutRunDetail,
  errors: ["ownCase", "decidedAlready", "secondPersonNeeded"],
})

export const callOffPayoutRun = post("/admin/payout-runs/{id}/call-off", {
  summary: "Calls off what is open of a run: those sums are due again.",
  access: clerks,
  params: one,
  data: PayoutRunDetail,
  errors: ["ownCase", "decidedAlready"],
})

export const payoutFormats = ["csv", "xml"] as const

export const signPayoutFile = post("/admin/payout-runs/{id}/file", {
  summary:
    "An address, for 60 seconds, of the bank's file of a released run: CSV for bulk transfers, or pain.001.001.03.",
  access: clerks,
  params: one,
  body: z.strictObject({ payoutFormat: z.enum(payoutFormats) }),
  data: SignedAddress,
  errors: ["runNotReleased"],
})

export const notePayoutsPaid = post("/admin/payout-runs/{id}/payments", {
  summary:
    "Notes open items of a released run as paid, with the bank's reference and day. Their sellers are told.",
  access: clerks,
  params: one,
  body: z.strictObject({
    payoutItems: z.array(Id).check(z.minLength(1), z.maxLength(payoutRunLimits.sellers)),
    reference: filledLineOf(payoutLimits.reference),
    paidOn: Day.check(z.regex(/^20/)),
  }),
  data: PayoutRunDetail,
  errors: ["ownCase", "decidedAlready", "runNotReleased"],
})

export const failPayout = post("/admin/payout-items/{id}/failure", {
  summary: "Notes an open item as not transferred, with the bank's reason: its sum is due again.",
  access: clerks,
  params: one,
  body: z.strictObject({ reason: filledLineOf(billLimits.reasonLength) }),
  data: PayoutRunDetail,
  errors: ["ownCase", "decidedAlready"],
})
