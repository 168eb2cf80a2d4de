import { setInvoiceData } from "@roomwright/contract/payments/bills"
import type { TestApp } from "./test-app.ts"
import { openAtelier, placeDesign } from "./test-atelier.ts"
import { payOrder } from "./test-orders.ts"
import { signUp, type TestPerson } from "./test-people.ts"

/** A paid design whose buyer named a company: the platform issues its invoice. */
export async function buyInvoicedDesign(app: TestApp, clerk: TestPerson) {
  const [buyer, atelier] = [await signUp(app), await openAtelier(app)]
  const order = await placeDesign(app, buyer, atelier.workId)
  const billId = order.billId ?? ""
  const company = {
    companyName: "Nhà Xanh",
    taxCode: "0101234567",
    address: "Huế",
    email: "books@nhaxanh.example",
  }
  await app.call(setInvoiceData, { params: { id: billId }, body: company }, buyer)
  await payOrder(app, buyer, clerk, order)
  const body = { invoiceNumber: "1C26TAA-1", issuedOn: "2026-11-24", lookup: "" }
  return { parties: [buyer, atelier.designer], input: () => ({ params: { id: billId }, body }) }
}
