import { languages } from "@roomwright/contract/language"
import { pagePaths } from "@roomwright/contract/page-paths"
import { expect } from "@playwright/test"
import { discOf, makePerson, modalOf, signInAs, tokenOf } from "./accounts.ts"
import { expectAccessible, expectNoSidewaysScroll, widthsIn } from "./axe.ts"
import { accountTextsIn, dashboardTextsIn, textsIn } from "./texts.ts"
import {
  beginWith,
  cardOf,
  demoToken,
  logIn,
  openProfile,
  pressUntilFocused,
  readOwnProfile,
  saidIn,
} from "./own-pages.ts"
import { open, readIn, test } from "./site-test.ts"
import { inTurn } from "./in-turn.ts"

for (const language of languages) {
  const t = dashboardTextsIn[language]

  test.describe(`the profile of a basic user in ${language}`, () => {
    test.use({ language })

    inTurn(language, 2)(
      "faults stand beside their fields, the first has the focus, and nothing typed is lost",
      async ({ page, request }) => {
        const person = await makePerson(request)
        const { username: taken } = await readOwnProfile(request, await tokenOf(request, person))
        const token = await signInAs(page, await makePerson(request))
        await openProfile(page, language)
        const nickname = page.getByLabel(t("dashboards.field.nickname"), { exact: true })
        const username = page.getByLabel(t("dashboards.field.username"), { exact: true })
        const save = page.getByRole("button", { name: t("dashboards.save.save"), exact: true })
        await nickname.fill("")
        await username.fill("Không dấu")
        await save.click()
        await expect(nickname).toHaveAccessibleDescription(t("dashboards.fault.nickname"))
        await expect(username).toHaveAccessibleDescription(t("dashboards.fault.username"))
        await expect(nickname).toBeFocused()
        await expect(username).toHaveValue("Không dấu")
        await expectAccessible(page, "with faults")

        // What only the server knows is said beside its field, too.
        await nickname.fill("林予安 Ánh")
        await username.fill(taken)
        await save.click()
        const sure = page.getByRole("alertdialog", { name: t("dashboards.username.title") })
        await sure.getByRole("button", { name: t("dashboards.username.confirm") }).click()
        await expect(username).toHaveAttribute("aria-invalid", "true")
        await expect(username).toBeFocused()
        await expect(nickname).toHaveValue("林予安 Ánh")

        const free = `anh-${Date.now().toString(36)}`
        await username.fill(free)
        await save.click()
        await expect(sure).toContainText(free)
        await sure.getByRole("button", { name: t("dashboards.username.confirm") }).click()
        await expect(saidIn(page, t("dashboards.save.done"))).toBeVisible()
        await expect(username).toHaveAttribute("readonly", "")
        await expect(username).toHaveAccessibleDescription(t("dashboards.hint.usernameFixed"))
        // The summary and the header know it at once.
        await expect(page.getByRole("main").getByText("林予安 Ánh", { exact: true })).toBeVisible()
        await discOf(page, textsIn[language]("menu.account")).hover()
        await expect(page.getByRole("banner").getByText("林予安 Ánh", { exact: true })).toBeVisible()
        const stored = await readOwnProfile(request, token)
        expect(stored).toMatchObject({ nickname: "林予安 Ánh", username: free, usernameIsFixed: true })
        await page.reload()
        await expect(nickname).toHaveValue("林予安 Ánh")
      },
    )

    inTurn(language, 0)(
      "by keyboard alone a name is changed, and a deletion asked for and taken back",
      async ({ page, request }) => {
        const person = await makePerson(request)
        const token = await signInAs(page, person)
        await openProfile(page, language)
        await pressUntilFocused(page, page.getByLabel(t("dashboards.field.nickname"), { exact: true }))
        await page.keyboard.press("ControlOrMeta+a")
        await page.keyboard.type("Minh")
        await page.keyboard.press("Enter")
        await expect(saidIn(page, t("dashboards.save.done"))).toBeVisible()

        await pressUntilFocused(page, page.getByRole("link", { name: t("dashboards.account.delete") }))
        await page.keyboard.press("Enter")
        await expect(page).toHaveURL(`${pagePaths.security}#deletion`)
        const deletion = page.locator("#deletion")
        await expect(deletion).toBeInViewport()
        await pressUntilFocused(page, deletion.getByRole("button"))
        await page.keyboard.press("Enter")
        await expect(
          deletion.getByLabel(accountTextsIn[language]("field.oldPassword"), { exact: true }),
        ).toBeFocused()
        await page.keyboard.type(person.password)
        await page.keyboard.press("Enter")
        await expect.poll(async () => (await readOwnProfile(request, token)).erasedAt).not.toBeNull()

        // Every page of one's own says so, and leads to where it is taken back.
        await open(page, pagePaths.userDashboard)
        await expect(page.getByText(t("dashboards.erasure.waits"))).toBeVisible()
        await expectAccessible(page, "with a deletion under way")
        await pressUntilFocused(page, page.getByRole("link", { name: t("dashboards.erasure.keep") }))
        await page.keyboard.press("Enter")
        await pressUntilFocused(page, deletion.getByRole("button"))
        await page.keyboard.press("Enter")
        await expect.poll(async () => (await readOwnProfile(request, token)).erasedAt).toBeNull()
        await open(page, pagePaths.userDashboard)
        await expect(page.getByText(t("dashboards.erasure.waits"))).toBeHidden()
      },
    )
  })
}

test("a designer edits what stands on the public page, text by text in three languages", async ({
  page,
  context,
  baseURL,
  request,
}) => {
  const token = await demoToken(request, "dang-phuc-khang")
  const before = (await readOwnProfile(request, token)).designer
  await beginWith(page, token)
  const major = { zh: "室内与家具", en: "Rooms and furniture", vi: "Nội thất và đồ gỗ" }
  for (const language of languages) {
    const t = dashboardTextsIn[language]
    await readIn(context, baseURL, language)
    await openProfile(page, language)
    const card = cardOf(page, t("dashboards.profile.designer"))
    const years = card.getByLabel(t("dashboards.field.experience"), { exact: true })
    const field = card.getByLabel(t("dashboards.field.major"), { exact: true })
    await expect(years).toHaveValue(String(before?.experienceYears))
    await expect(field).toHaveValue(before?.major[language] ?? "")

    // A fault in a language that is not shown is shown in it.
    await years.fill("six")
    await field.fill("字".repeat(121))
    await card
      .getByRole("group", { name: t("dashboards.texts.languageOf", { field: t("dashboards.field.school") }) })
      .getByText(language === "en" ? "VI" : "EN", { exact: false })
      .click()
    await expect(field).not.toHaveValue("字".repeat(121))
    const save = page.getByRole("button", { name: t("dashboards.save.save"), exact: true })
    await save.click()
    await expect(years).toHaveAccessibleDescription(t("dashboards.fault.years", { maximum: 80 }))
    await expect(years).toBeFocused()
    await years.fill(String(before?.experienceYears))
    await save.click()
    await expect(field).toBeFocused()
    await expect(field).toHaveAccessibleDescription(t("dashboards.fault.tooLong", { maximum: 120, over: 1 }))
    await field.fill(major[language])
    await page.getByLabel(t("dashboards.field.otherContact"), { exact: true }).fill(`Zalo ${language}`)
    await save.click()
    await expect(saidIn(page, t("dashboards.save.done"))).toBeVisible()
    for (const width of widthsIn(language)) {
      await page.setViewportSize({ width, height: 900 })
      await expectAccessible(page, `a designer's profile in ${language} at ${width} px`)
      await expectNoSidewaysScroll(page, `a designer's profile in ${language} at ${width} px`)
    }
  }
  const profile = await readOwnProfile(request, token)
  expect(profile.designer).toEqual({ ...before, major, otherContact: "Zalo vi" })
  // In public there is the major, and never how else to reach the designer.
  const answer = await request.get(`/api/designers/${profile.id}`, { headers: { "accept-language": "vi" } })
  expect(await answer.text()).toContain(major.vi)
  expect(await answer.text()).not.toContain("Zalo")
})

test("a merchant edits address, phone and scope; the phone is stored as one number", async ({
  page,
  context,
  baseURL,
  request,
}) => {
  const token = await demoToken(request, "hiennuoc")
  const before = (await readOwnProfile(request, token)).merchant
  await beginWith(page, token)
  const phones = { zh: "(024) 7300-1888", en: "+84 24 7300 1889", vi: "0243 7300 187" }
  const stored = { zh: "02473001888", en: "+84 2473001889", vi: "02437300187" }
  for (const language of languages) {
    const t = dashboardTextsIn[language]
    await readIn(context, baseURL, language)
    await openProfile(page, language)
    const card = cardOf(page, t("dashboards.profile.merchant"))
    const phone = card.getByLabel(t("dashboards.field.phone"), { exact: true })
    const scope = card.getByLabel(t("dashboards.field.scope"), { exact: true })
    await card.getByLabel(t("dashboards.field.address"), { exact: true }).fill(`12 Hàng Bông ${language}`)
    await scope.fill("Gỗ\nĐá")
    await phone.fill("12 34")
    const save = page.getByRole("button", { name: t("dashboards.save.save"), exact: true })
    await save.click()
    await expect(phone).toHaveAccessibleDescription(t("dashboards.fault.phone"))
    await expect(phone).toBeFocused()
    await expect(scope).toHaveValue("Gỗ\nĐá")
    await phone.fill(phones[language])
    await save.click()
    await expect(saidIn(page, t("dashboards.save.done"))).toBeVisible()
    const { merchant } = await readOwnProfile(request, token)
    expect(merchant).toMatchObject({ contactPhone: stored[language], city: before?.city })
    expect(merchant?.companyAddress[language]).toBe(`12 Hàng Bông ${language}`)
    expect(merchant?.businessScope[language]).toBe("Gỗ\nĐá")
    for (const width of widthsIn(language)) {
      await page.setViewportSize({ width, height: 900 })
      await expectAccessible(page, `a merchant's profile in ${language} at ${width} px`)
      await expectNoSidewaysScroll(page, `a merchant's profile in ${language} at ${width} px`)
    }
  }
})

test.describe("a form that is not saved yet", () => {
  const t = dashboardTextsIn.en

  test("outlives a session that ends: one logs in and saves", async ({ page, request }) => {
    const person = await makePerson(request)
    const token = await signInAs(page, person)
    await openProfile(page, "en")
    const nickname = page.getByLabel(t("dashboards.field.nickname"), { exact: true })
    await nickname.fill("Typed before")
    const other = await tokenOf(request, person)
    await request.delete("/api/user/sessions", { headers: { authorization: `Bearer ${other}` } })
    await page.getByRole("button", { name: t("dashboards.save.save"), exact: true }).click()
    await expect(modalOf(page, accountTextsIn.en("login.title"))).toBeVisible()
    await logIn(page, person, "en")
    await expect(page).toHaveURL(pagePaths.profile)
    await expect(nickname).toHaveValue("Typed before")
    await page.getByRole("button", { name: t("dashboards.save.save"), exact: true }).click()
    await expect(saidIn(page, t("dashboards.save.done"))).toBeVisible()
    expect(await readOwnProfile(request, other)).toMatchObject({ nickname: "Typed before" })
    expect(token).not.toBe(other)
  })

  test("outlives a network that is away", async ({ page, context, request, complaints }) => {
    await signInAs(page, await makePerson(request))
    await openProfile(page, "en")
    const nickname = page.getByLabel(t("dashboards.field.nickname"), { exact: true })
    await nickname.fill("Typed offline")
    await context.setOffline(true)
    await page.getByRole("button", { name: t("dashboards.save.save"), exact: true }).click()
    await expect(saidIn(page, textsIn.en("call.serverFail"))).toBeVisible()
    await expect(nickname).toHaveValue("Typed offline")
    await context.setOffline(false)
    await page.getByRole("button", { name: t("dashboards.save.save"), exact: true }).click()
    await expect(saidIn(page, t("dashboards.save.done"))).toBeVisible()
    expect(complaints.filter((complaint) => !complaint.includes("ERR_INTERNET_DISCONNECTED"))).toEqual([])
    complaints.length = 0
  })

  test("is asked about before a link leaves it, and can be taken back", async ({ page, request }) => {
    await signInAs(page, await makePerson(request))
    await openProfile(page, "en")
    const nickname = page.getByLabel(t("dashboards.field.nickname"), { exact: true })
    await nickname.fill("Not yet")
    const away = page.getByRole("main").getByRole("link", { name: t("dashboards.nav.security") })
    await away.click()
    const asked = page.getByRole("alertdialog", { name: t("dashboards.leave.title") })
    await expectAccessible(page, "asked about leaving")
    await page.keyboard.press("Escape")
    await expect(asked).toBeHidden()
    await expect(page).toHaveURL(pagePaths.profile)
    await expect(nickname).toHaveValue("Not yet")
    await page.getByRole("button", { name: t("dashboards.save.discard") }).click()
    await expect(nickname).toHaveValue("Lan Anh")
    await away.click()
    await expect(page).toHaveURL(pagePaths.security)
  })

  test("stays while the language changes, which is that of messages from then on", async ({
    page,
    request,
  }) => {
    const token = await signInAs(page, await makePerson(request))
    await openProfile(page, "en")
    await page.getByLabel(t("dashboards.field.nickname"), { exact: true }).fill("Ánh")
    await cardOf(page, t("dashboards.language.title")).getByRole("radio", { name: "English" }).focus()
    await page.keyboard.press("ArrowRight")
    const vi = dashboardTextsIn.vi
    await expect(page.getByRole("heading", { level: 1, name: vi("dashboards.profile.title") })).toBeVisible()
    await expect(page.getByLabel(vi("dashboards.field.nickname"), { exact: true })).toHaveValue("Ánh")
    await expect.poll(async () => (await readOwnProfile(request, token)).language).toBe("vi")
  })
})
