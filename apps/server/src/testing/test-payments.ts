import { randomBytes } from "node:crypto"
import { readBill, sendReceipt, type Bill } from "@roomwright/contract/payments/bills"
import { buyPlan, listPlanOffers, type PlanDuration, type PlanTier } from "@roomwright/contract/plans/calls"
import { changeBankAccount, listReceipts, readStatement } from "@roomwright/contract/payments/receipts-admin"
import { saveSellerAccount } from "@roomwright/contract/payments/seller-account"
import { creditStatementLine, listStatementLines } from "@roomwright/contract/payments/statement-lines"
import { uploadPicture } from "@roomwright/contract/media/uploads"
import sharp, { type Sharp } from "sharp"
import { applicationBillHandlers } from "../features/applications/application-order.ts"
import { expireBills } from "../features/payments/expire-bills.ts"
import { notifyRefunds } from "../features/payments/notify-refunds.ts"
import { orderBillHandlers } from "../features/orders/order-bill-handlers.ts"
import { planBillHandlers } from "../features/plans/buy-plan.ts"
import { newId } from "../platform/ids.ts"
import type { TestApp } from "./test-app.ts"
import { signUp, type TestPerson } from "./test-people.ts"

/** An administrator, who has set the account that transfers go to. */
export async function setUpPayments(app: TestApp): Promise<TestPerson> {
  const administrator = await signUp(app, { nickname: "Ha", roles: ["ROLE_ADMIN"] })
  const account = {
    beneficiary: "CONG TY ROOMWRIGHT",
    bankName: "Vietcombank",
    bankBin: "970436",
    accountNumber: "0071000123456",
  }
  await app.call(changeBankAccount, { body: account }, { headers: administrator.headers })
  return administrator
}

/** A picture that is like no other: large squares of chance. */
export const pictureOfTransfer = (): Sharp =>
  sharp(randomBytes(8 * 8), { raw: { width: 8, height: 8, channels: 1 } }).resize(400, 300, {
    kernel: "nearest",
  })

export const sellerFacts = {
  sellerKind: "person" as const,
  beneficiary: "Trần Thị Lan",
  bankBin: "970436",
  accountNumber: "0071000123456",
  taxCode: "001199012345",
}

/** Enters where the earnings of a seller go. */
export const enterSellerAccount = (app: TestApp, { headers }: TestPerson, facts = sellerFacts) =>
  app.call(saveSellerAccount, { body: facts }, { headers })

/** Uploads a picture of a transfer and gives the upload's id. */
export async function uploadReceipt(
  app: TestApp,
  { headers }: TestPerson,
  picture = pictureOfTransfer(),
): Promise<string> {
  const input = {
    body: { purpose: "receipt" as const },
    file: new Blob([new Uint8Array(await picture.png().toBuffer())]),
  }
  const { id } = await app.call(uploadPicture, input, { headers })
  return id
}

/** Orders a plan at the price that is offered and gives its bill. */
export async function orderPlan(
  app: TestApp,
  { headers }: TestPerson,
  tier: PlanTier = "pro",
  duration: PlanDuration = "monthly",
): Promise<Bill> {
  const offers = await app.call(listPlanOffers, {}, { headers })
  const offer = offers.find((one) => one.tier === tier && one.duration === duration)
  if (!offer || offer.amount === null) throw new Error(`${tier} ${duration} is not offered.`)
  const body = { tier, duration, planVersion: offer.version, amount: offer.amount, key: newId() }
  const { billId } = await app.call(buyPlan, { body }, { headers })
  return app.call(readBill, { params: { id: billId } }, { headers })
}

/** Hands a receipt in for a bill and gives the receipt's id in the back office. */
export async function payBill(
  app: TestApp,
  person: TestPerson,
  billId: string,
  picture?: Sharp,
): Promise<string> {
  const upload = await uploadReceipt(app, person, picture)
  const { receipts } = await app.call(
    sendReceipt,
    { params: { id: billId }, body: { upload } },
    { headers: person.headers },
  )
  const last = receipts.at(-1)
  if (!last) throw new Error("The receipt is not there.")
  return last.id
}

/** The ids of the receipts that wait in the back office, in its order. */
export async function waitingReceipts(app: TestApp, { headers }: TestPerson): Promise<string[]> {
  const { content } = await app.call(listReceipts, { query: {} }, { headers })
  return content.map(({ id }) => id)
}

/** Expires the bills whose time is over, as it also happens every minute. Gives how many. */
export const expireDueBills = ({ services }: Pick<TestApp, "services">): Promise<number> =>
  expireBills(services, {
    plan: planBillHandlers(services),
    application: applicationBillHandlers(services),
    "design-order": orderBillHandlers(services),
    "product-order": orderBillHandlers(services),
  })

/** Tells payers of refunds that are due, as its job does. */
export const notifyOfRefunds = ({ services }: Pick<TestApp, "services">): Promise<number> =>
  notifyRefunds(services)

/** A line of a bank statement about no bill becomes somebody's credit. */
export async function giveCredit(
  app: TestApp,
  { headers }: TestPerson,
  { person, amount }: { readonly person: TestPerson; readonly amount: number },
): Promise<void> {
  const reference = `FT ${newId()}`
  const csv = `date,credit,message,reference\n21/11/2026,${amount},tien,${reference}`
  await app.call(readStatement, { body: { csv } }, { headers })
  const { content } = await app.call(listStatementLines, { query: { w: reference } }, { headers })
  const params = { id: content[0]?.id ?? "" }
  await app.call(creditStatementLine, { params, body: { person: person.id } }, { headers })
}
