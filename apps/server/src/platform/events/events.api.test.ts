import { afterEach, beforeEach, describe, expect, test, vi } from "vitest"
import { createDatabaseGate } from "../../testing/database-gate.ts"
import { createTestDatabase, type TestDatabase } from "../../testing/test-database.ts"
import { connectDatabase, type Database } from "../database/connect.ts"
import { createLog } from "../log.ts"
import { createEvents, type Events } from "./events.ts"
import { openEventStream } from "./event-stream.ts"
import { inTransaction, recordEvent } from "./record-event.ts"

let testDatabase: TestDatabase
let database: Database
let undo: (() => Promise<void>)[]

beforeEach(async () => {
  testDatabase = await createTestDatabase()
  database = connectDatabase(testDatabase.url)
  undo = [() => testDatabase.drop(), () => database.close()]
})

afterEach(async () => {
  for (const step of undo.toReversed()) await step()
})

interface Follower {
  readonly events: Events
  /** The works that it heard of, in order. */
  readonly heard: string[]
  readonly gaps: () => number
  readonly log: () => string
}

/** One process: it follows events, and is in the middle of it when this returns. */
async function follow(url = testDatabase.url): Promise<Follower> {
  const lines: string[] = []
  const log = createLog("info", { write: (line) => void lines.push(line) })
  const events = createEvents({ ...database, url }, log)
  const heard: string[] = []
  let gaps = 0
  events.on("work-changed", ({ workId }) => heard.push(workId))
  events.onGap(() => (gaps += 1))
  events.start()
  undo.push(() => events.stop())
  await until(() => events.isCurrent())
  return { events, heard, gaps: () => gaps, log: () => lines.join("") }
}

const until = (isTrue: () => boolean): Promise<void> =>
  vi.waitFor(() => expect(isTrue()).toBe(true), { timeout: 15_000, interval: 10 })

const workChanged = (workId: string) => ({ type: "work-changed", workId, designerId: "d" }) as const

/** A transaction that has noted an event and is still open. */
async function openTransaction(
  workId: string,
): Promise<{ commit(): Promise<void>; rollback(): Promise<void> }> {
  const tx = await database.db.startTransaction().execute()
  await recordEvent(tx, workChanged(workId))
  return {
    commit: () => tx.commit().execute(),
    rollback: () => tx.rollback().execute(),
  }
}

test("every process hears of every event, once and in the order of its transactions", async () => {
  const [one, other] = [await follow(), await follow()]
  const names = Array.from({ length: 20 }, (_none, at) => `work-${at}`)
  for (const name of names)
    await inTransaction({ database, events: one.events }, (tx) => recordEvent(tx, workChanged(name)))
  // The writer's own process knows before the write is answered.
  expect(one.heard).toEqual(names)
  await until(() => other.heard.length >= names.length)
  expect(other.heard).toEqual(names)
})

test("what a crash between commit and notice left unsaid is heard all the same", async () => {
  const follower = await follow()
  const writer = await openTransaction("unsaid")
  await writer.commit()
  await until(() => follower.heard.length > 0)
  expect(follower.heard).toEqual(["unsaid"])
})

test("what is rolled back never happened", async () => {
  const follower = await follow()
  const writer = await openTransaction("undone")
  await writer.rollback()
  await inTransaction({ database, events: follower.events }, (tx) => recordEvent(tx, workChanged("done")))
  expect(follower.heard).toEqual(["done"])
})

test("a transaction that began first and ends last holds nothing up, and is not missed", async () => {
  const follower = await follow()
  const slow = await openTransaction("slow")
  const quick = await openTransaction("quick")
  await quick.commit()
  await follower.events.wake()
  expect(follower.heard).toEqual(["quick"])
  await follower.events.wake()
  await slow.commit()
  await follower.events.wake()
  await follower.events.wake()
  expect(follower.heard).toEqual(["quick", "slow"])
})

test("who starts later begins with what happens then", async () => {
  const open = await openTransaction("still open")
  const before = await openTransaction("before")
  await before.commit()
  const follower = await follow()
  expect(follower.gaps()).toBe(1)
  await open.commit()
  await follower.events.wake()
  expect(follower.heard).toEqual(["still open"])
})

test("a handler that fails keeps nobody else from hearing", async () => {
  const follower = await follow()
  follower.events.on("work-changed", () => {
    throw new Error("not today")
  })
  const heardLast: string[] = []
  follower.events.on("work-changed", ({ workId }) => heardLast.push(workId))
  await inTransaction({ database, events: follower.events }, (tx) => recordEvent(tx, workChanged("one")))
  expect([follower.heard, heardLast]).toEqual([["one"], ["one"]])
  expect(follower.log()).toContain("not today")
})

describe("when the connection is lost", () => {
  test("it is made again, and what happened meanwhile is heard once", async () => {
    const follower = await follow()
    await database.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid()`,
    )
    const writer = await openTransaction("meanwhile")
    await writer.commit()
    await until(() => follower.heard.length > 0)
    expect(follower.heard).toEqual(["meanwhile"])
    expect(follower.gaps()).toBe(1)
  })

  test("nothing is vouched for until it is back; the log says so once", async () => {
    const gate = await createDatabaseGate(testDatabase.url)
    undo.push(() => gate.close())
    const follower = await follow(gate.url)
    await gate.close()
    await until(() => !follower.events.isCurrent())
    const writer = await openTransaction("away")
    await writer.commit()
    // Waking fails for nobody: the write is done, and the next look makes up for it.
    await follower.events.wake()
    await gate.mute()
    await follower.events.wake()
    expect(follower.events.isCurrent()).toBe(false)
    await gate.open()
    await until(() => follower.events.isCurrent())
    expect(follower.heard).toEqual(["away"])
    const said = follower.log()
    expect(said.match(/events are out of reach/g)).toHaveLength(1)
    expect(said.match(/events are heard of again/g)).toHaveLength(1)
  })
})

test("old events are deleted, young ones stay", async () => {
  for (const age of ["2 hours", "1 minute"])
    await database.pool.query("insert into event (data, created_at) values ('{}', now() - $1::interval)", [
      age,
    ])
  const stream = await openEventStream(testDatabase.url, () => {})
  await stream.clear(60 * 60_000)
  stream.close()
  const { rows } = await database.pool.query("select now() - created_at < '1 hour' as young from event")
  expect(rows).toEqual([{ young: true }])
})
