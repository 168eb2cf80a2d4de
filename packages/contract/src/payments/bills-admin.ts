import * as z from "zod/mini"
import { BillKind, BillState } from "./bills.ts"
import { get } from "../endpoint.ts"
import { pageOf } from "../envelope.ts"
import { Keyword, PageNumber, PageSize } from "../input-shapes.ts"
import { ShownText } from "../language.ts"
import { Parties } from "../own-case.ts"
import { clerks, PaymentNote } from "./receipts-admin.ts"

export const adminBillSorts = ["newest", "oldest", "dearest", "cheapest"] as const

/** A bill as clerks find it, whether it ever had a receipt or not. */
export const AdminBill = z.object({
  id: z.string(),
  kind: BillKind,
  title: ShownText,
  /** VND. */
  amount: z.int(),
  transferCode: z.string(),
  status: BillState,
  createdAt: z.string(),
  confirmedAt: z.nullable(z.string()),
  payer: z.object({ id: z.string(), nickname: z.string() }),
  /** Receipts that were sent for it, refused ones included. */
  receipts: z.int(),
  parties: Parties,
  /** Money that came otherwise, oldest first. */
  notes: z.array(PaymentNote),
})
export type AdminBill = z.infer<typeof AdminBill>

export const searchBills = get("/admin/bills", {
  summary: "Bills of everybody, found by transfer code or payer: for money that came without a receipt, too.",
  access: clerks,
  query: z.strictObject({
    page: PageNumber,
    size: PageSize,
    /** A bill's id, the beginning of a transfer code, a part of the payer's names, or their whole email or mobile number. */
    w: z.optional(Keyword),
    status: z.optional(BillState),
    kind: z.optional(BillKind),
    /** `open`: with noted money that nobody has settled yet; `refund`: with money that is to be paid back. */
    notes: z.optional(z.enum(["open", "refund"])),
    sort: z._default(z.enum(adminBillSorts), "newest"),
  }),
  data: pageOf(AdminBill),
})
