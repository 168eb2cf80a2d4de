import { sql, type Transaction } from "kysely"
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest"
import { startTestApp, type TestApp } from "../../testing/test-app.ts"
import { signUp } from "../../testing/test-people.ts"
import { inTransaction } from "../events/record-event.ts"
import type { DB } from "./row-types.ts"
import { runTransaction } from "./run-transaction.ts"

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
  await sql`create table counted (id integer primary key, count integer not null)`.execute(app.database.db)
})
beforeEach(async () => {
  await sql`truncate counted`.execute(app.database.db)
  await sql`insert into counted values (1, 0), (2, 0)`.execute(app.database.db)
})
afterAll(() => app.close())

const count = (tx: Transaction<DB>, id: number) =>
  sql`update counted set count = count + 1 where id = ${id}`.execute(tx)
const counts = async (): Promise<number[]> => {
  const { rows } = await sql<{ count: number }>`select count from counted order by id`.execute(
    app.database.db,
  )
  return rows.map((row) => row.count)
}

/** Passes when so many have come. Whoever comes later passes at once. */
function meeting(size: number): () => Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  let come = 0
  return () => {
    come += 1
    if (come >= size) resolve()
    return promise
  }
}

describe("a transaction that has to give way is run again", () => {
  test("after a deadlock: both do their work, each once, with its notifications and events", async () => {
    const lan = await signUp(app)
    const meet = meeting(2)
    let runs = 0
    const work = (first: number, second: number) =>
      inTransaction(app.services, async (tx) => {
        runs += 1
        await app.services.notifications.write(tx, {
          accountId: lan.id,
          type: "RECEIPT_CONFIRMED",
          values: { code: "RW", billId: "" },
        })
        await count(tx, first)
        await meet()
        await count(tx, second)
      })
    await Promise.all([work(1, 2), work(2, 1)])
    expect(runs).toBe(3)
    expect(await counts()).toEqual([2, 2])
    const notifications = app.database.db.selectFrom("mail").select("number").where("account_id", "=", lan.id)
    expect((await notifications.orderBy("number").execute()).map(({ number }) => number)).toEqual([1, 2])
  })

  test("after a conflict between transactions of a stricter level", async () => {
    const meet = meeting(2)
    const work = () =>
      runTransaction(app.database, async (tx) => {
        await sql`set transaction isolation level repeatable read`.execute(tx)
        await sql`select from counted`.execute(tx)
        await meet()
        await count(tx, 1)
      })
    await Promise.all([work(), work()])
    expect(await counts()).toEqual([2, 0])
  })

  test("a few times only; then the database counts as too busy", async () => {
    let runs = 0
    const failing = runTransaction(app.database, async (tx) => {
      runs += 1
      await sql`do $$ begin raise sqlstate '40001'; end $$`.execute(tx)
    })
    await expect(failing).rejects.toMatchObject({ code: "40001" })
    expect(runs).toBe(6)
  })
})

describe("what went wrong", () => {
  test("once is not tried again, and leaves nothing", async () => {
    let runs = 0
    const failing = runTransaction(app.database, async (tx) => {
      runs += 1
      await count(tx, 1)
      throw new Error("no")
    })
    await expect(failing).rejects.toThrow("no")
    expect([runs, await counts()]).toEqual([1, [0, 0]])
  })

  test("of statements that are sent together is told by the first; those behind it come to nothing", async () => {
    const failing = runTransaction(app.database, async (tx) => {
      await Promise.all([count(tx, 1), sql`select 1 / 0`.execute(tx), count(tx, 2)])
    })
    await expect(failing).rejects.toMatchObject({ code: "22012" })
    expect(await counts()).toEqual([0, 0])
  })

  test("at the very end undoes everything, too", async () => {
    const failing = inTransaction(app.services, async (tx) => {
      await count(tx, 1)
      await sql`create temporary table late (id integer unique deferrable initially deferred)`.execute(tx)
      // Looked at with the commit only.
      await sql`insert into late values (1), (1)`.execute(tx)
    })
    await expect(failing).rejects.toMatchObject({ code: "23505" })
    expect(await counts()).toEqual([0, 0])
  })
})

test("those that are alone by one name run one after the other", async () => {
  let inside = 0
  let most = 0
  const work = () =>
    runTransaction(
      app.database,
      async (tx) => {
        inside += 1
        most = Math.max(most, inside)
        await count(tx, 1)
        inside -= 1
      },
      { alone: "counting" },
    )
  await Promise.all(Array.from({ length: 8 }, work))
  expect([most, await counts()]).toEqual([1, [8, 0]])
})
