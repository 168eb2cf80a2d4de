import { languages } from "@roomwright/contract/language"
import type { Order } from "@roomwright/contract/orders/calls"
import { adminOrderPath, billPath, orderPath, pagePaths } from "@roomwright/contract/page-paths"
import type { Bill } from "@roomwright/contract/payments/bills"
import type { AdminReceipt } from "@roomwright/contract/payments/receipts-admin"
import type { APIRequestContext } from "@playwright/test"
import { expect } from "@playwright/test"
import { makePerson, tokenOf } from "./accounts.ts"
import { callAs, drawSquares, sendReceipt, setUpPayments } from "./admin-payments.ts"
import { expectAccessible, expectNoSidewaysScroll } from "./axe.ts"
import { findProduct } from "./content.ts"
import { inTurn } from "./in-turn.ts"
import { beginWith } from "./own-pages.ts"
import { placeOrder } from "./place-order.ts"
import { open, test } from "./site-test.ts"
import { adminTextsIn, orderTextsIn, paymentTextsIn } from "./texts.ts"

/** An order of two pieces by somebody new. */
async function orderTwo(request: APIRequestContext, token: string): Promise<Order> {
  const product = await findProduct(request, ({ variants }) => variants.some(({ stock }) => stock > 20))
  const variantId = product.variants.find(({ stock }) => stock > 20)?.id ?? ""
  return placeOrder(request, token, { productId: product.id, variantId, quantity: 2 })
}
const billOf = (request: APIRequestContext, token: string, { billId }: Order): Promise<Bill> =>
  callAs(request, token, ["GET", `/user/bills/${billId}`])

/** Pays an order and has the clerk confirm it. */
async function pay(request: APIRequestContext, clerk: string, token: string, order: Order): Promise<Bill> {
  const bill = await billOf(request, token, order)
  await sendReceipt(request, { token, bill }, await drawSquares())
  const path = `/admin/receipts?w=${bill.transferCode}`
  const { content } = await callAs<{ content: AdminReceipt[] }>(request, clerk, ["GET", path])
  await callAs(request, clerk, ["POST", `/admin/receipts/${content[0]?.id}/confirmation`])
  return bill
}

for (const language of languages) {
  const t = adminTextsIn[language]
  const say = paymentTextsIn[language]

  test.describe(`a clerk's morning, in ${language}`, () => {
    test.use({ language })

    inTurn(language, 2)(
      "a part goes back to another name's account with its reference; money without a code is credit that a bill uses",
      async ({ page, request, browser, baseURL }) => {
        test.slow()
        const clerk = await setUpPayments(request)
        const token = await tokenOf(request, await makePerson(request))
        const order = await orderTwo(request, token)
        const bill = await pay(request, clerk, token, order)
        const buyer = await browser.newPage(baseURL ? { baseURL } : {})
        await buyer.context().addCookies([{ name: "prg-lang", value: language, url: baseURL ?? "" }])
        await beginWith(buyer, token)

        // One of two pieces goes back: the sum is filled in.
        await beginWith(page, clerk)
        await open(page, adminOrderPath(order.id))
        await page.getByRole("button", { name: t("admin.part.open") }).click()
        const dialog = page.getByRole("dialog")
        await dialog.getByLabel(t("admin.part.of")).selectOption("0")
        await dialog.getByLabel(t("admin.part.pieces")).fill("1")
        await expect(dialog.getByLabel(t("admin.part.sum"))).not.toHaveValue("")
        await dialog.getByLabel(t("admin.orders.reason")).fill("One leg is scratched.")
        await expectAccessible(page, "a part refund")
        await expectNoSidewaysScroll(page, "a part refund")
        await dialog.getByRole("button", { name: t("admin.part.go") }).click()
        await expect(dialog).toBeHidden()
        await expect(page.getByRole("heading", { name: t("admin.part.refunds") })).toBeVisible()
        await expectAccessible(page, "an order with a part refund")

        // The buyer names an account in another name.
        await open(buyer, billPath(bill.id))
        await buyer.getByRole("button", { name: say("payments.refund.enter") }).click()
        await buyer.getByRole("combobox", { name: say("payments.account.bank") }).selectOption("970436")
        await buyer.getByRole("textbox", { name: say("payments.account.number") }).fill("0071000999888")
        await buyer.getByRole("textbox", { name: say("payments.seller.holder") }).fill("TRAN VAN HAI")
        await buyer
          .getByRole("button", { name: say("payments.invoice.save") })
          .first()
          .click()
        await expect(buyer.getByText("TRAN VAN HAI")).toBeVisible()
        await expectAccessible(buyer, "a bill with an account for its refund")

        // The clerk sees that, transfers by the code, and notes the reference.
        await open(page, `${pagePaths.adminBills}?w=${bill.transferCode}`)
        await expect(dialog.getByText("TRAN VAN HAI")).toBeVisible()
        const other = t("admin.refund.nameOther", { names: "…" }).split("…")[0] ?? ""
        await expect(dialog.getByText(other)).toBeVisible()
        await expectAccessible(page, "a refund to another name")
        await dialog.getByRole("button", { name: t("admin.outcome.refunded") }).click()
        await dialog.getByLabel(t("admin.statements.reference")).fill("FT26330777")
        await dialog
          .getByRole("button", { name: t("admin.outcome.refunded") })
          .first()
          .click()
        await expect(dialog.getByText("FT26330777")).toBeVisible()
        await open(buyer, orderPath(order.id))
        await expect(buyer.getByText("FT26330777")).toBeVisible()
        await expect(buyer.getByText(orderTextsIn[language]("orders.refund.made"))).toBeVisible()
        await expectAccessible(buyer, "an order with a refund that was made")

        // Money without a code becomes the buyer's credit, and pays a part of the next bill.
        const reference = `FT${Date.now()}`
        const mt940 = [
          ":20:NOV",
          ":25:VCB/0071000123456",
          ":28C:328/1",
          ":60F:C261123VND0,",
          `:61:261124C150000,NTRFNONREF//${reference}`,
          ":86:tien hang",
          ":62F:C261124VND150000,",
        ].join("\n")
        await open(page, pagePaths.bankStatement)
        const file = { name: "nov.sta", mimeType: "text/plain", buffer: Buffer.from(mt940) }
        await page.locator("input[type=file]").setInputFiles(file)
        const row = page.getByRole("row", { name: new RegExp(reference) })
        await row.getByRole("button", { name: t("admin.statement.assign") }).click()
        const profile = await callAs<{ username: string }>(request, token, ["GET", "/user"])
        await dialog.getByLabel(t("admin.statement.person")).fill(profile.username)
        await expectAccessible(page, "a line that is to be assigned")
        await dialog.getByRole("button", { name: t("admin.statement.credit") }).click()
        await expect(dialog).toBeHidden()
        await expect(row).toContainText(t("admin.statement.exact"))
        const next = await orderTwo(request, token)
        await open(buyer, billPath(next.billId ?? ""))
        await expectAccessible(buyer, "a bill that offers credit")
        await buyer
          .getByRole("region", { name: say("payments.credit.title") })
          .getByRole("button")
          .click()
        await expect(buyer.getByText(say("payments.bill.credit"), { exact: true })).toBeVisible()
        const { money } = await billOf(request, token, next)
        expect(money).toMatchObject({ credit: 150_000, missing: next.total - 150_000 })
        await buyer.close()
      },
    )
  })
}
