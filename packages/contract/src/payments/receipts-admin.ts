import * as z from "zod/mini"
import { filledLineOf } from "../accounts/fields.ts"
import { SignedAddress } from "../accounts/calls.ts"
import { BankAccount, billLimits, BillKind, BillMoney, BillState, InvoiceData } from "./bills.ts"
import { get, post, put, type Access } from "../endpoint.ts"
import { pageOf } from "../envelope.ts"
import { Id, Keyword, PageNumber, PageSize } from "../input-shapes.ts"
import { Language, ShownText } from "../language.ts"
import { Parties } from "../own-case.ts"

/** Who decides on receipts. */
export const clerks: Access = ["ROLE_RECEIPTS_CLERK", "ROLE_ADMIN"]

const Person = z.object({ id: z.string(), nickname: z.string() })

/** A payment that differs from the bill, or came without a receipt. */
export const paymentNoteKinds = ["LATE", "SHORT", "OVER", "DOUBLE", "NO_RECEIPT"] as const
export const paymentNoteOutcomes = ["ACCEPTED", "REST_ASKED", "REFUND_DUE", "REFUNDED"] as const
export const PaymentNote = z.object({
  id: z.string(),
  /** `CALLED_OFF`: paid for something that was cancelled afterwards; the platform notes it automatically. `PART`: staff give a part back. */
  kind: z.enum([...paymentNoteKinds, "CALLED_OFF", "PART"]),
  /** The amount received (VND): of the whole transfer, unless the platform notes what is over. */
  amount: z.int(),
  /** What is refunded of it, due or made; null while nothing is. */
  due: z.nullable(z.int()),
  remark: z.string(),
  notedAt: z.string(),
  /** Null for the platform. */
  notedBy: z.nullable(Person),
  /** `CREDITED`: its payer keeps it as credit. */
  outcome: z.nullable(z.enum([...paymentNoteOutcomes, "CREDITED"])),
  settledAt: z.nullable(z.string()),
  /** Of the refund, by the bank. */
  reference: z.nullable(z.string()),
  /** A refund that is due and so large that one clerk approves it and another notes it as made. */
  needsTwo: z.boolean(),
  approvedBy: z.nullable(Person),
})
export type PaymentNote = z.infer<typeof PaymentNote>

/** A line of the bank's statement that names this bill. */
export const StatementMatch = z.object({
  reference: z.string(),
  at: z.string(),
  amount: z.int(),
  /** Its sum is the bill's. */
  isExact: z.boolean(),
})
export type StatementMatch = z.infer<typeof StatementMatch>

/** The decision on a receipt: who decided, when, how. */
export const ReceiptDecision = z.object({
  /** `PART`: it paid a part, and the rest was asked for. */
  outcome: z.enum(["CONFIRMED", "REJECTED", "PART"]),
  by: Person,
  at: z.string(),
  reason: z.nullable(z.string()),
})
export type ReceiptDecision = z.infer<typeof ReceiptDecision>

/** A receipt beside its bill. */
export const AdminReceipt = z.object({
  id: z.string(),
  sentAt: z.string(),
  /** Works for 60 seconds; null once the picture is deleted. */
  picture: z.nullable(SignedAddress),
  bill: z.object({
    id: z.string(),
    kind: BillKind,
    title: ShownText,
    amount: z.int(),
    money: BillMoney,
    transferCode: z.string(),
    status: BillState,
    createdAt: z.string(),
    account: BankAccount,
    /** Refusals are written in the payer's language. */
    payer: z.object({ ...Person.shape, language: Language }),
    invoice: z.nullable(InvoiceData),
  }),
  /** Other bills with a similar picture, the most similar first. */
  alike: z.array(z.object({ billId: z.string(), transferCode: z.string(), status: BillState })),
  matches: z.array(StatementMatch),
  parties: Parties,
  notes: z.array(PaymentNote),
  /** When what it pays is given; null once it is, and before the confirmation. */
  deliversAt: z.nullable(z.string()),
  /** Until when its confirmation can be taken back; null if it cannot. */
  undoUntil: z.nullable(z.string()),
  decision: z.nullable(ReceiptDecision),
})
export type AdminReceipt = z.infer<typeof AdminReceipt>

export const listReceipts = get("/admin/receipts", {
  summary: "Waiting receipts, oldest first, or decided ones, newest first.",
  access: clerks,
  query: z.strictObject({
    page: PageNumber,
    size: PageSize,
    state: z._default(z.enum(["waiting", "decided"]), "waiting"),
    w: z.optional(Keyword),
  }),
  data: pageOf(AdminReceipt),
})

export const readReceipt = get("/admin/receipts/{id}", {
  summary: "One receipt in its current state, with who decided it.",
  access: clerks,
  params: z.object({ id: Id }),
  data: AdminReceipt,
})

export const confirmReceipt = post("/admin/receipts/{id}/confirmation", {
  summary: "Confirms the payment; what was bought is given ten minutes later, unless it is taken back.",
  access: clerks,
  params: z.object({ id: Id }),
  data: AdminReceipt,
  errors: ["ownCase", "decidedAlready", "billClosed"],
})

export const rejectReceipt = post("/admin/receipts/{id}/rejection", {
  summary: "Refuses a receipt with a reason that its sender sees; another may come within 48 hours.",
  access: clerks,
  params: z.object({ id: Id }),
  body: z.strictObject({ reason: filledLineOf(billLimits.reasonLength) }),
  data: AdminReceipt,
  errors: ["ownCase", "decidedAlready", "billClosed"],
})

export const recordMoney = post("/admin/bills/{id}/notes", {
  summary: "Notes a late, different or double payment, or one without a receipt.",
  access: clerks,
  params: z.object({ id: Id }),
  body: z.strictObject({
    kind: z.enum(paymentNoteKinds),
    amount: z.int().check(z.minimum(1), z.maximum(billLimits.amountMax)),
    remark: filledLineOf(billLimits.reasonLength),
  }),
  data: PaymentNote,
  errors: ["ownCase", "noteSumWrong", "billClosed"],
})

export const settleMoney = post("/admin/payment-notes/{id}/outcome", {
  summary:
    "Settles a noted payment: accepting confirms a bill without a waiting receipt, asking for the rest reopens it.",
  access: clerks,
  params: z.object({ id: Id }),
  body: z.strictObject({
    outcome: z.enum(paymentNoteOutcomes),
    /** The bank's reference of a refund that was made. */
    refundReference: z.optional(filledLineOf(80)),
  }),
  data: PaymentNote,
  errors: ["ownCase", "decidedAlready", "billClosed", "secondClerkNeeded"],
})

export const approveRefund = post("/admin/payment-notes/{id}/approval", {
  summary: "Approves a refund that is due, for somebody else to make: from a sum on it takes two clerks.",
  access: clerks,
  params: z.object({ id: Id }),
  data: PaymentNote,
  errors: ["ownCase", "decidedAlready"],
})

/** The CSV of a bank statement: its limits in characters, lines, bytes of the call, and lines of the answer. */
export const statementLimits = {
  characters: 9_000_000,
  lines: 50_000,
  bytes: 24_000_000,
  shown: 500,
} as const

export const StatementLine = z.object({
  reference: z.string(),
  at: z.string(),
  amount: z.int(),
  message: z.string(),
  /** `known`: imported before. `exact` and `other-sum`: names a bill. `unknown`: names none. */
  outcome: z.enum(["known", "exact", "other-sum", "unknown"]),
  transferCode: z.nullable(z.string()),
})
export type StatementLine = z.infer<typeof StatementLine>

export const readStatement = post("/admin/bank-statements", {
  summary:
    "Imports a bank statement (CSV, MT940 or CAMT.053), each line once, and books its money by transfer codes. Confirms nothing by itself.",
  access: clerks,
  body: z.strictObject({ csv: z.string().check(z.minLength(1), z.maxLength(statementLimits.characters)) }),
  data: z.object({
    /** Its lines of incoming money. */
    total: z.int(),
    /** How many of them were imported before. */
    known: z.int(),
    /** The first 500 of them. */
    lines: z.array(StatementLine),
  }),
  errors: ["statementUnreadable"],
  bodyBytes: statementLimits.bytes,
})

export const readBankAccount = get("/admin/bank-account", {
  summary: "The account that payers transfer to.",
  access: clerks,
  data: z.nullable(BankAccount),
})

/** A bank that accepts transfers by VietQR, with Napas' number. */
export const Bank = z.object({ bin: z.string(), name: z.string(), fullName: z.string() })
export type Bank = z.infer<typeof Bank>

export const listBanks = get("/admin/banks", {
  summary: "Banks of Vietnam that accept transfers by VietQR, by name.",
  access: clerks,
  data: z.array(Bank),
})

export const changeBankAccount = put("/admin/bank-account", {
  summary: "Sets the account for future transfers; issued bills keep theirs.",
  access: ["ROLE_ADMIN"],
  body: z.strictObject({
    beneficiary: filledLineOf(100),
    bankName: filledLineOf(100),
    bankBin: z.string().check(z.regex(/^\d{6}$/)),
    accountNumber: z.string().check(z.regex(/^[0-9A-Z]{4,19}$/)),
  }),
  data: BankAccount,
  asksProof: true,
})
