import { languages } from "@roomwright/contract/language"
import { expect, type Page } from "@playwright/test"
import { chooseKind, discOf, fieldOf, makePerson, modalOf, readCode, signInAs, toastOf } from "./accounts.ts"
import { open, test } from "./site-test.ts"
import { accountTextsIn, textsIn } from "./texts.ts"
import { inTurn } from "./in-turn.ts"

const next = "another-room-3"

for (const language of languages) {
  const t = textsIn[language]
  const account = accountTextsIn[language]

  test.describe(`passwords in ${language}`, () => {
    test.use({ language })

    for (const [at, kind] of (["email", "phone"] as const).entries()) {
      inTurn(language, at)(
        `a forgotten one is found again by ${kind}, in four steps`,
        async ({ page, request }) => {
          const person = await makePerson(request)
          await open(page, "/works")
          await page
            .getByRole("banner")
            .getByRole("button", { name: t("nav.signIn") })
            .click()
          await modalOf(page, account("login.title"))
            .getByRole("button", { name: account("login.forgot") })
            .click()
          const secret = modalOf(page, account("secret.title"))
          const forward = secret.getByRole("button", { name: account("secret.next") })
          await expect(forward).toBeDisabled()
          await chooseKind(secret, account(kind === "email" ? "kind.email" : "kind.phone"))
          const field = fieldOf(secret, account(kind === "email" ? "field.email" : "field.mobile"))
          await field.fill("x")
          await forward.click()
          await expect(secret.getByText(account("field_number", { kind }))).toBeVisible()
          await field.fill(kind === "email" ? person.email : person.mobile)
          await forward.click()

          await expect(forward).toBeDisabled()
          await secret.getByRole("button", { name: account("code.get") }).click()
          const code = await readCode(request, kind === "email" ? person.email : person.mobile, 2)
          await fieldOf(secret, account("field.code")).fill(code)
          await forward.click()

          const reset = secret.getByRole("button", { name: account("secret.reset") })
          await expect(reset).toBeDisabled()
          await fieldOf(secret, account("field.newPassword")).fill(next)
          await expect(reset).toBeDisabled()
          const again = fieldOf(secret, account("field.confirmPassword"))
          await again.fill(`${next}x`)
          await expect(secret.getByText(account("confirm_password_same"))).toBeVisible()
          await expect(reset).toBeDisabled()
          await again.fill(next)
          await reset.click()
          await expect(secret.getByText(account("secret.doneTitle"))).toBeVisible()
          await secret.getByRole("button", { name: account("register.goLogin") }).click()
          await signInAgain(page, account)
          await expect(toastOf(page, account("sign_success"))).toBeVisible()
        },
      )
    }

    inTurn(language, 2)(
      "a known one is changed, and the reader signs in with the new one",
      async ({ page, request }) => {
        const person = await makePerson(request)
        await signInAs(page, person)
        await open(page, "/works")
        await discOf(page, t("menu.account")).hover()
        await page
          .getByRole("banner")
          .getByRole("button", { name: t("menu.changePassword") })
          .click()
        const update = modalOf(page, account("update.title"))
        const save = update.getByRole("button", { name: account("update.submit") })
        await save.click()
        await expect(update.getByText(account("field_old_password"))).toBeVisible()
        await expect(update.getByText(account("field_password"))).toBeVisible()
        await fieldOf(update, account("field.oldPassword")).fill("not-this-one")
        await fieldOf(update, account("field.newPassword")).fill(next)
        await fieldOf(update, account("field.confirmPassword")).fill("different")
        await save.click()
        await expect(update.getByText(account("confirm_password_same"))).toBeVisible()
        await fieldOf(update, account("field.confirmPassword")).fill(next)
        await save.click()
        await expect(fieldOf(update, account("field.oldPassword"))).toHaveAttribute("aria-invalid", "true")
        await fieldOf(update, account("field.oldPassword")).fill(person.password)
        await save.click()
        await expect(update.getByText(account("update.doneTitle"))).toBeVisible()
        await update.getByRole("button", { name: account("register.goLogin") }).click()
        const login = modalOf(page, account("login.title"))
        await expect(login).toBeVisible()
        await expect(page).toHaveURL("/")
        expect(await page.evaluate(() => localStorage.getItem("token"))).toBeNull()
        await chooseKind(login, account("kind.email"))
        await fieldOf(login, account("field.email")).fill(person.email)
        await signInAgain(page, account)
        await expect(toastOf(page, account("sign_success"))).toBeVisible()
      },
    )
  })
}

async function signInAgain(page: Page, account: (typeof accountTextsIn)["en"]): Promise<void> {
  const login = modalOf(page, account("login.title"))
  await fieldOf(login, account("field.password")).fill(next)
  await login.getByRole("checkbox").check()
  await login.getByRole("button", { name: account("login.submit"), exact: true }).click()
}

test("a wrong code is said on its step, and the new password is kept", async ({ page, request }) => {
  const account = accountTextsIn.en
  const person = await makePerson(request)
  await open(page, "/works")
  await page
    .getByRole("banner")
    .getByRole("button", { name: textsIn.en("nav.signIn") })
    .click()
  await modalOf(page, account("login.title"))
    .getByRole("button", { name: account("login.forgot") })
    .click()
  const secret = modalOf(page, account("secret.title"))
  const forward = secret.getByRole("button", { name: account("secret.next") })
  await fieldOf(secret, account("field.mobile")).fill(person.mobile)
  await forward.click()
  await secret.getByRole("button", { name: account("code.get") }).click()
  const code = await readCode(request, person.mobile, 2)
  await fieldOf(secret, account("field.code")).fill(code === "111111" ? "222222" : "111111")
  await forward.click()
  await fieldOf(secret, account("field.newPassword")).fill(next)
  await fieldOf(secret, account("field.confirmPassword")).fill(next)
  await secret.getByRole("button", { name: account("secret.reset") }).click()
  await expect(secret.getByText("The verification code is wrong.")).toBeVisible()
  await fieldOf(secret, account("field.code")).fill(code)
  await forward.click()
  await expect(fieldOf(secret, account("field.confirmPassword"))).toHaveValue(next)
  await secret.getByRole("button", { name: account("secret.reset") }).click()
  await expect(secret.getByText(account("secret.doneTitle"))).toBeVisible()
})

test("a password that is too short, too long or too common is said at its field", async ({
  page,
  request,
}) => {
  const account = accountTextsIn.en
  const person = await makePerson(request)
  await signInAs(page, person)
  await open(page, "/works")
  await discOf(page, textsIn.en("menu.account")).hover()
  await page
    .getByRole("banner")
    .getByRole("button", { name: textsIn.en("menu.changePassword") })
    .click()
  const update = modalOf(page, account("update.title"))
  const save = update.getByRole("button", { name: account("update.submit") })
  await fieldOf(update, account("field.oldPassword")).fill(person.password)
  for (const [tried, said] of [
    ["12345", account("field_password")],
    ["12345678901234567", account("field_password")],
    ["123456", "most common"],
  ] as const) {
    await fieldOf(update, account("field.newPassword")).fill(tried)
    await fieldOf(update, account("field.confirmPassword")).fill(tried)
    await save.click()
    await expect(update.getByText(said), tried).toBeVisible()
    await expect(fieldOf(update, account("field.newPassword"))).toBeFocused()
    await expect(fieldOf(update, account("field.oldPassword"))).toHaveValue(person.password)
  }
})
