import {
  changeNotificationPreferences,
  deleteNotification,
  listNotifications,
  readAllNotifications,
  readNotification,
  readNotificationPreferences,
  unsubscribe,
} from "@roomwright/contract/notifications/calls"
import { notificationTypesFor } from "@roomwright/contract/notifications/types"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { inTransaction } from "../../platform/events/record-event.ts"
import type { NewNotification } from "../../platform/notifications/notification.ts"
import { expectRefusal, refuse } from "../../testing/expect-refusal.ts"
import { startTestApp, type TestApp } from "../../testing/test-app.ts"
import { readOutbox, signUp, type TestPerson } from "../../testing/test-people.ts"

let app: TestApp
let lan: TestPerson

beforeAll(async () => {
  app = await startTestApp()
  lan = await signUp(app)
})
afterAll(() => app.close())

const billId = "0199a000-0000-7000-8000-000000000000"
const write = (notification: NewNotification) =>
  inTransaction(app.services, (tx) => app.services.notifications.write(tx, notification))
const confirm = (person: TestPerson, code: string) =>
  write({ accountId: person.id, type: "RECEIPT_CONFIRMED", values: { code, billId } })
const list = (
  person: TestPerson,
  query: {
    status?: "true" | "false"
    type?: "RECEIPT_CONFIRMED" | "QUOTA_LOW"
    page?: string
    size?: string
  } = {},
  language = "en",
) => app.call(listNotifications, { query }, { headers: person.headers, language })
const titlesOf = async (...asked: Parameters<typeof list>): Promise<string[]> =>
  (await list(...asked)).content.map(({ title }) => title)

describe("the inbox", () => {
  test("lists notifications, the newest first, by page, by type and by what was not read", async () => {
    const person = await signUp(app)
    for (const code of ["RW1", "RW2", "RW3"]) await confirm(person, code)
    await write({ accountId: person.id, type: "QUOTA_LOW", values: { counter: "image-8k", left: 2 } })
    expect(await titlesOf(person, { page: "1", size: "3" })).toEqual(["We have received your payment (RW1)"])
    expect(await titlesOf(person, { type: "QUOTA_LOW" })).toEqual(["Nearly used up: 8K images"])
    const { content } = await list(person)
    const [newest, before] = content
    expect(newest).toMatchObject({ number: 4, type: "QUOTA_LOW", status: false, link: "/user/plan" })
    await app.call(readNotification, { params: { id: before?.id ?? "" } }, { headers: person.headers })
    const unread = await list(person, { status: "false", page: "0", size: "100" })
    expect([unread.totalElements, unread.page, unread.size]).toEqual([3, 0, 100])
    expect(unread.content.map(({ number }) => number)).toEqual([4, 2, 1])
    expect((await list(person, { status: "true" })).content.map(({ number }) => number)).toEqual([3])
  })

  test("is worded in the language of its reader, whenever it is read", async () => {
    const person = await signUp(app)
    await write({
      accountId: person.id,
      type: "SUBSCRIPTION_ENDING",
      values: { tier: "enterprise", day: "2026-12-05" },
    })
    expect(await titlesOf(person, {}, "en")).toEqual(["Your plan ends on December 5, 2026"])
    expect(await titlesOf(person, {}, "zh")).toEqual(["您的套餐将于 2026年12月5日 到期"])
    expect(await titlesOf(person, {}, "vi")).toEqual(["Gói của bạn hết hạn ngày 5 tháng 12, 2026"])
    const [notification] = (await list(person, {}, "vi")).content
    expect(notification?.content).toContain("Doanh nghiệp")
  })

  test("gives what staff typed as it is, markup too", async () => {
    const person = await signUp(app)
    const values = {
      title: "<b>Hi</b> {count, plural, one {#} other {#}}",
      text: "<script>alert(1)</script>\n\n& {x}",
    }
    await write({ accountId: person.id, type: "ADMIN_MESSAGE", values })
    const [notification] = (await list(person)).content
    expect([notification?.title, notification?.content]).toEqual([values.title, values.text])
  })

  test("a notification that is opened is read, once and for all", async () => {
    const person = await signUp(app)
    await confirm(person, "RW1")
    const [notification] = (await list(person)).content
    const open = () =>
      app.call(readNotification, { params: { id: notification?.id ?? "" } }, { headers: person.headers })
    expect(await open()).toMatchObject({ status: true, content: expect.stringContaining("RW1") })
    const rowsOf = () =>
      app.database.db
        .selectFrom("mail")
        .select("read_at")
        .where("id", "=", notification?.id ?? "")
        .execute()
    const first = await rowsOf()
    await open()
    expect(await rowsOf()).toEqual(first)
  })

  test("all at once are those that were seen: what came later stays unread", async () => {
    const person = await signUp(app)
    for (const code of ["RW1", "RW2"]) await confirm(person, code)
    await confirm(person, "RW3")
    const mark = () => app.call(readAllNotifications, { body: { upTo: 2 } }, { headers: person.headers })
    expect([await mark(), await mark()]).toEqual([{ marked: 2 }, { marked: 0 }])
    expect((await list(person, { status: "false" })).content.map(({ number }) => number)).toEqual([3])
  })

  test("a deleted notification is gone; the numbers of the others and of those to come stay", async () => {
    const person = await signUp(app)
    for (const code of ["RW1", "RW2"]) await confirm(person, code)
    const [newest] = (await list(person)).content
    const params = { id: newest?.id ?? "" }
    await app.call(deleteNotification, { params }, { headers: person.headers })
    expectRefusal(await refuse(app, deleteNotification, { params }, { headers: person.headers }), "notFound")
    await confirm(person, "RW3")
    expect((await list(person)).content.map(({ number }) => number)).toEqual([3, 1])
  })

  test("of somebody else is not there: neither to read, nor to mark, nor to delete", async () => {
    const owner = await signUp(app)
    await confirm(owner, "RW1")
    const [notification] = (await list(owner)).content
    const params = { id: notification?.id ?? "" }
    for (const endpoint of [readNotification, deleteNotification])
      expectRefusal(await refuse(app, endpoint, { params }, { headers: lan.headers }), "notFound")
    await app.call(readAllNotifications, { body: { upTo: 999 } }, { headers: lan.headers })
    expect((await list(owner, { status: "false" })).totalElements).toBe(1)
    expect((await list(lan)).totalElements).toBe(0)
  })
})

describe("copies by email", () => {
  const withEmail = async (): Promise<TestPerson & { email: string }> => {
    const person = await signUp(app)
    const email = `${person.id}@mail.example`
    await app.database.db
      .updateTable("account")
      .set({ email, language: "en" })
      .where("id", "=", person.id)
      .execute()
    return { ...person, email }
  }
  const copiesTo = async (to: string) => (await readOutbox(app)).filter((message) => message.to === to)
  const linkIn = (text: string): string => /unsubscribe\?token=(\S+)/.exec(text)?.[1] ?? ""

  test("say what the notification says and lead to it, once", async () => {
    const person = await withEmail()
    await confirm(person, "RW7")
    const copies = await copiesTo(person.email)
    const [notification] = (await list(person)).content
    expect(copies).toHaveLength(1)
    expect(copies[0]).toMatchObject({ channel: "email", subject: "We have received your payment (RW7)" })
    expect(copies[0]?.text).toContain(`/notice?id=${notification?.id}`)
  })

  test("go by SMS to who has no email address, where it would cost the reader something to miss them", async () => {
    const person = await signUp(app)
    await confirm(person, "RW8")
    await write({ accountId: person.id, type: "FEEDBACK", values: { question: "Why?", reply: "So." } })
    const messages = (await copiesTo(person.mobile)).filter(({ text }) => text.includes("/notice"))
    expect(messages).toHaveLength(1)
    expect(messages[0]?.text).toContain("RW8")
  })

  test("are what the reader chose, by type", async () => {
    const person = await withEmail()
    const { headers } = person
    const before = await app.call(readNotificationPreferences, {}, { headers })
    expect([before.email, before.copies.map(({ type }) => type)]).toEqual([
      person.email,
      // Nobody can switch off what tells of a new payout account.
      notificationTypesFor(["ROLE_USER"]).filter((type) => type !== "SELLER_ACCOUNT_CHANGED"),
    ])
    const chosen = { type: "RECEIPT_CONFIRMED", byEmail: false } as const
    const after = await app.call(changeNotificationPreferences, { body: { copies: [chosen] } }, { headers })
    expect(after.copies).toContainEqual(chosen)
    expect(after.copies.filter(({ byEmail }) => byEmail)).toHaveLength(
      before.copies.filter(({ byEmail }) => byEmail).length - 1,
    )
    await confirm(person, "RW9")
    expect(await copiesTo(person.email)).toHaveLength(0)
    expect((await list(person)).totalElements).toBe(1)
  })

  test("end by the link in them, without a login, and begin again", async () => {
    const person = await withEmail()
    await confirm(person, "RW1")
    const token = linkIn((await copiesTo(person.email))[0]?.text ?? "")
    const choose = (byEmail?: boolean) =>
      app.call(unsubscribe, { body: { token, ...(byEmail === undefined ? {} : { byEmail }) } })
    expect(await choose()).toEqual({ type: "RECEIPT_CONFIRMED", byEmail: false })
    await confirm(person, "RW2")
    expect(await copiesTo(person.email)).toHaveLength(1)
    await choose(true)
    await confirm(person, "RW3")
    expect(await copiesTo(person.email)).toHaveLength(2)
  })

  test("end by one POST of a mail program", async () => {
    const person = await withEmail()
    await confirm(person, "RW1")
    const token = linkIn((await copiesTo(person.email))[0]?.text ?? "")
    const post = (path: string) =>
      app.get(path, {
        method: "POST",
        headers: { "content-type": "application/x-www-form-urlencoded" },
        body: "List-Unsubscribe=One-Click",
      })
    expect((await post(`/api/mail-unsubscriptions/${token}`)).status).toBe(204)
    await confirm(person, "RW2")
    expect(await copiesTo(person.email)).toHaveLength(1)
    expectRefusal(await post(`/api/mail-unsubscriptions/${token}x`), "unsubscribeLinkUnknown")
  })

  test.each([
    ["another type", (token: string) => token.replace("RECEIPT_CONFIRMED", "RECEIPT_REJECTED")],
    ["another account", (token: string) => token.replace(/^.{8}/, "00000000")],
    ["another signature", (token: string) => `${token.slice(0, -3)}abc`],
    ["none", () => "nonsense"],
  ])("a link that was changed to %s does nothing", async (_what, change) => {
    const person = await withEmail()
    await confirm(person, "RW1")
    const token = change(linkIn((await copiesTo(person.email))[0]?.text ?? ""))
    expectRefusal(await refuse(app, unsubscribe, { body: { token } }), "unsubscribeLinkUnknown")
  })

  test("are not sent to an account whose address is gone", async () => {
    const person = await withEmail()
    await app.database.db.updateTable("account").set({ email: null }).where("id", "=", person.id).execute()
    await write({ accountId: person.id, type: "FEEDBACK", values: { question: "Why?", reply: "So." } })
    expect(await copiesTo(person.email)).toHaveLength(0)
  })
})
