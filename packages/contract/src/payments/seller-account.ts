import * as z from "zod/mini"
import { filledLineOf } from "../accounts/fields.ts"
import { get, put } from "../endpoint.ts"

export const sellerKinds = ["person", "company"] as const
export const SellerKind = z.enum(sellerKinds)
export type SellerKind = z.infer<typeof SellerKind>

/** How long payouts wait after the account was entered or changed. */
export const sellerAccountHoldMs = 24 * 3_600_000

/** Ten digits, for a branch three more; a person may give the twelve of their identity card. */
export const taxCodePatterns: Readonly<Record<SellerKind, RegExp>> = {
  person: /^\d{10}(?:\d{2})?$/,
  company: /^\d{10}(?:-\d{3})?$/,
}
export const accountNumberPattern = /^[0-9A-Z]{4,19}$/

/** A seller's account as its owner sees it: numbers by their last digits. */
export const SellerAccount = z.object({
  sellerKind: SellerKind,
  holder: z.string(),
  bankName: z.string(),
  /** Like `•••• 3456`. */
  number: z.string(),
  taxNumber: z.string(),
  changedAt: z.string(),
  /** Nothing is paid out before; null once that is over. */
  heldUntil: z.nullable(z.string()),
})
export type SellerAccount = z.infer<typeof SellerAccount>

export const readSellerAccount = get("/user/seller-account", {
  summary: "The bank account and tax facts of the signed-in seller, numbers by their last digits.",
  access: "required",
  data: z.nullable(SellerAccount),
})

export const saveSellerAccount = put("/user/seller-account", {
  summary:
    "Sets where payouts go and who the seller is to the tax office. Payouts wait for 24 hours afterwards.",
  access: "required",
  body: z
    .strictObject({
      sellerKind: SellerKind,
      /** As the bank knows the holder. */
      beneficiary: filledLineOf(100),
      bankBin: z.string().check(z.regex(/^\d{6}$/)),
      accountNumber: z.string().check(z.regex(accountNumberPattern)),
      taxCode: z.string().check(z.maxLength(20)),
    })
    .check(
      z.refine(({ sellerKind, taxCode }) => taxCodePatterns[sellerKind].test(taxCode), {
        path: ["taxCode"],
      }),
    ),
  data: SellerAccount,
  errors: ["bankUnknown"],
  asksProof: true,
})
