import type { InvoiceData } from "@roomwright/contract/payments/bills"
import { readStoredJson, writeStored } from "../platform/session/safe-storage.ts"

export const emptyInvoice: InvoiceData = { companyName: "", taxCode: "", address: "", email: "" }

const placeOf = (billId: string): string => `invoice-draft-${billId}`

/** Keeps what is typed for a bill's invoice until it is saved; null when it is. */
export const saveInvoiceDraft = (billId: string, values: InvoiceData | null): void =>
  writeStored(placeOf(billId), values && JSON.stringify(values))

/** What this browser kept of it; null when there is nothing, or nothing that can be read. */
export function readInvoiceDraft(billId: string): InvoiceData | null {
  const stored = readStoredJson(placeOf(billId))
  if (typeof stored !== "object" || stored === null) return null
  const kept = new Map(Object.entries(stored))
  const textOf = (name: keyof InvoiceData): string => {
    const text: unknown = kept.get(name)
    return typeof text === "string" ? text : ""
  }
  return {
    companyName: textOf("companyName"),
    taxCode: textOf("taxCode"),
    address: textOf("address"),
    email: textOf("email"),
  }
}
