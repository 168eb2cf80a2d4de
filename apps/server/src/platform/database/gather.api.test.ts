import { afterAll, beforeAll, expect, test } from "vitest"
import { createTestDatabase, type TestDatabase } from "../../testing/test-database.ts"
import { connectDatabase, type Database } from "./connect.ts"
import { gather } from "./gather.ts"
import { prepare } from "./prepared.ts"

let testDatabase: TestDatabase
let database: Database

beforeAll(async () => {
  testDatabase = await createTestDatabase()
  database = connectDatabase(testDatabase.url)
})
afterAll(async () => {
  await database.close()
  await testDatabase.drop()
})

const divide = gather(
  prepare<{ quotient: number; connection: number }>(
    "select 12 / $1::int as quotient, pg_backend_pid() as connection",
  ),
)

test("what is asked in one turn is read over one connection, and each gets its own rows", async () => {
  const rows = await Promise.all([1, 2, 3, 4].map((by) => divide(database.db, [by])))
  expect(rows.map(([row]) => row?.quotient)).toEqual([12, 6, 4, 3])
  expect(new Set(rows.map(([row]) => row?.connection)).size).toBe(1)
})

test("an error is only that of who asked for it, and the connection serves on", async () => {
  const all = await Promise.allSettled([6, 0, 4].map((by) => divide(database.db, [by])))
  expect(all.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"])
  expect(await divide(database.db, [5])).toMatchObject([{ quotient: 2 }])
})

test("where there is no connection everybody hears of it", async () => {
  const away = connectDatabase("postgres://nobody@127.0.0.1:1/none")
  const all = await Promise.allSettled([1, 2].map((by) => divide(away.db, [by])))
  expect(all.map(({ status }) => status)).toEqual(["rejected", "rejected"])
  await away.close()
})
