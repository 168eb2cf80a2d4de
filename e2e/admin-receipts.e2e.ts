import { languages } from "@roomwright/contract/language"
import type { Bill } from "@roomwright/contract/payments/bills"
import { pagePaths } from "@roomwright/contract/page-paths"
import { expect, type Page, type Route } from "@playwright/test"
import { makePerson, signInAs } from "./accounts.ts"
import { expectAccessible, expectNoSidewaysScroll, widthsIn } from "./axe.ts"
import { callAs, drawSquares, setUpPayments, orderAndPay, sendReceipt, stateOf } from "./admin-payments.ts"
import { adminTextsIn, textsIn } from "./texts.ts"
import { beginWith } from "./own-pages.ts"
import { open, readIn, test } from "./site-test.ts"
import { inTurn, takesTurn } from "./in-turn.ts"

const adminOf = ({ transferCode }: Bill): string => `${pagePaths.adminReceipts}?w=${transferCode}`
const shownCode = (page: Page, { transferCode }: Bill) =>
  page.getByRole("heading", { level: 2, name: transferCode })

/** Opens the back office with the receipts of one bill. */
async function openAdmin(page: Page, token: string, bill: Bill): Promise<void> {
  await beginWith(page, token)
  await open(page, adminOf(bill))
  await expect(shownCode(page, bill)).toBeVisible()
}

/** The picture is moved by keys, buttons and the wheel. */
async function expectPictureMoves(page: Page, { transferCode: code }: Bill): Promise<void> {
  const t = adminTextsIn.en
  const picture = page.getByRole("img", { name: t("admin.picture.alt", { code }) })
  await expect(picture).toBeVisible()
  const widthOf = async (): Promise<number> => (await picture.boundingBox())?.width ?? 0
  const whole = await widthOf()
  await page.keyboard.press("+")
  await page.keyboard.press("+")
  await expect.poll(widthOf).toBeGreaterThan(whole * 2)
  const frame = page.getByRole("group", { name: t("admin.picture.frame") })
  await frame.focus()
  const top = await frame.evaluate(({ scrollTop }) => scrollTop)
  await page.keyboard.press("ArrowDown")
  await expect.poll(() => frame.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(top)
  await page.keyboard.press("0")
  await expect.poll(widthOf).toBeCloseTo(whole, 0)
  await page.keyboard.press("t")
  await expect.poll(widthOf).not.toBeCloseTo(whole, 0)
  await page.getByRole("button", { name: t("admin.picture.whole") }).click()
  await expect.poll(widthOf).toBeCloseTo(whole, 0)
  await frame.hover()
  await page.mouse.wheel(0, -100)
  await expect.poll(widthOf).toBeGreaterThan(whole * 1.2)
}

for (const language of languages) {
  const t = adminTextsIn[language]

  test.describe(`the receipts desk in ${language}`, () => {
    test.use({ language })

    inTurn(language, 0)(
      "a receipt is rejected with a reason and the next one confirmed, by keys alone",
      async ({ page, request }) => {
        const clerk = await setUpPayments(request)
        const sent = await orderAndPay(request)
        await openAdmin(page, clerk, sent.bill)
        await expect(
          page.getByRole("img", { name: t("admin.picture.alt", { code: sent.bill.transferCode }) }),
        ).toBeVisible()
        await expectAccessible(page, "a receipt that waits")

        await page.keyboard.press("r")
        const dialog = page.getByRole("dialog")
        await expect(dialog).toBeVisible()
        await expectAccessible(page, "the reasons")
        await page.keyboard.press("3")
        await expect(dialog.getByRole("textbox")).toHaveValue(adminTextsIn.zh("admin.reason.unreadable"))
        await page.keyboard.press("Enter")
        await expect(
          page.getByText(t("admin.done.rejected", { code: sent.bill.transferCode })).first(),
        ).toBeVisible()
        const rejected = await callAs<Bill>(request, sent.token, ["GET", `/user/bills/${sent.bill.id}`])
        // The payer reads it in their own language, whatever the clerk's is.
        expect(rejected).toMatchObject({
          status: "REJECTED",
          rejectedFor: adminTextsIn.zh("admin.reason.unreadable"),
        })

        await sendReceipt(request, sent, await drawSquares())
        await open(page, adminOf(sent.bill))
        await expect(shownCode(page, sent.bill)).toBeVisible()
        // Two key presses; three where another receipt comes first.
        await page.keyboard.press("a")
        await expect(
          page.getByRole("dialog").getByRole("button", { name: t("admin.action.confirm"), exact: true }),
        ).toBeFocused()
        await expectAccessible(page, "asked once more")
        await page.keyboard.press("Enter")
        await expect(
          page.getByText(t("admin.done.confirmed", { code: sent.bill.transferCode })).first(),
        ).toBeVisible()
        expect(await stateOf(request, sent)).toBe("CONFIRMED")

        await page.getByRole("link", { name: t("admin.receipts.lookDecided") }).click()
        await expect(
          page.getByRole("list", { name: t("admin.receipts.decided") }).getByRole("listitem"),
        ).toHaveCount(2)
        await expectAccessible(page, "receipts decided on")
      },
    )

    for (const width of widthsIn(language)) {
      test(`pages of the back office fit at ${width} px, and axe finds nothing`, async ({
        page,
        request,
      }) => {
        await page.setViewportSize({ width, height: 900 })
        await beginWith(page, await setUpPayments(request))
        const pages = [
          [pagePaths.admin, "admin.nav.overview"],
          [pagePaths.adminBills, "admin.nav.bills"],
          [pagePaths.moneyReport, "admin.nav.report"],
          [pagePaths.bankStatement, "admin.nav.statement"],
          [pagePaths.adminUsers, "admin.nav.users"],
          [pagePaths.adminPlans, "admin.nav.plans"],
          [pagePaths.grants, "admin.nav.grants"],
          [pagePaths.adminValues, "admin.nav.values"],
          [pagePaths.jobsAdmin, "admin.nav.jobs"],
          [pagePaths.auditLog, "admin.nav.audit"],
          [pagePaths.adminSettings, "admin.nav.settings"],
        ] as const
        for (const [place, [path, name]] of pages.entries()) {
          // In Vietnamese, whose words are longest, all of them; in the others by turns.
          if (language !== "vi" && !takesTurn(language === "en" ? 1 : 0, 2, place)) continue
          await open(page, path)
          await expect(page.getByRole("heading", { level: 1, name: t(name) })).toBeVisible()
          await expectAccessible(page, `${path} at ${width}`)
          await expectNoSidewaysScroll(page, `${path} at ${width}`)
        }
      })
    }
  })
}

test("of two clerks at one bill the second sees who was first, and goes on", async ({
  browser,
  page,
  request,
}) => {
  const t = adminTextsIn.en
  const clerk = await setUpPayments(request)
  const picture = await drawSquares()
  const sent = await orderAndPay(request, picture)
  const { transferCode: code } = sent.bill
  const context = await browser.newContext()
  await readIn(context, process.env.SITE_URL, "en")
  const second = await context.newPage()
  await openAdmin(page, clerk, sent.bill)
  await openAdmin(second, clerk, sent.bill)
  await page.keyboard.press("a")
  await second.keyboard.press("r")
  await second.keyboard.press("1")
  await expect(second.getByRole("dialog").getByRole("textbox")).not.toHaveValue("")
  await page.keyboard.press("Enter")
  await expect(page.getByText(t("admin.done.confirmed", { code })).first()).toBeVisible()
  await second.keyboard.press("Enter")
  await expect(second.getByText(/Administrator was first: .* was confirmed/)).toContainText(code)
  await expect(second.getByRole("dialog")).toHaveCount(0)
  await second.getByRole("button", { name: t("admin.beaten.ok") }).click()
  await expect(second.getByText(/was first/)).toHaveCount(0)
  expect(await stateOf(request, sent)).toBe("CONFIRMED")
  await context.close()

  // The same picture for another bill is told of.
  const copy = await orderAndPay(request, picture)
  await open(page, adminOf(copy.bill))
  await expect(page.getByText(t("admin.alike.some", { count: 1 }))).toBeVisible()
  await expect(page.getByRole("article").getByRole("link", { name: code })).toBeVisible()
})

test("a bank statement is read, and the match stands beside the receipt", async ({ page, request }) => {
  const t = adminTextsIn.en
  const clerk = await setUpPayments(request)
  const sent = await orderAndPay(request)
  const { transferCode: code, amount } = sent.bill
  const reference = `FT${Date.now()}`
  const csv = [
    "Ngày giao dịch,Số tham chiếu,Số tiền,Nội dung",
    `21/11/2026 09:15:00,${reference},${amount},"MBVCB ${code} chuyen tien"`,
    `21/11/2026 09:16:00,${reference}9,50000,tien nha`,
  ].join("\n")
  await beginWith(page, clerk)
  await open(page, pagePaths.bankStatement)
  const field = page.locator("input[type=file]")
  await field.setInputFiles({ name: "empty.csv", mimeType: "text/csv", buffer: Buffer.from(" ") })
  await expect(page.getByText(t("admin.statement.empty"))).toBeVisible()
  await field.setInputFiles({ name: "nov.csv", mimeType: "text/csv", buffer: Buffer.from(csv) })
  await expect(
    page.getByText(t("admin.statement.done", { name: "nov.csv", count: 2, known: 0 })),
  ).toBeVisible()
  await expectAccessible(page, "a statement that was read")
  const row = page.getByRole("row", { name: new RegExp(code) })
  await expect(row).toContainText(t("admin.statement.exact"))
  await expect(page.getByRole("row", { name: `${reference}9` })).toContainText(t("admin.statement.unknown"))
  // The picture's address opens for a minute: one that does not is exchanged.
  let asked = 0
  const refuseFirst = async (route: Route): Promise<void> => {
    asked += 1
    await (asked === 1 ? route.fulfill({ status: 404 }) : route.continue())
  }
  await page.route(/\/files\/private\//, refuseFirst)
  await row.getByRole("link", { name: code }).click()
  // The link leads to the bill, whether it has a receipt or not.
  await page.getByRole("dialog", { name: code }).getByRole("link").click()
  await expect(shownCode(page, sent.bill)).toBeVisible()
  await expectPictureMoves(page, sent.bill)
  expect(asked).toBe(2)
  await expect(page.getByText(t("admin.match.exact", { reference }))).toBeVisible()

  // Money that came otherwise is noted, and what becomes of it.
  await page.getByRole("button", { name: t("admin.note.add") }).click()
  await page.getByLabel(t("admin.note.kind")).selectOption("DOUBLE")
  await page.getByLabel(t("admin.note.amount")).fill("400000")
  // Letters are text in a field, no keys of the back office.
  await page.getByLabel(t("admin.note.remark")).pressSequentially("rather a lot")
  await expect(page.getByRole("dialog")).toHaveCount(0)
  await page.getByRole("button", { name: t("admin.note.save") }).click()
  await page.getByRole("button", { name: t("admin.outcome.refundDue") }).click()
  await page.getByRole("button", { name: t("admin.outcome.refunded") }).click()
  await page.getByLabel(t("admin.statements.reference")).fill("FT26330001")
  await page
    .getByRole("button", { name: t("admin.outcome.refunded") })
    .first()
    .click()
  await expect(page.getByRole("region", { name: t("admin.note.title") })).toContainText(
    t("admin.outcome.refunded"),
  )
})

test("single keys can be switched off, and are listed", async ({ page, request }) => {
  const t = adminTextsIn.en
  await beginWith(page, await setUpPayments(request))
  await open(page, pagePaths.admin)
  await expect(page.getByRole("heading", { level: 1, name: t("admin.nav.overview") })).toBeVisible()
  const help = page.getByRole("dialog", { name: t("admin.keys.title") })
  await page.keyboard.press("?")
  await expect(help).toBeVisible()
  await expectAccessible(page, "the list of keys")
  await help.getByRole("checkbox").uncheck()
  await page.keyboard.press("Escape")
  await expect(help).toHaveCount(0)
  await page.keyboard.press("?")
  await expect(help).toHaveCount(0)
  await page.getByRole("button", { name: t("admin.keys.open") }).click()
  await expect(help).toBeVisible()
})

test("who does not work here finds no back office; a visitor is asked to log in", async ({
  page,
  request,
}) => {
  await open(page, pagePaths.adminReceipts)
  await expect(
    page.getByRole("heading", { level: 1, name: textsIn.en("session.privateTitle") }),
  ).toBeVisible()
  await signInAs(page, await makePerson(request))
  for (const path of [pagePaths.admin, pagePaths.adminPlans]) {
    await open(page, path)
    await expect(
      page.getByRole("heading", { level: 1, name: textsIn.en("error.notFoundTitle") }),
    ).toBeVisible()
  }
})

test("public pages bring nothing of the back office along; staff have an entry to it", async ({
  page,
  request,
}) => {
  const asked: string[] = []
  page.on("request", (each) => asked.push(new URL(each.url()).pathname))
  await beginWith(page, await setUpPayments(request))
  await open(page, pagePaths.works)
  expect(asked.filter((path) => path.endsWith(".js")).length).toBeGreaterThan(3)
  expect(asked.filter((path) => path.includes("desk"))).toEqual([])
  await page
    .getByRole("banner")
    .getByRole("button", { name: textsIn.en("menu.account") })
    .click()
  await page.getByRole("link", { name: textsIn.en("menu.admin") }).click()
  await expect(
    page.getByRole("heading", { level: 1, name: adminTextsIn.en("admin.nav.overview") }),
  ).toBeVisible()
})
