import { listNotifications } from "@roomwright/contract/notifications/calls"
import { readStorage, type StorageSpace } from "@roomwright/contract/admin/storage"
import { afterAll, beforeAll, expect, test } from "vitest"
import { expectRefusal, refuse } from "../../testing/expect-refusal.ts"
import { startTestApp, type TestApp } from "../../testing/test-app.ts"
import { startMailServer, type TestMailServer } from "../../testing/test-mail-server.ts"
import { signUp, type TestPerson } from "../../testing/test-people.ts"
import { notifyOfStorage } from "./watch-storage.ts"

let post: TestMailServer
let app: TestApp
let admin: TestPerson
let other: TestPerson
let clerk: TestPerson

beforeAll(async () => {
  post = await startMailServer()
  app = await startTestApp({ env: { SMTP_URL: post.url, MAIL_FROM: "hello@rooms.example" } })
  admin = await signUp(app, { roles: ["ROLE_ADMIN"] })
  other = await signUp(app, { roles: ["ROLE_ADMIN"] })
  clerk = await signUp(app, { roles: ["ROLE_RECEIPTS_CLERK"] })
  const { db } = app.database
  await db.updateTable("account").set({ email: "lan@rooms.example" }).where("id", "=", admin.id).execute()
})

afterAll(async () => {
  await app.close()
  await post.close()
})

const disk = (freeBytes: number, isLow: boolean): StorageSpace[] => [
  { place: "all", freeBytes, totalBytes: 50e9, isLow },
]
const notificationsOf = async ({ headers }: TestPerson) =>
  (await app.call(listNotifications, { query: { type: "STORAGE_LOW" } }, { headers })).content

test("administrators see the disks, others do not", async () => {
  const [seen, ...more] = await app.call(readStorage, {}, { headers: admin.headers })
  expect(more).toEqual([])
  expect(seen).toMatchObject({ place: "all", freeBytes: expect.any(Number), isLow: expect.any(Boolean) })
  expectRefusal(await refuse(app, readStorage, {}, { headers: clerk.headers }), "forbidden")
})

test("every administrator is notified once, in the inbox and by email, until there is room again", async () => {
  await notifyOfStorage(app.services, disk(5e9, false))
  expect(await notificationsOf(admin)).toEqual([])
  for (const free of [1.9e9, 1.2e9, 0.5e9]) await notifyOfStorage(app.services, disk(free, true))
  for (const who of [admin, other]) {
    const [notification, ...more] = await notificationsOf(who)
    expect(more).toEqual([])
    expect(notification).toMatchObject({ type: "STORAGE_LOW", link: "/admin" })
    expect(notification?.content).toContain("1900 MB")
  }
  expect(await notificationsOf(clerk)).toEqual([])
  await expect.poll(() => post.mails.length, { timeout: 20_000 }).toBe(1)
  expect(post.mails[0]?.recipients).toEqual(["lan@rooms.example"])

  await notifyOfStorage(app.services, disk(9e9, false))
  await notifyOfStorage(app.services, disk(1e9, true))
  expect(await notificationsOf(admin)).toHaveLength(2)
})

test("of several processes that look at the same moment one notifies", async () => {
  await notifyOfStorage(app.services, disk(9e9, false))
  const before = (await notificationsOf(other)).length
  await Promise.all(Array.from({ length: 4 }, () => notifyOfStorage(app.services, disk(1e9, true))))
  expect(await notificationsOf(other)).toHaveLength(before + 1)
})
