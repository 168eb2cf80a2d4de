import { sql } from "kysely"
import { afterAll, beforeAll, expect, test } from "vitest"
import { createTestDatabase, type TestDatabase } from "../../testing/test-database.ts"
import { connectDatabase, type Database } from "./connect.ts"
import { prepared } from "./prepared.ts"

let testDatabase: TestDatabase
let database: Database

beforeAll(async () => {
  testDatabase = await createTestDatabase()
  // One connection: what is prepared is of a connection.
  database = connectDatabase(testDatabase.url, { max: 1 })
})

afterAll(async () => {
  await database.close()
  await testDatabase.drop()
})

const statements = async (): Promise<string[]> => {
  const { rows } = await sql<{ statement: string }>`
    select statement from pg_prepared_statements order by prepare_time`.execute(database.db)
  return rows.map(({ statement }) => statement)
}

test("a marked query is prepared once, another one never; both give their rows", async () => {
  const settingsOf = (keys: readonly string[]) =>
    database.db
      .selectFrom("setting")
      .modifyFront(prepared)
      .select("key")
      .where(sql<boolean>`key = any(${[...keys]}::text[])`)
      .execute()
  await database.db
    .insertInto("setting")
    .values({ key: "one", value: JSON.stringify(1) })
    .execute()
  expect(await settingsOf(["one", "two"])).toEqual([{ key: "one" }])
  expect(await settingsOf(["two"])).toEqual([])
  expect(await database.db.selectFrom("setting").select("key").execute()).toContainEqual({ key: "one" })
  const all = await statements()
  expect(all).toHaveLength(1)
  expect(all[0]).toContain('from "setting"')
})

test("statements that vary without end are prepared so far and run unprepared beyond", async () => {
  for (let at = 0; at < 210; at += 1) {
    const { rows } = await sql<{ at: number }>`${prepared} select ${sql.lit(at)} as at`.execute(database.db)
    expect(rows).toEqual([{ at }])
  }
  const held = await statements()
  // Other databases of this process have marked queries, too.
  expect(held.length).toBeLessThanOrEqual(200)
  expect(held.filter((statement) => statement.endsWith(" as at"))).not.toEqual([])
  expect(held.some((statement) => statement.endsWith("select 209 as at"))).toBe(false)
})

test("a marked query is part of the transaction that it is asked in", async () => {
  const count = async (): Promise<number> => {
    const { rows } = await sql<{ count: number }>`select count(*) from setting where key = 'inside'`.execute(
      database.db,
    )
    return rows[0]?.count ?? 0
  }
  const undone = database.db.transaction().execute(async (tx) => {
    await sql`${prepared} insert into setting (key, value) values (${"inside"}, '1')`.execute(tx)
    throw new Error("undone")
  })
  await expect(undone).rejects.toThrow("undone")
  expect(await count()).toBe(0)
})
