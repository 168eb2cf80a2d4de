import * as z from "zod/mini"
import { get, post } from "../endpoint.ts"
import { pageOf } from "../envelope.ts"
import { Id, PageNumber, PageSize } from "../input-shapes.ts"
import { filledLineOf, EmailAddress } from "../accounts/fields.ts"
import { ShownText } from "../language.ts"
import { SignedAddress } from "../accounts/calls.ts"

/**
 * Where a bill stands. Waiting for its receipt; waiting for a clerk; money there; receipt refused, another one may
 * come; nobody paid in time; called off by the payer before paying.
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

/** What a bill may be for; the feature that owns the kind decides what its payment brings about. */
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
  reasonLength: 500,
  /** Receipts of one bill, refused ones included. */
  receiptsMax: 10,
} as const

/** Where to transfer the money, as it was when the bill was made. */
export const BankAccount = z.object({
  beneficiary: z.string(),
  bankName: z.string(),
  /** The bank's number in Napas' list, six digits. */
  bankBin: z.string(),
  accountNumber: z.string(),
})
export type BankAccount = z.infer<typeof BankAccount>

/** What a company wants on its bill. */
export const InvoiceData = z.strictObject({
  companyName: filledLineOf(200),
  /** Ten digits, or ten and three for a branch (Circular 105/2020/TT-BTC). */
  taxCode: z.string().check(z.regex(/^\d{10}(?:-\d{3})?$/)),
  address: filledLineOf(300),
  email: EmailAddress,
})
export type InvoiceData = z.infer<typeof InvoiceData>

/** A receipt as its sender sees it. */
export const Receipt = z.object({
  id: z.string(),
  sentAt: z.string(),
  /** Opens for 60 seconds; null once the picture is deleted. */
  picture: z.nullable(SignedAddress),
  /** Null when it was not refused. */
  rejectedFor: z.nullable(z.string()),
})
export type Receipt = z.infer<typeof Receipt>

export const BillSummary = z.object({
  id: z.string(),
  kind: BillKind,
  title: ShownText,
  /** VND. */
  amount: z.int(),
  /** What goes into the transfer's message, so that the money is found. */
  transferCode: z.string(),
  status: BillState,
  createdAt: z.string(),
  /** When it expires; null when time does not matter in this status. */
  dueAt: z.nullable(z.string()),
  /** What the clerk said of the last receipt. */
  rejectedFor: z.nullable(z.string()),
})
export type BillSummary = z.infer<typeof BillSummary>

export const Bill = z.object({
  ...BillSummary.shape,
  subjectId: z.string(),
  account: BankAccount,
  /** The text of a VietQR code (EMVCo) of account, sum and transfer code. */
  qr: z.string(),
  /** The same as a picture: SVG. */
  qrPicture: z.string(),
  receipts: z.array(Receipt),
  confirmedAt: z.nullable(z.string()),
  invoice: z.nullable(InvoiceData),
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
  summary: "One bill of the signed-in account, with where and how to transfer its sum.",
  access: "required",
  params: z.object({ id: Id }),
  data: Bill,
})

export const sendReceipt = post("/user/bills/{id}/receipts", {
  summary: "Hands a receipt in: the id of an uploaded picture of the transfer.",
  access: "required",
  params: z.object({ id: Id }),
  body: z.strictObject({ upload: Id }),
  data: Bill,
  errors: ["uploadGone", "billClosed", "tooManyReceipts"],
})

export const printBill = post("/user/bills/{id}/pdf", {
  summary: "The bill as a PDF to print, in the reader's language, at an address that opens for 60 seconds.",
  access: "required",
  params: z.object({ id: Id }),
  data: SignedAddress,
})

export const cancelBill = post("/user/bills/{id}/cancellation", {
  summary: "Calls a bill off that nobody has paid yet.",
  access: "required",
  params: z.object({ id: Id }),
  data: Bill,
  errors: ["billClosed"],
})

export const setInvoiceData = post("/user/bills/{id}/invoice", {
  summary: "Says which company the bill is for.",
  access: "required",
  params: z.object({ id: Id }),
  body: InvoiceData,
  data: Bill,
  errors: ["billClosed"],
})
