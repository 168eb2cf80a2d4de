import * as z from "zod/mini"
import { BankAccount, BillKind, BillMoney, BillState } from "./bills.ts"
import { get } from "../endpoint.ts"
import { pageOf } from "../envelope.ts"
import { Keyword, PageNumber, PageSize } from "../input-shapes.ts"
import { ShownText } from "../language.ts"
import { Parties } from "../own-case.ts"
import { clerks, PaymentNote } from "./receipts-admin.ts"

export const adminBillSorts = ["newest", "oldest", "dearest", "cheapest"] as const

/** A bill for clerks, with or without a receipt. */
export const AdminBill = z.object({
  id: z.string(),
  kind: BillKind,
  title: ShownText,
  /** VND. */
  amount: z.int(),
  money: BillMoney,
  transferCode: z.string(),
  status: BillState,
  createdAt: z.string(),
  confirmedAt: z.nullable(z.string()),
  /** When what it pays is given; null once it is, and before the confirmation. */
  deliversAt: z.nullable(z.string()),
  /** Until when its confirmation can be taken back; null if it cannot. */
  undoUntil: z.nullable(z.string()),
  payer: z.object({ id: z.string(), nickname: z.string() }),
  /** All its receipts, refused ones included. */
  receipts: z.int(),
  parties: Parties,
  /** Where the refund goes, once its payer has said so, with a VietQR picture (SVG) of all that is due. */
  refundTo: z.nullable(
    z.object({
      ...BankAccount.shape,
      qrPicture: z.nullable(z.string()),
      /** The holder beside the names by which the buyer is known: all words the same, some of them, or another name. */
      nameMatch: z.enum(["same", "alike", "other"]),
      knownNames: z.array(z.string()),
    }),
  ),
  /** How much of it staff may give back by a sum (VND): 0 unless it paid the platform itself, as for a plan. */
  refundable: z.int(),
  /** Payments noted by hand, oldest first. */
  notes: z.array(PaymentNote),
})
export type AdminBill = z.infer<typeof AdminBill>

export const searchBills = get("/admin/bills", {
  summary: "All bills, found by transfer code or payer, for payments without a receipt, too.",
  access: clerks,
  query: z.strictObject({
    page: PageNumber,
    size: PageSize,
    /** A bill's id, the beginning of a transfer code, a part of the payer's names, or their whole email or mobile number. */
    w: z.optional(Keyword),
    status: z.optional(BillState),
    kind: z.optional(BillKind),
    /** `open`: with noted payments that nobody has settled yet; `refund`: with a refund due. */
    notes: z.optional(z.enum(["open", "refund"])),
    sort: z._default(z.enum(adminBillSorts), "newest"),
  }),
  data: pageOf(AdminBill),
})
