import { languages } from "@roomwright/contract/language"
import { expect, type Page } from "@playwright/test"
import { chooseKind, discOf, fieldOf, makePerson, modalOf, newMobile, readCode, toastOf } from "./accounts.ts"
import { open, test } from "./site-test.ts"
import { accountTextsIn, textsIn } from "./texts.ts"
import { inTurn } from "./in-turn.ts"

const ways = [
  { kind: "email", mode: "password" },
  { kind: "email", mode: "code" },
  { kind: "phone", mode: "password" },
  { kind: "phone", mode: "code" },
] as const

for (const language of languages) {
  const t = textsIn[language]
  const account = accountTextsIn[language]

  test.describe(`signing in in ${language}`, () => {
    test.use({ language })

    for (const [at, { kind, mode }] of ways.entries()) {
      inTurn(language, at)(`by ${kind} with a ${mode}`, async ({ page, request }) => {
        const person = await makePerson(request)
        await open(page, "/works")
        await page
          .getByRole("banner")
          .getByRole("button", { name: t("nav.signIn") })
          .click()
        const login = modalOf(page, account("login.title"))
        await login
          .getByRole("tab", { name: account(mode === "code" ? "login.byCode" : "login.byPassword") })
          .click()
        await chooseKind(login, account(kind === "email" ? "kind.email" : "kind.phone"))
        if (kind === "email") await fieldOf(login, account("field.email")).fill(person.email.toUpperCase())
        else await fieldOf(login, account("field.mobile")).fill(person.mobile)
        if (mode === "code") {
          await login.getByRole("button", { name: account("code.get") }).click()
          const code = await readCode(request, kind === "email" ? person.email : person.mobile, 2)
          await fieldOf(login, account("field.code")).fill(code)
        } else await fieldOf(login, account("field.password")).fill(person.password)
        await login.getByRole("checkbox").check()
        await login.getByRole("button", { name: account("login.submit"), exact: true }).click()
        await expect(toastOf(page, account("sign_success"))).toBeVisible()
        await expect(login).toBeHidden()
        await expect(page).toHaveURL("/")
        await discOf(page, t("menu.account")).hover()
        await expect(page.getByRole("banner").getByText(person.nickname)).toBeVisible()
        const stored = await storedKeys(page)
        expect(stored["login-type"]).toBe(kind)
        expect(stored["user_info"]).toContain(person.nickname)
        // Comes with an answer of its own.
        await expect
          .poll(async () => (await storedKeys(page))["all_userinfo"]?.toLowerCase() ?? "")
          .toContain(person.email.toLowerCase())
      })
    }

    inTurn(language, 1)("with the keyboard alone", async ({ page, request }) => {
      const person = await makePerson(request)
      await open(page, "/works")
      const press = (key: string) => page.keyboard.press(key)
      await page
        .getByRole("banner")
        .getByRole("button", { name: t("nav.signIn") })
        .focus()
      await press("Enter")
      const login = modalOf(page, account("login.title"))
      await expect(login).toBeFocused()
      await press("Tab")
      await expect(login.getByRole("tab", { name: account("login.byPassword") })).toBeFocused()
      await press("ArrowLeft")
      await expect(login.getByRole("tab", { name: account("login.byCode") })).toHaveAttribute(
        "aria-selected",
        "true",
      )
      await press("Tab")
      await expect(login.getByRole("radio", { name: account("kind.phone") })).toBeFocused()
      await press("Tab")
      await page.keyboard.type(person.mobile)
      await press("Tab")
      await press("Tab")
      await expect(login.getByRole("button", { name: account("code.get") })).toBeFocused()
      await press("Enter")
      await expect(fieldOf(login, account("field.code"))).toBeFocused()
      await page.keyboard.type(await readCode(request, person.mobile, 2))
      await press("Tab")
      await press("Tab")
      await expect(login.getByRole("checkbox")).toBeFocused()
      await press("Space")
      await press("Enter")
      await expect(toastOf(page, account("sign_success"))).toBeVisible()
      // Log-out, from the menu.
      await expect(page).toHaveURL("/")
      await discOf(page, t("menu.account")).focus()
      await press("ArrowDown")
      await press("ArrowUp")
      await expect(page.getByRole("banner").getByRole("button", { name: t("menu.logOut") })).toBeFocused()
      await press("Enter")
      const tips = page.getByRole("alertdialog")
      await expect(tips.getByRole("button", { name: account("tips.cancel") })).toBeFocused()
      await press("Escape")
      await expect(toastOf(page, account("is_cancel"))).toBeVisible()
      await expect(discOf(page, t("menu.account"))).toBeFocused()
    })
  })
}

const storedKeys = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() =>
    Object.fromEntries(Object.keys(localStorage).map((key) => [key, localStorage.getItem(key) ?? ""])),
  )

const t = textsIn.en
const account = accountTextsIn.en

async function openLogin(page: Page) {
  await open(page, "/works")
  await page
    .getByRole("banner")
    .getByRole("button", { name: t("nav.signIn") })
    .click()
  return modalOf(page, account("login.title"))
}

test("what is wrong with a sign-in is said under each field, and the terms must be ticked", async ({
  page,
}) => {
  const login = await openLogin(page)
  const submit = login.getByRole("button", { name: account("login.submit"), exact: true })
  await submit.click()
  await expect(login.getByText(account("field_number", { kind: "phone" }))).toBeVisible()
  await expect(login.getByText(account("field_password"))).toBeVisible()
  await expect(login.getByText(account("message_choose_checkbox"))).toBeVisible()
  await expect(fieldOf(login, account("field.mobile"))).toBeFocused()
  for (const tried of ["12345", "12345678901234567"]) {
    await fieldOf(login, account("field.password")).fill(tried)
    await expect(login.getByText(account("field_password")), tried).toBeVisible()
  }
  await fieldOf(login, account("field.password")).fill("123456")
  await expect(login.getByText(account("field_password"))).toBeHidden()
  await login.getByRole("tab", { name: account("login.byCode") }).click()
  await expect(login.getByRole("button", { name: account("login.forgot") })).toBeHidden()
  await submit.click()
  await expect(login.getByText(account("field_code"))).toBeVisible()
})

test("a wrong password and an unknown account get the same answer, and nothing typed is lost", async ({
  page,
  request,
}) => {
  const person = await makePerson(request)
  const login = await openLogin(page)
  const password = fieldOf(login, account("field.password"))
  await login.getByRole("checkbox").check()
  for (const mobile of [person.mobile, newMobile()]) {
    await fieldOf(login, account("field.mobile")).fill(mobile)
    await password.fill("not-this-one")
    await login.getByRole("button", { name: account("login.submit"), exact: true }).click()
    await expect(login.getByText("The account or the password is wrong.")).toBeVisible()
    await expect(password).toBeFocused()
    await expect(password).toHaveValue("not-this-one")
  }
})

test("a wrong code is said under it", async ({ page, request }) => {
  const person = await makePerson(request)
  const login = await openLogin(page)
  await login.getByRole("tab", { name: account("login.byCode") }).click()
  await fieldOf(login, account("field.mobile")).fill(person.mobile)
  await login.getByRole("button", { name: account("code.get") }).click()
  const code = await readCode(request, person.mobile, 2)
  const field = fieldOf(login, account("field.code"))
  await field.fill(code === "111111" ? "222222" : "111111")
  await login.getByRole("checkbox").check()
  await login.getByRole("button", { name: account("login.submit"), exact: true }).click()
  await expect(login.getByText(account("bind_mobile_or_code_error"))).toBeVisible()
  await expect(field).toBeFocused()
})

test("the account is remembered for each kind, and not readable in the store", async ({ page, request }) => {
  const person = await makePerson(request)
  const login = await openLogin(page)
  const logInBy = async (kind: "email" | "phone", typed: string): Promise<void> => {
    await chooseKind(login, account(`kind.${kind}`))
    await fieldOf(login, account(kind === "email" ? "field.email" : "field.mobile")).fill(typed)
    await fieldOf(login, account("field.password")).fill(person.password)
    await login.getByRole("checkbox").check()
    await login.getByRole("button", { name: account("login.submit"), exact: true }).click()
    await expect(login).toBeHidden()
    await expect.poll(async () => (await storedKeys(page))["login-account"]).toContain(kind)
  }
  const logOutAndOpenLogin = async (): Promise<void> => {
    await discOf(page, t("menu.account")).hover()
    await page
      .getByRole("banner")
      .getByRole("button", { name: t("menu.logOut") })
      .click()
    await page
      .getByRole("alertdialog")
      .getByRole("button", { name: account("tips.confirm") })
      .click()
    await page
      .getByRole("banner")
      .getByRole("button", { name: t("nav.signIn") })
      .click()
  }
  await logInBy("phone", person.mobile)
  await logOutAndOpenLogin()
  await expect(fieldOf(login, account("field.mobile"))).toHaveValue(/^\d{3} \d{3} \d{3}$/)
  await logInBy("email", person.email)
  const kept = (await storedKeys(page))["login-account"]
  expect(kept).not.toContain(person.email)
  expect(kept).not.toContain(person.mobile)
  await logOutAndOpenLogin()
  // The kind that was used last comes first; the other waits behind its switch.
  await expect(fieldOf(login, account("field.email"))).toHaveValue(person.email)
  await expect(fieldOf(login, account("field.password"))).toHaveValue("")
  await chooseKind(login, account("kind.phone"))
  await expect(fieldOf(login, account("field.mobile"))).toHaveValue(
    person.mobile.replace(/^(\d{3})(\d{3})/, "$1 $2 "),
  )
})
