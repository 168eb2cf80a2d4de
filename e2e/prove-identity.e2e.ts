import { expect } from "@playwright/test"
import { pagePaths } from "@roomwright/contract/page-paths"
import { toastOf } from "./accounts.ts"
import { administrator } from "./administrator.ts"
import { expectAccessible, expectNoSidewaysScroll, widthsIn } from "./axe.ts"
import { setUpPayments, paymentAccount } from "./admin-payments.ts"
import { beginWith } from "./own-pages.ts"
import { open, test } from "./site-test.ts"
import { accountTextsIn, adminTextsIn } from "./texts.ts"

const t = adminTextsIn.en
const account = accountTextsIn.en

test("an administrator who changes the bank account is asked for a proof, and loses nothing that was typed", async ({
  page,
  request,
}) => {
  await setUpPayments(request)
  // Signed in anew: nothing was proved here.
  const body = { mobileOrEmail: administrator.email, password: administrator.password }
  const answer = await request.post("/api/auth/login", { data: body })
  const { data: token } = (await answer.json()) as { readonly data: string }
  await beginWith(page, token)
  await open(page, pagePaths.adminSettings)
  const beneficiary = page.getByLabel(t("admin.settings.beneficiary"))
  await beneficiary.fill(`${paymentAccount.beneficiary} `)
  const save = page.getByRole("button", { name: t("admin.action.save"), exact: true })
  const dialog = page.getByRole("dialog", { name: account("proof.title") })
  await save.click()
  const password = dialog.getByLabel(account("field.oldPassword"), { exact: true })
  await expect(password).toBeFocused()
  for (const width of widthsIn("en")) {
    await page.setViewportSize({ width, height: 900 })
    await expectNoSidewaysScroll(page, `the proof at ${width} px`)
  }
  await expectAccessible(page, "the proof that it is still the administrator")

  // Who would rather not has changed nothing, and may do so later.
  await page.keyboard.press("Escape")
  await expect(dialog).toBeHidden()
  await expect(beneficiary).toHaveValue(`${paymentAccount.beneficiary} `)
  await save.click()
  await password.fill("wrong-one")
  await dialog.getByRole("button", { name: account("proof.go") }).click()
  await expect(password).toHaveAccessibleDescription(/./)
  await password.fill(administrator.password)
  await dialog.getByRole("button", { name: account("proof.go") }).click()
  await expect(dialog).toBeHidden()
  await expect(toastOf(page, t("admin.settings.saved"))).toBeVisible()
  await expect(beneficiary).toHaveValue(paymentAccount.beneficiary)
})
