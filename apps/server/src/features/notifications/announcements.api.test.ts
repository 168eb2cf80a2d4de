import { listNotifications } from "@roomwright/contract/notifications/calls"
import {
  countReaders,
  listAnnouncements,
  readAnnouncement,
  sendAnnouncement,
  type Audience,
} from "@roomwright/contract/notifications/admin"
import { sql } from "kysely"
import { afterAll, beforeAll, expect, test } from "vitest"
import { newId } from "../../platform/ids.ts"
import { expectRefusal, refuse } from "../../testing/expect-refusal.ts"
import { startBeside } from "../../testing/start-beside.ts"
import { startTestApp, type TestApp } from "../../testing/test-app.ts"
import { signUp, type TestPerson } from "../../testing/test-people.ts"

let app: TestApp
let ha: TestPerson

beforeAll(async () => {
  app = await startTestApp()
  ha = await signUp(app, { nickname: "Ha", roles: ["ROLE_ADMIN"] })
})
afterAll(() => app.close())

const send = (audience: Audience, { title = "New rooms", key = newId() } = {}) =>
  app.call(
    sendAnnouncement,
    { body: { audience, title, text: "Come and see.\n\n<b>Soon</b>", key } },
    { headers: ha.headers },
  )
const isSent = async (id: string): Promise<boolean> =>
  (await app.call(readAnnouncement, { params: { id } }, { headers: ha.headers })).finishedAt !== null
async function untilSent(id: string, timeout = 20_000): Promise<void> {
  await expect.poll(() => isSent(id), { timeout, interval: 100 }).toBe(true)
}
const inboxOf = async ({ headers }: TestPerson) =>
  (await app.call(listNotifications, { query: {} }, { headers, language: "en" })).content.map(
    ({ type, title, content }) => ({
      type,
      title,
      content,
    }),
  )

test("a message to one account comes to that one alone, as typed, and is on record", async () => {
  const [lan, bao] = [await signUp(app), await signUp(app)]
  const sent = await send({ kind: "account", accountId: lan.id })
  expect(sent).toMatchObject({ audience: "account", readers: 1, account: { id: lan.id, nickname: "Lan" } })
  await untilSent(sent.id)
  expect(await inboxOf(lan)).toEqual([
    { type: "ADMIN_MESSAGE", title: "New rooms", content: "Come and see.\n\n<b>Soon</b>" },
  ])
  expect(await inboxOf(bao)).toEqual([])
  const [entry] = await app.database.db
    .selectFrom("audit_entry")
    .select(["actor_id", "action"])
    .where("subject_id", "=", lan.id)
    .execute()
  expect(entry).toEqual({ actor_id: ha.id, action: "message.send" })
})

test("a message to a role comes to everybody who holds it", async () => {
  const [designer, merchant] = [
    await signUp(app, { roles: ["ROLE_DESIGNER"] }),
    await signUp(app, { roles: ["ROLE_MERCHANT"] }),
  ]
  const query = { role: "ROLE_DESIGNER" } as const
  expect(await app.call(countReaders, { query }, { headers: ha.headers })).toEqual({ readers: 1 })
  const sent = await send({ kind: "role", role: "ROLE_DESIGNER" })
  await untilSent(sent.id)
  expect([(await inboxOf(designer)).length, (await inboxOf(merchant)).length]).toEqual([1, 0])
})

test("ten thousand readers get one each, from two processes at once, and nobody waits for it", async () => {
  await sql`
    insert into account (id, username, nickname)
    select gen_random_uuid(), 'reader-' || n, 'Reader' from generate_series(1, 10000) n`.execute(
    app.database.db,
  )
  const beside = await startBeside(app)
  try {
    const sent = await send({ kind: "all" })
    expect(sent.finishedAt).toBeNull()
    expect(sent.readers).toBeGreaterThan(10_000)
    await untilSent(sent.id, 100_000)
    const { rows } = await sql<{ mails: number; readers: number }>`
      select count(*)::int as mails, count(distinct account_id)::int as readers
      from mail where content ->> 'title' = 'New rooms' and created_at >= ${sent.createdAt}`.execute(
      app.database.db,
    )
    const now = await app.call(readAnnouncement, { params: { id: sent.id } }, { headers: ha.headers })
    expect(now.written).toBe(sent.readers)
    expect(rows[0]).toEqual({ mails: sent.readers, readers: sent.readers })
  } finally {
    await beside.close()
  }
}, 120_000)

test("the same message sent twice is one; two administrators see both of theirs", async () => {
  const lan = await signUp(app)
  const key = newId()
  const audience = { kind: "account", accountId: lan.id } as const
  const sent = await Promise.all([send(audience, { key }), send(audience, { key }), send(audience, { key })])
  expect(new Set(sent.map(({ id }) => id)).size).toBe(1)
  await untilSent(sent[0]?.id ?? "")
  expect(await inboxOf(lan)).toHaveLength(1)
  const { content } = await app.call(listAnnouncements, { query: { size: "1" } }, { headers: ha.headers })
  expect(content[0]?.id).toBe(sent[0]?.id)
})

test("blocked and erased accounts get nothing; a message to one of them is refused", async () => {
  const lan = await signUp(app)
  await app.database.db
    .updateTable("account")
    .set({ blocked_at: new Date() })
    .where("id", "=", lan.id)
    .execute()
  for (const accountId of [lan.id, newId()]) {
    const body = { audience: { kind: "account", accountId }, title: "Hi", text: "There", key: newId() }
    expectRefusal(await refuse(app, sendAnnouncement, { body }, { headers: ha.headers }), "notFound")
  }
})

test.each([
  ["an empty title", { title: " " }],
  ["an empty text", { text: "\n\n" }],
  ["a text without end", { text: "a".repeat(4_001) }],
  ["everybody by a role that everybody has", { audience: { kind: "role", role: "ROLE_USER" } }],
  ["an audience and an account", { audience: { kind: "all", accountId: newId() } }],
])("%s is refused", async (_what, wrong) => {
  const body = { audience: { kind: "all" }, title: "Hi", text: "There", key: newId(), ...wrong }
  expectRefusal(await refuse(app, sendAnnouncement, { body }, { headers: ha.headers }), "invalidInput")
})
