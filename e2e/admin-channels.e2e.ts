import { pagePaths } from "@roomwright/contract/page-paths"
import { expect } from "@playwright/test"
import { makePerson, toastOf, tokenOf } from "./accounts.ts"
import { expectAccessible, expectNoSidewaysScroll, widthsIn } from "./axe.ts"
import { callAs, setUpPayments, orderAndPay } from "./admin-payments.ts"
import { beginWith, readOwnProfile } from "./own-pages.ts"
import { open, test } from "./site-test.ts"
import { adminTextsIn, textsIn } from "./texts.ts"

const t = adminTextsIn.en
const site = textsIn.en

test("an administrator tries the mail server that is in force; one that takes no test is not saved", async ({
  page,
  request,
}) => {
  await beginWith(page, await setUpPayments(request))
  await open(page, pagePaths.adminSettings)
  const form = page.getByRole("form", { name: t("admin.settings.email"), exact: true })
  await expect(form.getByText(t("admin.settings.notSet"))).toBeVisible()
  await form.getByRole("button", { name: t("admin.settings.testLetter") }).click()
  await expect(toastOf(page, t("admin.settings.testOutbox"))).toBeVisible()

  const save = form.getByRole("button", { name: t("admin.settings.saveChannel") })
  await save.click()
  await expect(form.getByText(t("admin.fault.smtpAddress"))).toBeVisible()
  await expect(form.getByLabel(t("admin.settings.smtpAddress"))).toBeFocused()
  await form.getByLabel(t("admin.settings.smtpAddress")).fill("smtp://127.0.0.1:9")
  await form.getByLabel(t("admin.settings.mailFrom")).fill("Roomwright <hello@rooms.example>")
  for (const width of widthsIn("en")) {
    await page.setViewportSize({ width, height: 900 })
    await expectNoSidewaysScroll(page, `settings at ${width} px`)
  }
  await expectAccessible(page, "settings of the mail server")
  await save.click()
  await expect(toastOf(page, "SMTP ESOCKET CONN")).toBeVisible()
  await page.reload()
  await expect(form.getByText(t("admin.settings.notSet"))).toBeVisible()
  await expect(form.getByLabel(t("admin.settings.smtpAddress"))).toHaveValue("")
})

test("an administrator who chooses another design tool is told what it needs", async ({ page, request }) => {
  await beginWith(page, await setUpPayments(request))
  await open(page, pagePaths.adminSettings)
  const form = page.getByRole("form", { name: t("admin.settings.tool"), exact: true })
  await expect(form.getByRole("radio", { name: t("admin.settings.toolOwn") })).toBeChecked()
  await form.getByText(t("admin.settings.toolCoohom"), { exact: true }).click()
  // Nothing is saved here: the tool is everybody's, other journeys open it meanwhile.
  await form.getByRole("button", { name: t("admin.settings.saveTool") }).click()
  await expect(form.getByLabel(t("admin.settings.toolAddress"))).toBeFocused()
  for (const fault of [
    "admin.fault.toolAddress",
    "admin.fault.toolAppKey",
    "admin.fault.toolSecret",
  ] as const)
    await expect(form.getByText(t(fault))).toBeVisible()
  for (const width of widthsIn("en")) {
    await page.setViewportSize({ width, height: 900 })
    await expectNoSidewaysScroll(page, `the design tool at ${width} px`)
  }
  await expectAccessible(page, "settings of the design tool")
})

test("the bell rings in the back office of a clerk when somebody sends a receipt", async ({
  page,
  request,
}) => {
  const administrator = await setUpPayments(request)
  const clerk = await tokenOf(request, await makePerson(request))
  const { id } = await readOwnProfile(request, clerk)
  await callAs(request, administrator, ["PUT", `/admin/users/${id}/roles/ROLE_RECEIPTS_CLERK`])
  await beginWith(page, clerk)
  await open(page, pagePaths.admin)
  await orderAndPay(request)
  const bell = page
    .getByRole("banner")
    .getByRole("button", { name: site("bell.unread", { count: 1 }), exact: true })
  await expect(bell).toBeVisible()
  await bell.hover()
  const mail = page.getByRole("link", { name: "A new receipt is waiting" })
  await expect(mail).toBeVisible()
  await expectAccessible(page, "the bell at the desk")
  await mail.click()
  await page.getByRole("link", { name: "Open the related page" }).click()
  await expect(page).toHaveURL(new RegExp(`${pagePaths.adminReceipts}$`))
})
