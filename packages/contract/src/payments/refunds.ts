import * as z from "zod/mini"
import { filledLineOf } from "../accounts/fields.ts"
import { SignedAddress } from "../accounts/calls.ts"
import { get, post, put } from "../endpoint.ts"
import { Id } from "../input-shapes.ts"
import { Bill } from "./bills.ts"
import { Bank, clerks } from "./receipts-admin.ts"

export const setRefundAccount = put("/user/bills/{id}/refund-account", {
  summary: "Sets the bank account that the refund of a bill goes to, while one is due.",
  access: "required",
  params: z.object({ id: Id }),
  body: z.strictObject({
    /** As the bank knows the holder. */
    beneficiary: filledLineOf(100),
    bankBin: z.string().check(z.regex(/^\d{6}$/)),
    accountNumber: z.string().check(z.regex(/^[0-9A-Z]{4,19}$/)),
  }),
  data: Bill,
  errors: ["bankUnknown", "billClosed"],
})

export const listRefundBanks = get("/user/banks", {
  summary: "Banks of Vietnam that refunds can go to, by name.",
  access: "required",
  data: z.array(Bank),
})

const one = z.object({ id: Id })

export const printCreditNote = post("/user/credit-notes/{id}/pdf", {
  summary:
    "The credit note of a refund (by its id) as a PDF, for its payer and for the merchant concerned, for 60 seconds.",
  access: "required",
  params: one,
  data: SignedAddress,
})

export const printAdminCreditNote = post("/admin/credit-notes/{id}/pdf", {
  summary: "The credit note of any refund as a PDF, at an address that works for 60 seconds.",
  access: clerks,
  params: one,
  data: SignedAddress,
})
