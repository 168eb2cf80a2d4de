import { expect, type APIRequestContext, type Page } from "@playwright/test"
import { hanoi } from "./place-order.ts"
import { decide, drawReceipt } from "./plan-buyers.ts"
import { orderTextsIn, paymentTextsIn } from "./texts.ts"

const t = orderTextsIn.en
const pay = paymentTextsIn.en

/** Says where a cart goes, as somebody who has no address yet. */
export async function fillAddress(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { level: 1, name: t("orders.checkout.title") })).toBeVisible()
  await page.getByLabel(t("orders.address.name"), { exact: true }).fill(hanoi.receiverName)
  await page.getByLabel(t("orders.address.mobile"), { exact: true }).fill(hanoi.receiverMobile)
  await page.getByLabel(t("orders.address.province"), { exact: true }).selectOption({ label: "Hà Nội" })
  await page.getByLabel(t("orders.address.ward"), { exact: true }).fill(hanoi.ward)
  await page.getByLabel(t("orders.address.detail"), { exact: true }).fill(hanoi.detail)
}

/** Sends a receipt for the bill that is shown, and confirms it as a clerk does; gives the transfer code. */
export async function payByTransfer(
  page: Page,
  { request, clerk }: { readonly request: APIRequestContext; readonly clerk: string },
): Promise<string> {
  const code = await page.getByTestId("transfer-code").innerText()
  await page.getByLabel(pay("payments.receipt.label")).setInputFiles(await drawReceipt())
  await expect(page.getByRole("progressbar")).toHaveCount(0)
  await page.getByRole("button", { name: pay("payments.receipt.send") }).click()
  await expect(page.getByRole("heading", { level: 1, name: t("orders.success.title") })).toBeVisible()
  await decide(request, clerk, code)
  return code
}
