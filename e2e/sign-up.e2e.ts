import { languages } from "@roomwright/contract/language"
import { expect, type Page } from "@playwright/test"
import {
  chooseKind,
  fieldOf,
  changeEmail,
  makePerson,
  readMessage,
  modalOf,
  newEmail,
  newMobile,
  passwordOf,
  readCode,
  toastOf,
} from "./accounts.ts"
import { open, test } from "./site-test.ts"
import { accountTextsIn, textsIn } from "./texts.ts"
import { inTurn } from "./in-turn.ts"

for (const language of languages) {
  const t = textsIn[language]
  const account = accountTextsIn[language]

  test.describe(`signing up in ${language}`, () => {
    test.use({ language })

    async function openRegister(page: Page) {
      await open(page, "/works")
      await page
        .getByRole("banner")
        .getByRole("button", { name: t("nav.signUp") })
        .click()
      const modal = modalOf(page, account("register.title"))
      await expect(modal).toBeVisible()
      return modal
    }

    inTurn(language, 0)(
      "by email: a code by email, then a code to the mobile, then the login",
      async ({ page, request }) => {
        const [email, mobile] = [newEmail(), newMobile()]
        const regist = await openRegister(page)
        await fieldOf(regist, account("field.nickname")).fill("阿澄 Lan")
        await fieldOf(regist, account("field.email")).fill(email)
        await regist.getByRole("button", { name: account("code.get") }).click()
        await expect(toastOf(page, account("message_success"))).toBeVisible()
        const code = await readCode(request, email)
        // As people copy it out of a letter.
        await fieldOf(regist, account("field.code")).fill(` ${code.slice(0, 3)} ${code.slice(3)} `)
        await fieldOf(regist, account("field.password")).fill(passwordOf)
        await regist.getByRole("checkbox").check()
        await regist.getByRole("button", { name: account("register.submit"), exact: true }).click()

        const bind = modalOf(page, account("bind.title"))
        await expect(bind).toBeVisible()
        await fieldOf(bind, account("field.mobile")).fill(`0${mobile}`)
        await bind.getByRole("button", { name: account("bind.back") }).click()
        await expect(fieldOf(regist, account("field.nickname"))).toHaveValue("阿澄 Lan")
        await expect(fieldOf(regist, account("field.email"))).toHaveValue(email)
        await expect(fieldOf(regist, account("field.password"))).toHaveValue(passwordOf)
        await expect(regist.getByRole("checkbox")).toBeChecked()
        await regist.getByRole("button", { name: account("register.submit"), exact: true }).click()

        await expect(fieldOf(bind, account("field.mobile"))).toHaveValue(/^\d{3} \d{3} \d{3}$/)
        await bind.getByRole("button", { name: account("code.get") }).click()
        await fieldOf(bind, account("field.code")).fill(await readCode(request, mobile))
        await bind.getByRole("checkbox").check()
        await bind.getByRole("button", { name: account("bind.submit") }).click()
        await expect(bind.getByText(account("register.doneTitle"))).toBeVisible()
        await bind.getByRole("button", { name: account("register.goLogin") }).click()

        const login = modalOf(page, account("login.title"))
        await expect(fieldOf(login, account("field.email"))).toHaveValue(email)
        await fieldOf(login, account("field.password")).fill(passwordOf)
        await login.getByRole("checkbox").check()
        await login.getByRole("button", { name: account("login.submit"), exact: true }).click()
        await expect(toastOf(page, account("sign_success"))).toBeVisible()
        await expect(page).toHaveURL("/")
      },
    )

    inTurn(language, 1)("by phone: the account is made at once", async ({ page, request }) => {
      const mobile = newMobile()
      const regist = await openRegister(page)
      await chooseKind(regist, account("kind.phone"))
      await fieldOf(regist, account("field.nickname")).fill("Minh")
      await fieldOf(regist, account("field.mobile")).fill(`+84${mobile}`)
      await regist.getByRole("button", { name: account("code.get") }).click()
      await fieldOf(regist, account("field.code")).fill(await readCode(request, mobile))
      await fieldOf(regist, account("field.password")).fill(passwordOf)
      await regist.getByRole("checkbox").check()
      await regist.getByRole("button", { name: account("register.submit"), exact: true }).click()
      await expect(regist.getByText(account("register.doneTitle"))).toBeVisible()
      await regist.getByRole("button", { name: account("register.goLogin") }).click()
      await expect(fieldOf(modalOf(page, account("login.title")), account("field.mobile"))).toHaveValue(
        /^\d{3} \d{3} \d{3}$/,
      )
    })

    inTurn(language, 2)("with the keyboard alone", async ({ page, request }) => {
      const mobile = newMobile()
      await open(page, "/works")
      await page
        .getByRole("banner")
        .getByRole("button", { name: t("nav.signUp") })
        .focus()
      const press = async (...keys: readonly string[]): Promise<void> => {
        for (const key of keys) await page.keyboard.press(key)
      }
      await press("Enter")
      const regist = modalOf(page, account("register.title"))
      await expect(regist).toBeFocused()
      await press("Tab", "ArrowLeft")
      await expect(regist.getByRole("radio", { name: account("kind.phone") })).toBeChecked()
      await press("Tab")
      await page.keyboard.type("Minh")
      await press("Tab")
      await page.keyboard.type(mobile)
      await press("Tab", "Tab", "Enter")
      await expect(fieldOf(regist, account("field.code"))).toBeFocused()
      await page.keyboard.type(await readCode(request, mobile))
      await press("Tab", "Tab")
      await page.keyboard.type(passwordOf)
      // Past the eye, to the terms.
      await press("Tab", "Tab")
      await expect(regist.getByRole("checkbox")).toBeFocused()
      await press("Space", "Enter")
      await expect(regist.getByText(account("register.doneTitle"))).toBeVisible()
      await expect(regist.getByRole("button", { name: account("register.goLogin") })).toBeFocused()
      await press("Enter")
      await expect(modalOf(page, account("login.title"))).toBeFocused()
    })
  })
}

test.describe("what is wrong with a sign-up", () => {
  const t = textsIn.en
  const account = accountTextsIn.en

  async function fillRegister(page: Page, email: string) {
    await open(page, "/works")
    await page
      .getByRole("banner")
      .getByRole("button", { name: t("nav.signUp") })
      .click()
    const regist = modalOf(page, account("register.title"))
    await fieldOf(regist, account("field.nickname")).fill("Lan")
    await fieldOf(regist, account("field.email")).fill(email)
    await fieldOf(regist, account("field.code")).fill("000000")
    await fieldOf(regist, account("field.password")).fill(passwordOf)
    await regist.getByRole("checkbox").check()
    return regist
  }

  test("is said under each field, with the focus on the first", async ({ page }) => {
    await open(page, "/works")
    await page
      .getByRole("banner")
      .getByRole("button", { name: t("nav.signUp") })
      .click()
    const regist = modalOf(page, account("register.title"))
    await regist.getByRole("button", { name: account("register.submit"), exact: true }).click()
    for (const text of [
      account("field_nickname"),
      account("field_number", { kind: "email" }),
      account("field_code"),
      account("field_password"),
      account("message_choose_checkbox"),
    ])
      await expect(regist.getByText(text)).toBeVisible()
    await expect(fieldOf(regist, account("field.nickname"))).toBeFocused()
    const password = fieldOf(regist, account("field.password"))
    for (const tried of ["12345", "12345678901234567"]) {
      await password.fill(tried)
      await expect(regist.getByText(account("field_password")), tried).toBeVisible()
    }
    await password.fill(passwordOf)
    await expect(regist.getByText(account("field_password"))).toBeHidden()
    await regist.getByRole("button", { name: account("password.show") }).click()
    await expect(password).toHaveAttribute("type", "text")
  })

  test("a code is not asked for without an account, nor for a wrong one", async ({ page }) => {
    const regist = await fillRegister(page, "")
    await regist.getByRole("button", { name: account("code.get") }).click()
    await expect(toastOf(page, account("message_input_account", { kind: "email" }))).toBeVisible()
    const email = fieldOf(regist, account("field.email"))
    await expect(email).toBeFocused()
    await email.fill("lan@example")
    await regist.getByRole("button", { name: account("code.get") }).click()
    await expect(toastOf(page, account("field_number", { kind: "email" }))).toBeVisible()
    await expect(regist.getByText(account("field_number", { kind: "email" }))).toBeVisible()
  })

  test("a wrong email code leads back to the form, which has kept everything", async ({ page, request }) => {
    const [email, mobile] = [newEmail(), newMobile()]
    const regist = await fillRegister(page, email)
    await regist.getByRole("button", { name: account("code.get") }).click()
    const code = await readCode(request, email)
    await fieldOf(regist, account("field.code")).fill(code === "111111" ? "222222" : "111111")
    await regist.getByRole("button", { name: account("register.submit"), exact: true }).click()
    const bind = modalOf(page, account("bind.title"))
    await fieldOf(bind, account("field.mobile")).fill(mobile)
    await bind.getByRole("button", { name: account("code.get") }).click()
    await fieldOf(bind, account("field.code")).fill(await readCode(request, mobile))
    await bind.getByRole("checkbox").check()
    await bind.getByRole("button", { name: account("bind.submit") }).click()
    await expect(regist.getByText(account("message_email_code_error"))).toBeVisible()
    await expect(fieldOf(regist, account("field.code"))).toBeFocused()
    await expect(fieldOf(regist, account("field.nickname"))).toHaveValue("Lan")
    await fieldOf(regist, account("field.code")).fill(code)
    await regist.getByRole("button", { name: account("register.submit"), exact: true }).click()
    await expect(fieldOf(bind, account("field.code"))).toHaveValue(/\d{6}/)
    await bind.getByRole("button", { name: account("bind.submit") }).click()
    await expect(bind.getByText(account("register.doneTitle"))).toBeVisible()
  })

  test("a wrong mobile code is said where it is typed, a common password where it was", async ({
    page,
    request,
  }) => {
    const [email, mobile] = [newEmail(), newMobile()]
    const regist = await fillRegister(page, email)
    await fieldOf(regist, account("field.password")).fill("123456")
    await regist.getByRole("button", { name: account("code.get") }).click()
    await fieldOf(regist, account("field.code")).fill(await readCode(request, email))
    await regist.getByRole("button", { name: account("register.submit"), exact: true }).click()
    const bind = modalOf(page, account("bind.title"))
    await fieldOf(bind, account("field.mobile")).fill(mobile)
    await bind.getByRole("button", { name: account("code.get") }).click()
    const code = await readCode(request, mobile)
    await fieldOf(bind, account("field.code")).fill(code === "111111" ? "222222" : "111111")
    await bind.getByRole("checkbox").check()
    await bind.getByRole("button", { name: account("bind.submit") }).click()
    await expect(regist.getByText("most common")).toBeVisible()
    await fieldOf(regist, account("field.password")).fill(passwordOf)
    await regist.getByRole("button", { name: account("register.submit"), exact: true }).click()
    await bind.getByRole("button", { name: account("bind.submit") }).click()
    await expect(bind.getByText(account("bind_mobile_or_code_error"))).toBeVisible()
    await fieldOf(bind, account("field.code")).fill(code)
    await bind.getByRole("button", { name: account("bind.submit") }).click()
    await expect(bind.getByText(account("register.doneTitle"))).toBeVisible()
  })

  test("a network that is away keeps the form", async ({ page, context, complaints }) => {
    const regist = await fillRegister(page, newEmail())
    await context.setOffline(true)
    await regist.getByRole("button", { name: account("code.get") }).click()
    // Without the network the code of toasts does not come either: they are said plainly.
    const said = page.getByRole("alert")
    await expect(said).toHaveText(`${account("message_fail")} ${t("call.serverFail")}`)
    await context.setOffline(false)
    expect(complaints.filter((complaint) => !complaint.includes("ERR_INTERNET_DISCONNECTED"))).toEqual([])
    complaints.length = 0
    await regist.getByRole("button", { name: account("code.get") }).click()
    await expect(said).toHaveText(account("message_success"))
    await expect(fieldOf(regist, account("field.nickname"))).toHaveValue("Lan")
  })

  test("somebody who has an account already is told by message, not by the form", async ({
    page,
    request,
  }) => {
    const person = await makePerson(request)
    const email = await changeEmail(request, person)
    const regist = await fillRegister(page, email)
    await regist.getByRole("button", { name: account("code.get") }).click()
    await expect(toastOf(page, account("message_success"))).toBeVisible()
    await expect.poll(() => readMessage(request, email, 2)).toContain("It already has an account")
  })
})
