import { languages } from "@roomwright/contract/language"
import type { AdminReceipt } from "@roomwright/contract/payments/receipts-admin"
import { pagePaths } from "@roomwright/contract/page-paths"
import { expect } from "@playwright/test"
import { expectAccessible, expectNoSidewaysScroll } from "./axe.ts"
import { callAs, orderAndPay, setUpPayments, stateOf } from "./admin-payments.ts"
import { inTurn } from "./in-turn.ts"
import { beginWith } from "./own-pages.ts"
import { open, test } from "./site-test.ts"
import { adminTextsIn } from "./texts.ts"

for (const language of languages) {
  const t = adminTextsIn[language]

  test.describe(`what is taken back, in ${language}`, () => {
    test.use({ language })

    inTurn(language, 1)(
      "a confirmation that was a mistake is taken back, and so is a refund, with one press each",
      async ({ page, request }) => {
        const clerk = await setUpPayments(request)
        const sent = await orderAndPay(request)
        const { transferCode: code, id } = sent.bill
        const waiting = await callAs<{ content: AdminReceipt[] }>(request, clerk, [
          "GET",
          `/admin/receipts?w=${code}`,
        ])
        await callAs(request, clerk, ["POST", `/admin/receipts/${waiting.content[0]?.id}/confirmation`])
        await beginWith(page, clerk)
        await open(page, `${pagePaths.adminReceipts}?state=decided&w=${code}`)
        const back = page.getByRole("button", { name: t("admin.undo.confirmation"), exact: true })
        await expect(back).toBeVisible()
        await expectAccessible(page, "a confirmation that can be taken back")
        await expectNoSidewaysScroll(page, "a confirmation that can be taken back")
        await back.click()
        await expect.poll(() => stateOf(request, sent)).toBe("PENDING_REVIEW")
        await expect(back).toBeHidden()

        await callAs(request, clerk, ["POST", `/admin/receipts/${waiting.content[0]?.id}/confirmation`])
        const note = await callAs<{ id: string }>(request, clerk, ["POST", `/admin/bills/${id}/notes`], {
          kind: "DOUBLE",
          amount: 250_000,
          remark: "FT26330001",
        })
        const refund = { outcome: "REFUNDED", refundReference: "FT26330777" }
        await callAs(request, clerk, ["POST", `/admin/payment-notes/${note.id}/outcome`], refund)
        await open(page, `${pagePaths.adminBills}?w=${code}`)
        const dialog = page.getByRole("dialog")
        await expect(dialog.getByText("FT26330777")).toBeVisible()
        await expectAccessible(page, "a refund that can be taken back")
        await dialog.getByRole("button", { name: t("admin.undo.go"), exact: true }).click()
        // It is due again, and noted as made another time.
        await expect(
          dialog.getByRole("button", { name: t("admin.outcome.refunded"), exact: true }),
        ).toBeVisible()
        await expect(dialog.getByText("FT26330777")).toBeHidden()
      },
    )
  })
}
