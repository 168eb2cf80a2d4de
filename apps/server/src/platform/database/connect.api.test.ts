import { sql } from "kysely"
import { afterAll, beforeAll, expect, test } from "vitest"
import { createTestDatabase, type TestDatabase } from "../../testing/test-database.ts"
import { connectDatabase, type Database } from "./connect.ts"

let testDatabase: TestDatabase
let database: Database
const broken: Error[] = []

beforeAll(async () => {
  testDatabase = await createTestDatabase()
  database = connectDatabase(testDatabase.url, { onError: (error) => broken.push(error) })
})

afterAll(async () => {
  await database.close()
  await testDatabase.drop()
})

test("sums and counts come as numbers, days as they stand", async () => {
  const { rows } = await database.pool.query(
    "select 999999999999::bigint as sum, 12.50::numeric as area, '2026-02-28'::date as day, count(*) from generate_series(1, 3)",
  )
  expect(rows).toEqual([{ sum: 999_999_999_999, area: 12.5, day: "2026-02-28", count: 3 }])
})

test("a connection that breaks while idle is told, and the next query gets another", async () => {
  const { rows } = await database.pool.query<{ pid: number }>("select pg_backend_pid() as pid")
  const idle = new Promise((resolve) => database.pool.once("error", resolve))
  const killer = connectDatabase(testDatabase.url)
  await killer.pool.query("select pg_terminate_backend($1)", [rows[0]?.pid])
  await killer.close()
  await idle
  expect(broken).not.toHaveLength(0)
  expect((await database.pool.query("select 1 as one")).rows).toEqual([{ one: 1 }])
})

test("a connection that breaks between the steps of a transaction ends that alone", async () => {
  const told = broken.length
  const transaction = database.db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx)
    const killer = connectDatabase(testDatabase.url)
    await killer.pool.query("select pg_terminate_backend($1)", [rows[0]?.pid])
    await killer.close()
    await sql`select 1`.execute(tx)
  })
  await expect(transaction).rejects.toThrow()
  expect(broken.length).toBeGreaterThan(told)
  expect((await database.pool.query("select 1 as one")).rows).toEqual([{ one: 1 }])
})
