import * as z from "zod/mini"
import { get, post } from "../endpoint.ts"
import { pageOf } from "../envelope.ts"
import { Id, PageNumber, PageSize } from "../input-shapes.ts"
import { filledLineOf, EmailAddress } from "../accounts/fields.ts"
import { ShownText } from "../language.ts"
import { SignedAddress } from "../accounts/calls.ts"

/**
 * The state of a bill: waits for its receipt; waits for a clerk; paid; receipt refused, another may come;
 * nobody paid in time; cancelled by the payer before payment.
 */
export const billStates = [
  "AWAITING_PAYMENT",
  "PENDING_REVIEW",
  "CONFIRMED",
  "REJECTED",
  "EXPIRED",
  "CANCELLED",
] as const
export const BillState = z.enum(billStates)
export type BillState = z.infer<typeof BillState>

/** The kinds of bill; the feature that owns a kind decides what its payment causes. */
export const billKinds = ["plan", "application", "product-order", "design-order"] as const
export const BillKind = z.enum(billKinds)
export type BillKind = z.infer<typeof BillKind>

export const billLimits = {
  /** How long a bill waits for its first receipt. */
  awaitingMs: 24 * 3_600_000,
  /** How long a refused receipt may be replaced. */
  rejectedMs: 48 * 3_600_000,
  /** The largest sum (VND). */
  amountMax: 100_000_000_000,
  /** How long a confirmation, a payout and a refund can be taken back without a reason. */
  undoMs: 10 * 60_000,
  reasonLength: 500,
  /** Receipts of one bill, refused ones included. */
  receiptsMax: 10,
} as const

/** Where to transfer the money, as it was when the bill was created. */
export const BankAccount = z.object({
  beneficiary: z.string(),
  bankName: z.string(),
  /** The bank's number in Napas' list, six digits. */
  bankBin: z.string(),
  accountNumber: z.string(),
})
export type BankAccount = z.infer<typeof BankAccount>

/** The company details for a bill. */
export const InvoiceData = z.strictObject({
  companyName: filledLineOf(200),
  /** Ten digits, or ten and three for a branch (Circular 105/2020/TT-BTC). */
  taxCode: z.string().check(z.regex(/^\d{10}(?:-\d{3})?$/)),
  address: filledLineOf(300),
  email: EmailAddress,
})
export type InvoiceData = z.infer<typeof InvoiceData>

/** What the ledger says about a bill (VND). */
export const BillMoney = z.object({
  /** All that came for it. */
  came: z.int(),
  /** Still to be transferred; 0 once it is paid or over. */
  missing: z.int(),
  /** To be refunded to its payer. */
  due: z.int(),
  refunded: z.int(),
  /** Of what came: by its payer's credit. */
  credit: z.int(),
  /** Of what was due back: kept as credit for other bills. */
  kept: z.int(),
})
export type BillMoney = z.infer<typeof BillMoney>

/** A receipt as its sender sees it. */
export const Receipt = z.object({
  id: z.string(),
  sentAt: z.string(),
  /** Works for 60 seconds; null once the picture is deleted. */
  picture: z.nullable(SignedAddress),
  /** Null when it was not refused. */
  rejectedFor: z.nullable(z.string()),
  /** Whether it paid a part, and the rest was asked for. */
  isPart: z.boolean(),
})
export type Receipt = z.infer<typeof Receipt>

export const BillSummary = z.object({
  id: z.string(),
  kind: BillKind,
  title: ShownText,
  /** VND. */
  amount: z.int(),
  /** The text of the transfer, by which the payment is found. */
  transferCode: z.string(),
  status: BillState,
  createdAt: z.string(),
  /** When it expires; null when it cannot expire in this state. */
  dueAt: z.nullable(z.string()),
  /** The clerk's reason for refusing the last receipt. */
  rejectedFor: z.nullable(z.string()),
})
export type BillSummary = z.infer<typeof BillSummary>

export const Bill = z.object({
  ...BillSummary.shape,
  subjectId: z.string(),
  account: BankAccount,
  money: BillMoney,
  /** The text of a VietQR code (EMVCo) of account, what is missing and transfer code. */
  qr: z.string(),
  /** The same as an SVG picture. */
  qrPicture: z.string(),
  receipts: z.array(Receipt),
  confirmedAt: z.nullable(z.string()),
  /** When what a confirmed bill has bought is given; null once it is, and before. */
  deliversAt: z.nullable(z.string()),
  invoice: z.nullable(InvoiceData),
  /** Where its payer wants refunds to go. */
  refundTo: z.nullable(BankAccount),
  /** Refunds that were made, with the bank's reference and the number of the credit note, once it is issued. */
  refunds: z.array(
    z.object({
      id: z.string(),
      at: z.string(),
      amount: z.int(),
      reference: z.nullable(z.string()),
      creditNote: z.nullable(z.string()),
    }),
  ),
  /** The payer's credit (VND), which an open bill can be paid by. */
  creditLeft: z.int(),
})
export type Bill = z.infer<typeof Bill>

export const listBills = get("/user/bills", {
  summary: "The bills of the signed-in account, newest first.",
  access: "required",
  query: z.strictObject({
    page: PageNumber,
    size: PageSize,
    status: z.optional(BillState),
    kind: z.optional(BillKind),
  }),
  data: pageOf(BillSummary),
})

export const readBill = get("/user/bills/{id}", {
  summary: "One bill of the signed-in account, with how to pay it.",
  access: "required",
  params: z.object({ id: Id }),
  data: Bill,
})

export const sendReceipt = post("/user/bills/{id}/receipts", {
  summary: "Submits a receipt: the id of an uploaded picture of the transfer.",
  access: "required",
  params: z.object({ id: Id }),
  body: z.strictObject({ upload: Id }),
  data: Bill,
  errors: ["uploadGone", "billClosed", "tooManyReceipts"],
})

export const printBill = post("/user/bills/{id}/pdf", {
  summary: "The bill as a PDF to print, in the reader's language, at an address that works for 60 seconds.",
  access: "required",
  params: z.object({ id: Id }),
  data: SignedAddress,
})

export const cancelBill = post("/user/bills/{id}/cancellation", {
  summary: "Cancels an unpaid bill.",
  access: "required",
  params: z.object({ id: Id }),
  data: Bill,
  errors: ["billClosed"],
})

export const setInvoiceData = post("/user/bills/{id}/invoice", {
  summary: "Sets the company that the bill is for.",
  access: "required",
  params: z.object({ id: Id }),
  body: InvoiceData,
  data: Bill,
  errors: ["billClosed"],
})
