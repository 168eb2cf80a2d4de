import { readAuditLog } from "@roomwright/contract/admin/audit-log"
import { listJobKinds, listJobs, retryJob } from "@roomwright/contract/admin/jobs"
import { afterAll, afterEach, beforeAll, expect, test } from "vitest"
import { newId } from "../../platform/ids.ts"
import { expectRefusal, refuse } from "../../testing/expect-refusal.ts"
import { startTestApp, type TestApp } from "../../testing/test-app.ts"
import { startMailServer, type TestMailServer } from "../../testing/test-mail-server.ts"
import { signUp, type TestPerson } from "../../testing/test-people.ts"

let post: TestMailServer
let app: TestApp
let admin: TestPerson
let clerk: TestPerson

beforeAll(async () => {
  post = await startMailServer()
  app = await startTestApp({ env: { SMTP_URL: post.url, MAIL_FROM: "hello@rooms.example" } })
  admin = await signUp(app, { nickname: "Ha", roles: ["ROLE_ADMIN"] })
  clerk = await signUp(app, { roles: ["ROLE_RECEIPTS_CLERK"] })
})
afterEach(() => post.refuse(null))
afterAll(async () => {
  await app.close()
  await post.close()
})

const listed = (
  query: { name?: "letter"; state?: "queued" | "running" | "failed"; size?: string; page?: string } = {},
) => app.call(listJobs, { query }, admin)
const lettersOf = async () => (await app.call(listJobKinds, {}, admin)).find(({ name }) => name === "letter")
/** A message that the mail server refuses until it is given up. */
async function giveUpLetter(): Promise<string> {
  post.refuse("451 later")
  await app.database.db.transaction().execute((tx) =>
    app.services.messaging.enqueue(tx, {
      name: "password-changed",
      to: { email: "bao@mail.example" },
      language: "en",
      values: { nickname: "Bảo" },
    }),
  )
  const failed = async () => (await listed({ state: "failed" })).content[0]?.id
  await expect
    .poll(
      async () => {
        await app.database.pool.query("update queue.job set start_after = now() where state = 'retry'")
        return failed()
      },
      { timeout: 20_000, interval: 100 },
    )
    .toBeTruthy()
  return (await failed()) ?? ""
}

test("every job is listed with how often it comes, before there is any queue", async () => {
  const kinds = await app.call(listJobKinds, {}, admin)
  expect(kinds.length).toBe(new Set(kinds.map(({ name }) => name)).size)
  expect(kinds.find(({ name }) => name === "expire-bills")).toEqual({
    name: "expire-bills",
    everyMinutes: 1,
    queued: 0,
    running: 0,
    failed: 0,
  })
  expect(await lettersOf()).toMatchObject({ everyMinutes: null, failed: 0 })
  expect(await listed()).toMatchObject({ content: [], page: 0, totalElements: 0 })
  expectRefusal(await refuse(app, retryJob, { params: { id: newId() } }, admin), "notFound")
})

test("administrators alone see jobs and try them again", async () => {
  for (const who of [clerk, await signUp(app)]) {
    expectRefusal(await refuse(app, listJobs, { query: {} }, who), "forbidden")
    expectRefusal(await refuse(app, listJobKinds, {}, who), "forbidden")
    expectRefusal(await refuse(app, retryJob, { params: { id: newId() } }, who), "forbidden")
  }
})

test("a message that was given up is there with its reason and nothing of its reader, and goes out when it is tried again", async () => {
  const id = await giveUpLetter()
  const list = await listed({ state: "failed" })
  expect(list.totalElements).toBe(1)
  expect(list.content[0]).toMatchObject({
    id,
    name: "letter",
    state: "failed",
    tries: 5,
    mostTries: 5,
    dueAt: null,
    reason: { kind: "error", text: "SMTP EENVELOPE RCPT TO 451" },
  })
  expect(JSON.stringify(list)).not.toMatch(/bao@|Bảo/)
  expect(await lettersOf()).toMatchObject({ queued: 0, failed: 1 })
  expect((await listed({ state: "queued" })).content).toEqual([])
  expect((await listed({ page: "1" })).content).toEqual([])

  post.refuse(null)
  const retried = await app.call(retryJob, { params: { id } }, admin)
  expect(retried).toMatchObject({ id, state: "queued", tries: 5, mostTries: 6, failedAt: null })
  await expect.poll(() => post.mails.length, { timeout: 10_000 }).toBe(1)
  expect(post.mails[0]?.recipients).toEqual(["bao@mail.example"])
  await expect.poll(async () => (await listed()).totalElements, { timeout: 10_000 }).toBe(0)

  const { content } = await app.call(readAuditLog, { query: { action: "job.retry" } }, admin)
  expect(content).toHaveLength(1)
  expect(content[0]).toMatchObject({
    actor: { id: admin.id },
    subject: { kind: "job", id },
    details: { job: "letter" },
  })
  expectRefusal(await refuse(app, retryJob, { params: { id } }, admin), "notFound")
})

test("what waits already stays as it is, and is not tried twice", async () => {
  const id = await giveUpLetter()
  const answers = await Promise.all([1, 2, 3].map(() => app.call(retryJob, { params: { id } }, admin)))
  expect(answers.map(({ state }) => state)).not.toContain("failed")
  const { content } = await app.call(readAuditLog, { query: { subject: id } }, admin)
  expect(content).toHaveLength(1)
})
