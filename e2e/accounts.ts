import { randomInt } from "node:crypto"
import type { Language } from "@roomwright/contract/language"
import { expect, type APIRequestContext, type Locator, type Page } from "@playwright/test"
import { accountTextsIn } from "./texts.ts"

/** An address that nobody had before, with what addresses may have in them. */
export const newEmail = (): string => `Lan+${Date.now()}${randomInt(1_000_000)}@example.com`
/** Nine digits, as one types them behind +84. */
export const newMobile = (): string => `9${String(randomInt(100_000_000)).padStart(8, "0")}`
export const passwordOf = "quiet-room-9"

interface OutboxMessage {
  readonly to: string
  readonly text: string
}

const isTo = ({ to }: OutboxMessage, account: string): boolean =>
  to.toLowerCase() === (account.includes("@") ? account.toLowerCase() : `+84${account}`)

/** The text of the `nth` message (from 1) to an email address or a nine-digit mobile number; "" before it has come. */
export async function readMessage(request: APIRequestContext, account: string, nth: number): Promise<string> {
  const messages = (await (await request.get("/dev/outbox.json")).json()) as OutboxMessage[]
  return messages.filter((message) => isTo(message, account)).toReversed()[nth - 1]?.text ?? ""
}

/** The code in the `nth` message (from 1) that went to an email address or a nine-digit mobile number. */
export async function readCode(request: APIRequestContext, account: string, nth = 1): Promise<string> {
  let text = ""
  await expect
    .poll(async () => {
      text = await readMessage(request, account, nth)
      return text
    })
    .toMatch(/\b\d{6}\b/)
  return /\b\d{6}\b/.exec(text)?.[0] ?? ""
}

/** The code that went out last to an email address. */
export async function readNewestCode(request: APIRequestContext, email: string): Promise<string> {
  const messages = (await (await request.get("/dev/outbox.json")).json()) as OutboxMessage[]
  const codes = messages
    .filter((message) => isTo(message, email))
    .map(({ text }) => /^\d{6}$/m.exec(text)?.[0])
  return codes.find((code) => code !== undefined) ?? ""
}

export interface Person {
  readonly nickname: string
  readonly email: string
  readonly mobile: string
  readonly password: string
}

/** Makes an account through the API: one message with a code has gone to its email and one to its mobile. */
export async function makePerson(request: APIRequestContext): Promise<Person> {
  const person = { nickname: "Lan Anh", email: newEmail(), mobile: newMobile(), password: passwordOf }
  const { nickname, email, mobile, password } = person
  await request.get(`/api/auth/email-verification-code/${encodeURIComponent(email)}`)
  await request.post("/api/auth/mobile-verification-code", { data: { mobile } })
  const codes = {
    verificationCode: await readCode(request, email),
    mobileCode: await readCode(request, mobile),
  }
  const settings = (await (await request.get("/api/common/settings")).json()) as {
    data: { termsVersion: string }
  }
  const { termsVersion } = settings.data
  const answer = await request.post("/api/auth/register", {
    data: { nickname, email, mobile, password, termsVersion, ...codes },
  })
  expect(answer.status()).toBe(200)
  return person
}

/** A token of its own for somebody, as another browser would get one. */
export async function tokenOf(request: APIRequestContext, person: Person): Promise<string> {
  const body = { mobileOrEmail: person.email, password: person.password }
  const answer = await request.post("/api/auth/login", { data: body })
  return ((await answer.json()) as { data: string }).data
}

/** Gives an account another email address, which has had one message then; gives that. */
export async function changeEmail(request: APIRequestContext, person: Person): Promise<string> {
  const email = newEmail()
  const headers = { authorization: `Bearer ${await tokenOf(request, person)}` }
  await request.get(`/api/auth/email-verification-code/${encodeURIComponent(email)}?purpose=bind`, {
    headers,
  })
  const data = { email, code: await readCode(request, email), password: person.password }
  const answer = await request.put("/api/user/email", { headers, data })
  expect(answer.status()).toBe(200)
  return email
}

/** Signs in without the screens: what is under test comes after. */
export async function signInAs(page: Page, person: Person): Promise<string> {
  const token = await tokenOf(page.request, person)
  await page.addInitScript((given) => {
    if (sessionStorage.getItem("began")) return
    sessionStorage.setItem("began", "yes")
    localStorage.setItem("token", given)
    localStorage.setItem("token-time", String(Date.now()))
  }, token)
  return token
}

/** Ends every session of somebody but a new one, as they would from another device. */
export async function signOutElsewhere(request: APIRequestContext, person: Person): Promise<void> {
  const headers = { authorization: `Bearer ${await tokenOf(request, person)}` }
  const answer = await request.delete("/api/user/sessions", { headers })
  expect(answer.status()).toBe(200)
}

/** Fills in the login, which is open or about to be, by email and password. */
export async function logIn(page: Page, person: Person, language: Language = "en"): Promise<void> {
  const account = accountTextsIn[language]
  const login = modalOf(page, account("login.title"))
  await chooseKind(login, account("kind.email"))
  await fieldOf(login, account("field.email")).fill(person.email)
  await fieldOf(login, account("field.password")).fill(person.password)
  await login.getByRole("checkbox").check()
  await login.getByRole("button", { name: account("login.submit"), exact: true }).click()
}

/** The open modal by its title. */
export const modalOf = (page: Page, name: string): Locator => page.getByRole("dialog", { name, exact: true })
/** The header's disc, which is there for who is signed in. */
export const discOf = (page: Page, name: string): Locator =>
  page.getByRole("banner").getByRole("button", { name, exact: true })
/** A field by its label. In some languages a choice beside it is called the same, and its eye nearly. */
export const fieldOf = (modal: Locator, name: string): Locator =>
  modal.getByLabel(name, { exact: true }).and(modal.page().locator("input:not([type=radio])"))
/** A toast; what reads it out to those who cannot see it has its words, too. */
export const toastOf = (page: Page, text: string): Locator => page.getByRole("region").getByText(text)
/** Chooses between email and phone. */
export const chooseKind = (modal: Locator, name: string): Promise<void> =>
  modal.getByRole("group").getByText(name, { exact: true }).click()
