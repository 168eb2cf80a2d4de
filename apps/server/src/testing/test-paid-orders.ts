import { readStatement } from "@roomwright/contract/payments/receipts-admin"
import { newId } from "../platform/ids.ts"
import type { TestApp } from "./test-app.ts"
import { openSellerShop, placeOrder } from "./test-orders.ts"
import { signUp, type TestPerson } from "./test-people.ts"
import { payBill } from "./test-payments.ts"

/** An order whose receipt waits for a clerk, with its buyer and seller. */
export async function paidOrder(app: TestApp): Promise<{
  id: string
  billId: string
  receiptId: string
  parties: TestPerson[]
}> {
  const [buyer, shop] = [await signUp(app), await openSellerShop(app)]
  const { id, billId } = await placeOrder(app, buyer, shop)
  const receiptId = await payBill(app, buyer, billId ?? "")
  return { id, billId: billId ?? "", receiptId, parties: [buyer, shop.merchant] }
}
/** A line of a bank statement about an order, with its code or with this message instead. */
export async function importedLine(app: TestApp, clerk: TestPerson, message?: string) {
  const { billId, parties } = await paidOrder(app)
  const bills = app.database.db.selectFrom("bill").select("transfer_code").where("id", "=", billId)
  const { transfer_code: code } = await bills.executeTakeFirstOrThrow()
  const csv = `date,amount,message,reference\n2026-11-21,1000,${message ?? code},${newId()}`
  await app.call(readStatement, { body: { csv } }, clerk)
  const { id } = await app.database.db
    .selectFrom("statement_line")
    .select("id")
    .orderBy("id", "desc")
    .executeTakeFirstOrThrow()
  return { id, code, parties }
}
