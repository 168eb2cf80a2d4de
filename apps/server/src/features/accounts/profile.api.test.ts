import {
  acceptCookies,
  acceptTerms,
  changeEmail,
  changeMobile,
  changeProfile,
  deleteMyAccount,
  cancelAccountDeletion,
  readProfile,
  refuseCookies,
} from "@roomwright/contract/accounts/calls"
import { listProducts } from "@roomwright/contract/catalogue/calls"
import { listDesigners, readDesigner } from "@roomwright/contract/works/designers"
import { listWorks } from "@roomwright/contract/works/calls"
import { changePassword, login, loginWithEmail } from "@roomwright/contract/accounts/sign-in"
import { sendEmailCode, sendMobileCode } from "@roomwright/contract/accounts/verification-codes"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { expectRefusal, refuse } from "../../testing/expect-refusal.ts"
import { startTestApp, type TestApp } from "../../testing/test-app.ts"
import {
  bearer,
  newMobile,
  readCode,
  readOutbox,
  signUp,
  type TestPerson,
} from "../../testing/test-people.ts"

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

/** Signs in as an account that has content, with a code. */
async function enter(accountId: string): Promise<{ headers: Readonly<Record<string, string>> }> {
  const email = `${accountId}@example.com`
  await app.database.db.updateTable("account").set({ email }).where("id", "=", accountId).execute()
  await app.call(sendEmailCode, { params: { email }, query: { purpose: "login" } })
  const code = await readCode(app, email)
  return { headers: bearer(await app.call(loginWithEmail, { body: { email, code } })) }
}

const change = (person: Pick<TestPerson, "headers">, body: Record<string, unknown>) =>
  refuse(app, changeProfile, { body }, { headers: person.headers })

describe("one's own profile", () => {
  test("changes in the parts that are given", async () => {
    const person = await signUp(app, { nickname: "Before" })
    const changed = await app.call(changeProfile, { body: { nickname: " After " } }, person)
    expect(changed).toMatchObject({ nickname: "After", usernameIsFixed: false })
    expect(await app.call(readProfile, {}, person)).toEqual(changed)
  })

  test("is read whatever stands in its query", async () => {
    const { headers } = await signUp(app, { nickname: "Lan" })
    for (const query of ["page=0&size=20", "id=7&id=8", "_=1765432100000", "%"]) {
      const { status, envelope } = await app.get(`/api/user?${query}`, { headers })
      expect([query, status, envelope?.data]).toEqual([
        query,
        200,
        expect.objectContaining({ nickname: "Lan" }),
      ])
    }
  })

  test("says in which language letters are written, and the next one is", async () => {
    const person = await signUp(app)
    const changed = await app.call(changeProfile, { body: { language: "vi" } }, person)
    expect(changed.language).toBe("vi")
    const body = { oldPassword: person.password, newPassword: "another-room-7" }
    await app.call(changePassword, { body }, person)
    await expect
      .poll(async () => (await readOutbox(app)).find(({ to }) => to === person.mobile)?.text)
      .toContain("mật khẩu của bạn")
  })

  test("the handle changes once", async () => {
    const person = await signUp(app)
    const other = await signUp(app)
    const { username: taken } = await app.call(readProfile, {}, other)
    expectRefusal(await change(person, { username: taken }), "usernameTaken")
    const name = `handle-${person.id.slice(-6)}`
    expect(await app.call(changeProfile, { body: { username: name } }, person)).toMatchObject({
      username: name,
      usernameIsFixed: true,
    })
    expectRefusal(await change(person, { username: `${name}-2` }), "usernameFixed")
    await app.call(changeProfile, { body: { username: name } }, person)
  })

  test.each([
    ["what belongs to another role", { designer: { companyName: "Studio" } }, "forbidden"],
    ["a role", { roles: ["ROLE_ADMIN"] }, "invalidInput"],
    ["an empty nickname", { nickname: " " }, "invalidInput"],
    ["a language that the site has not", { language: "fr" }, "invalidInput"],
    ["a level", { designerLevel: 9 }, "invalidInput"],
    ["a handle with marks", { username: "lân" }, "invalidInput"],
    ["a nickname that nobody sees", { nickname: "\u200B\u3164" }, "invalidInput"],
    ["the platform's name", { nickname: "Ｒoomwrıght" }, "nameReserved"],
    ["the handle of staff", { username: "admin" }, "nameReserved"],
  ] as const)("%s is refused", async (_name, body, refusal) => {
    expectRefusal(await change(await signUp(app), body), refusal)
  })

  test("is nothing that another account can see or change", async () => {
    const person = await signUp(app)
    const other = await signUp(app)
    await app.call(changeProfile, { body: { nickname: "Mine" } }, person)
    expect((await app.call(readProfile, {}, other)).nickname).not.toBe("Mine")
  })
})

describe("what others see", () => {
  test("a designer's new name is shown and found at once, the old one is not", async () => {
    const designerId = await app.makeDesigner({ nickname: "Oldnamebird" })
    await app.makeWork({ designerId })
    const person = await enter(designerId)
    const body = { nickname: "Freshnamefish", designer: { city: { vi: "Huế" }, styles: ["nordic", "retro"] } }
    await app.call(changeProfile, { body }, person)
    expect(await app.call(readDesigner, { params: { id: designerId } })).toMatchObject({
      nickname: "Freshnamefish",
    })
    const find = async (w: string) => [
      (await app.call(listDesigners, { query: { w } })).totalElements,
      (await app.call(listWorks, { query: { w } })).totalElements,
    ]
    expect(await find("Freshnamefish")).toEqual([1, 1])
    expect(await find("Oldnamebird")).toEqual([0, 0])
    expectRefusal(await change(person, { designer: { styles: ["nope"] } }), "unknownFilterValue")
  })

  test("a merchant's new name is shown and found at once, the old one is not", async () => {
    const merchantId = await app.makeMerchant({ nickname: "Oldshopbird" })
    await app.makeProduct({ merchantId })
    const person = await enter(merchantId)
    await app.call(changeProfile, { body: { nickname: "Freshshopfish" } }, person)
    const found = await app.call(listProducts, { query: { w: "Freshshopfish" } })
    expect(found.content.map(({ merchant }) => merchant.nickname)).toEqual(["Freshshopfish"])
    expect((await app.call(listProducts, { query: { w: "Oldshopbird" } })).totalElements).toBe(0)
  })

  test("texts in one language leave those in the others", async () => {
    const designerId = await app.makeDesigner({ introduction: { zh: "你好", en: "Hello" } })
    const person = await enter(designerId)
    const body = { designer: { introduction: { en: "", vi: "Chào" } } }
    expect((await app.call(changeProfile, { body }, person)).designer?.introduction).toEqual({
      zh: "你好",
      vi: "Chào",
    })
  })

  test("neither email nor phone nor the private contact is in a public answer", async () => {
    const designerId = await app.makeDesigner()
    await app.makeWork({ designerId })
    const person = await enter(designerId)
    await app.call(changeProfile, { body: { designer: { otherContact: "zalo-unmistakable" } } }, person)
    for (const path of [`/api/designers/${designerId}`, "/api/designers", "/api/works", "/api/home"]) {
      const { text } = await app.get(path)
      expect(text).not.toContain("zalo-unmistakable")
      expect(text).not.toContain("@example.com")
    }
  })
})

describe("another email or mobile", () => {
  test("is proved by a code and the password; the one before is told", async () => {
    const person = await signUp(app)
    const email = "moved+1@example.com"
    await app.call(sendEmailCode, { params: { email }, query: { purpose: "bind" } }, person)
    const body = { email, code: await readCode(app, email), password: person.password }
    expectRefusal(
      await refuse(app, changeEmail, { body: { ...body, password: "wrong-one" } }, person),
      "wrongPassword",
    )
    expect(await app.call(changeEmail, { body }, person)).toMatchObject({ email, mobile: person.mobile })
    expect((await readOutbox(app))[0]).toMatchObject({ channel: "sms", to: person.mobile })

    const mobile = newMobile()
    await app.call(sendMobileCode, { body: { mobile, purpose: "bind" } }, person)
    const code = await readCode(app, mobile)
    const changed = { body: { mobile, code, password: person.password } }
    expect(await app.call(changeMobile, changed, person)).toMatchObject({ email, mobile })
    expect((await readOutbox(app))[0]).toMatchObject({ to: person.mobile })
    await app.call(login, { body: { mobileOrEmail: mobile, password: person.password } })
  })

  test("needs to be signed in, and a code of this account", async () => {
    const mobile = newMobile()
    const asked = { body: { mobile, purpose: "bind" as const } }
    expectRefusal(await refuse(app, sendMobileCode, asked), "loginRequired")
    const one = await signUp(app)
    const other = await signUp(app)
    await app.call(sendMobileCode, asked, one)
    const code = await readCode(app, mobile)
    const stolen = { body: { mobile, code, password: other.password } }
    expectRefusal(await refuse(app, changeMobile, stolen, other), "codeSpent")
  })

  test("that another account has stays there", async () => {
    const one = await signUp(app)
    const { mobile } = await signUp(app)
    await app.call(sendMobileCode, { body: { mobile, purpose: "bind" } }, one)
    const body = { mobile, code: await readCode(app, mobile), password: one.password }
    expectRefusal(await refuse(app, changeMobile, { body }, one), "mobileTaken")
  })
})

test("cookies are agreed to and refused alike, the terms in their present version", async () => {
  const person = await signUp(app)
  const { termsVersion, cookieAgreement } = await app.call(readProfile, {}, person)
  expect([termsVersion, cookieAgreement]).toEqual([expect.stringMatching(/^\d{4}-\d\d-\d\d/), null])
  await app.call(acceptCookies, {}, person)
  expect((await app.call(readProfile, {}, person)).cookieAgreement).toBe(true)
  await app.call(refuseCookies, {}, person)
  expect((await app.call(readProfile, {}, person)).cookieAgreement).toBe(false)
  await app.call(acceptTerms, { body: { version: termsVersion ?? "" } }, person)
  expectRefusal(await refuse(app, acceptTerms, { body: { version: "2001-01-01" } }, person), "termsChanged")
})

describe("deleting an account", () => {
  test("waits fourteen days, and can be taken back", async () => {
    const person = await signUp(app)
    const body = { password: person.password }
    expectRefusal(
      await refuse(app, deleteMyAccount, { body: { password: "wrong-one" } }, person),
      "wrongPassword",
    )
    const { erasedAt } = await app.call(deleteMyAccount, { body }, person)
    expect(await app.call(deleteMyAccount, { body }, person)).toEqual({ erasedAt })
    expect((await app.call(readProfile, {}, person)).erasedAt).toBe(erasedAt)
    await app.call(cancelAccountDeletion, {}, person)
    expect((await app.call(readProfile, {}, person)).erasedAt).toBeNull()
  })

  test("leaves nothing of the person, in the tables and on the pages", async () => {
    const designerId = await app.makeDesigner({
      nickname: "Vanishingbird",
      introduction: { en: "Vanishingtext" },
    })
    await app.makeWork({ designerId })
    const person = await enter(designerId)
    const password = "quiet-room-9"
    await app.database.db
      .updateTable("account")
      .set({ erase_at: new Date(0) })
      .where("id", "=", designerId)
      .execute()
    expect(await app.eraseDueAccounts()).toBe(1)
    expect(await app.eraseDueAccounts()).toBe(0)
    expectRefusal(await refuse(app, readProfile, {}, person), "invalidSession")
    const email = `${designerId}@example.com`
    expectRefusal(await refuse(app, login, { body: { mobileOrEmail: email, password } }), "wrongCredentials")
    expectRefusal(await refuse(app, readDesigner, { params: { id: designerId } }), "notFound")
    expect((await app.call(listDesigners, { query: { w: "Vanishingbird" } })).totalElements).toBe(0)
    expect((await app.call(listWorks, { query: { w: "Vanishingbird" } })).totalElements).toBe(0)
    const kept = await app.database.db
      .selectFrom("account")
      .leftJoin("designer_profile", "designer_profile.account_id", "account.id")
      .selectAll()
      .where("account.id", "=", designerId)
      .execute()
    expect(JSON.stringify(kept)).not.toMatch(/Vanishing|example\.com/)
  })
})
