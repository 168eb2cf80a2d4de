import { sql } from "kysely"
import { afterEach, beforeEach, describe, expect, test } from "vitest"
import { createJobs } from "../../jobs/create-jobs.ts"
import { createDatabaseGate } from "../../testing/database-gate.ts"
import { createTestDatabase, type TestDatabase } from "../../testing/test-database.ts"
import { startMailServer, type TestMailServer } from "../../testing/test-mail-server.ts"
import { startProgram } from "../../testing/start-program.ts"
import { connectDatabase, type Database } from "../database/connect.ts"
import { createLog } from "../log.ts"
import type { Message, Messaging } from "./message.ts"
import { createMessaging } from "./messaging.ts"

let testDatabase: TestDatabase
let database: Database
let mailServer: TestMailServer
let undo: (() => Promise<unknown>)[]

beforeEach(async () => {
  testDatabase = await createTestDatabase()
  database = connectDatabase(testDatabase.url)
  mailServer = await startMailServer()
  undo = [() => testDatabase.drop(), () => database.close(), () => mailServer.close()]
})

afterEach(async () => {
  for (const step of undo.toReversed()) await step()
})

interface Office {
  readonly messaging: Messaging
  readonly start: () => void
  readonly stop: () => Promise<void>
  readonly log: () => string
}

/** One process's messaging; it works as soon as it is started or given a letter. */
function openOffice(url = testDatabase.url): Office {
  const lines: string[] = []
  const log = createLog("info", { write: (line) => void lines.push(line) })
  const jobs = createJobs({ url }, log, { mode: "queue", pollSeconds: 0.5 })
  const mail = { smtpUrl: mailServer.url, from: "hello@rooms.example" }
  const config = { production: false, publicUrl: "http://localhost" }
  const readChannels = async () => ({ mail, sms: undefined })
  const messaging = createMessaging({ config, database, log, jobs, readChannels }, { pauseSeconds: 1 })
  undo.push(() => jobs.stop())
  return { messaging, start: jobs.start, stop: jobs.stop, log: () => lines.join("") }
}

const news = (nickname: string): Message => ({
  name: "password-changed",
  to: { email: "bao@mail.example" },
  language: "en",
  values: { nickname },
})

const enqueue = ({ messaging }: Office, ...nicknames: readonly string[]): Promise<void> =>
  database.db.transaction().execute(async (tx) => {
    for (const nickname of nicknames) await messaging.enqueue(tx, news(nickname))
  })

/** The nicknames that arrived messages greet. */
const arrived = (): string[] => mailServer.mails.map(({ text }) => /^Hello (.*),$/m.exec(text)?.[1] ?? "")
async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  await expect.poll(isSo, { timeout: 15_000, interval: 50 }).toBe(true)
}
const countJobs = async (): Promise<number> =>
  (await database.pool.query("select from queue.job")).rowCount ?? 0
const readFailed = async () =>
  (
    await database.pool.query<{ reason: string; keeps: number }>(
      "select output ->> 'reason' as reason, deletion_seconds as keeps from queue.job where state = 'failed'",
    )
  ).rows
/** The pause before the next try is over. */
const endPauses = () => database.pool.query("update queue.job set start_after = now() where state = 'retry'")
/** The last message comes after all that came before it. */
async function settle(office: Office): Promise<void> {
  await enqueue(office, "last")
  await until(() => arrived().includes("last"))
}

test("a message goes out after its commit, once, and nothing of it is kept", async () => {
  const office = openOffice()
  await enqueue(office, "Bảo")
  await until(() => arrived().includes("Bảo"))
  await until(async () => (await countJobs()) === 0)
  await settle(office)
  expect(arrived()).toEqual(["Bảo", "last"])
  expect(office.log()).not.toMatch(/bao@|Bảo/)
})

test("a message of a transaction that is undone is never sent", async () => {
  const office = openOffice()
  await database.db
    .transaction()
    .execute(async (tx) => {
      await office.messaging.enqueue(tx, news("undone"))
      throw new Error("no")
    })
    .catch(() => {})
  await settle(office)
  expect(arrived()).toEqual(["last"])
})

test("a message to nobody goes the same way, and nobody gets it", async () => {
  const office = openOffice()
  await database.db.transaction().execute(async (tx) => {
    await office.messaging.enqueue(tx, { ...news("nobody"), to: { nobody: true } })
    expect((await sql`select from queue.job`.execute(tx)).rows).toHaveLength(1)
  })
  await until(async () => (await countJobs()) === 0)
  await settle(office)
  expect(arrived()).toEqual(["last"])
})

test("no message waits in a queue that nobody opens: without messages there is no queue", async () => {
  const office = openOffice()
  await office.stop()
  const { rowCount } = await database.pool.query("select from pg_namespace where nspname = 'queue'")
  expect(rowCount).toBe(0)
})

test("what the process could not send any more is sent by the next", async () => {
  const { ended } = startProgram({
    file: "testing/enqueue-and-die.ts",
    args: [],
    env: { DATABASE_URL: testDatabase.url, SMTP_URL: mailServer.url },
  })
  expect(await ended).toEqual({ code: null, signal: "SIGKILL" })
  expect(await countJobs()).toBe(1)
  const next = openOffice()
  next.start()
  await until(() => arrived().length > 0)
  expect(arrived()).toEqual(["Left behind"])
})

test("two processes send every message once", async () => {
  const offices = [openOffice(), openOffice()] as const
  for (const office of offices) office.start()
  const names = Array.from({ length: 40 }, (_, at) => `letter ${at}`)
  // As many at once as there are connections: who waits for one longer than a second is turned away.
  for (const some of [0, 8, 16, 24, 32].map((from) => names.slice(from, from + 8)))
    await Promise.all(some.map((name, at) => enqueue(offices[at % 2 === 0 ? 0 : 1], name)))
  await until(() => arrived().length >= names.length)
  await until(async () => (await countJobs()) === 0)
  expect(arrived().toSorted()).toEqual(names.toSorted())
})

describe("a message that fails", () => {
  test("is tried again, and has the same number every time", async () => {
    const office = openOffice()
    mailServer.refuse("451 later")
    await enqueue(office, "patient")
    await until(() => office.log().includes("a message was not sent"))
    mailServer.refuse(null)
    await until(() => arrived().includes("patient"))
    const [, id = ""] = /"id":"([0-9a-f-]{36})"/.exec(office.log()) ?? []
    expect(mailServer.mails[0]?.headers.get("message-id")).toBe(`<${id}@localhost>`)
  })

  test("is given up after five tries: that is logged, without address, text or the server's words", async () => {
    const office = openOffice()
    mailServer.refuse("550 bao@mail.example is unknown")
    await enqueue(office, "hopeless")
    await until(async () => {
      await endPauses()
      return office.log().includes("a job was given up")
    })
    // It lies there for a day with what it failed of, for an administrator to try it again.
    await until(async () => (await readFailed()).length === 1)
    expect(await readFailed()).toEqual([{ reason: "SMTP EENVELOPE RCPT TO 550", keeps: 86_400 }])
    expect(mailServer.connections()).toBe(5)
    expect(office.log().match(/a message was not sent/g)).toHaveLength(5)
    expect(office.log()).toContain('"reason":"SMTP EENVELOPE RCPT TO 550"')
    expect(office.log()).not.toMatch(/bao@|hopeless|unknown/)
    mailServer.refuse(null)
    await settle(office)
    expect(arrived()).toEqual(["last"])
  })

  test("and is a code is deleted with its last try", async () => {
    const office = openOffice()
    mailServer.refuse("451 later")
    await database.db.transaction().execute(async (tx) => {
      const values = { code: "482913", minutes: 10 }
      await office.messaging.enqueue(tx, { ...news(""), name: "login-code", values })
    })
    await until(async () => {
      await endPauses()
      return office.log().includes("a job was given up")
    })
    await until(async () => (await countJobs()) === 0)
    expect(office.log()).not.toContain("482913")
  })

  test("because another release wrote it stays behind alone", async () => {
    const office = openOffice()
    await database.db.transaction().execute(async (tx) => {
      await office.messaging.enqueue(tx, news("of tomorrow"))
      await sql`update queue.job set data = data || '{"name": "of-tomorrow"}'`.execute(tx)
    })
    await settle(office)
    expect(arrived()).toEqual(["last"])
    // The last one's job goes a moment after its letter.
    await until(async () => (await countJobs()) < 2)
    expect(await countJobs()).toBe(1)
  })
})

describe("while the database is away", () => {
  test("nothing dies, it is told once, and messages go on as soon as it is back", async () => {
    const gate = await createDatabaseGate(testDatabase.url)
    undo.push(() => gate.close())
    const office = openOffice(gate.url)
    office.start()
    await enqueue(office, "before")
    await until(() => arrived().includes("before"))
    await gate.close()
    await until(() => office.log().includes("the queue is out of reach"))
    await enqueue(office, "meanwhile")
    await gate.open()
    await until(() => arrived().includes("meanwhile"))
    expect(arrived()).toEqual(["before", "meanwhile"])
    expect(office.log().match(/the queue is out of reach/g)).toHaveLength(1)
    expect(office.log()).toContain("the queue is worked off again")
  })

  test("a start goes on trying until it is there, and can be stopped meanwhile", async () => {
    const gate = await createDatabaseGate(testDatabase.url)
    undo.push(() => gate.close())
    await gate.close()
    const [waiting, stopped] = [openOffice(gate.url), openOffice(gate.url)]
    waiting.start()
    stopped.start()
    await until(() => stopped.log().includes("the queue could not be opened yet"))
    await stopped.stop()
    await gate.open()
    await enqueue(waiting, "patient")
    await until(() => arrived().length > 0)
    expect(arrived()).toEqual(["patient"])
  })
})

test("a stop leaves no connection behind", async () => {
  const office = openOffice()
  await settle(office)
  const countSessions = async (): Promise<number> => {
    const { rows } = await database.pool.query<{ count: number }>(
      "select count(*) from pg_stat_activity where datname = current_database() and backend_type = 'client backend'",
    )
    return rows[0]?.count ?? 0
  }
  expect(await countSessions()).toBeGreaterThan(database.pool.totalCount)
  await office.stop()
  await until(async () => (await countSessions()) === database.pool.totalCount)
})

test("a stop waits for the message that is on its way", async () => {
  const office = openOffice()
  mailServer.hangAt("greeting")
  await enqueue(office, "on its way")
  await until(() => mailServer.connections() === 1)
  await office.stop()
  expect(office.log()).toContain("a message was not sent")
  expect(await countJobs()).toBe(1)
  await expect(enqueue(office, "late")).rejects.toThrow()
})
