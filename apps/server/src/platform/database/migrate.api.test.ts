import { cp, mkdtemp, readdir, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach, describe, expect, test } from "vitest"
import { createTestDatabase, type TestDatabase } from "../../testing/test-database.ts"
import { connectDatabase, type Database } from "./connect.ts"
import { migrate } from "./migrate.ts"

const ours = join(import.meta.dirname, "../../migrations")
let testDatabase: TestDatabase
let database: Database
/** A copy of our migrations, to add to and to change. */
let folder: string

beforeEach(async () => {
  testDatabase = await createTestDatabase()
  database = connectDatabase(testDatabase.url)
  folder = await mkdtemp(join(tmpdir(), "migrations-"))
  await cp(ours, folder, { recursive: true })
})

afterEach(async () => {
  await database.close()
  await testDatabase.drop()
  await rm(folder, { recursive: true })
})

const empty = (): Promise<unknown> => database.pool.query("drop schema public cascade; create schema public")
const namesDone = async (): Promise<string[]> => {
  const { rows } = await database.pool.query<{ name: string }>("select name from migration order by name")
  return rows.map(({ name }) => name)
}

test("an empty database gets every migration once, in order, and the next start does nothing", async () => {
  await empty()
  const files = (await readdir(ours)).toSorted()
  expect(await migrate(database)).toEqual({ applied: files })
  expect(await namesDone()).toEqual(files)
  expect(await migrate(database)).toEqual({ applied: [] })
})

test("two processes that start together migrate once", async () => {
  await empty()
  const other = connectDatabase(testDatabase.url)
  const [one, two] = await Promise.all([migrate(database), migrate(other)])
  await other.close()
  const files = (await readdir(ours)).toSorted()
  expect([...one.applied, ...two.applied]).toEqual(files)
  expect([one.applied.length, two.applied.length]).toContain(0)
})

test("only what is new runs", async () => {
  await writeFile(join(folder, "9000_more.sql"), "create table more (id int)")
  await writeFile(join(folder, "notes.md"), "no migration")
  expect(await migrate(database, folder)).toEqual({ applied: ["9000_more.sql"] })
})

describe("is refused", () => {
  test("when a migration that ran has been changed since", async () => {
    const [first = ""] = (await readdir(folder)).toSorted()
    await writeFile(join(folder, first), "create table something_else (id int)")
    await expect(migrate(database, folder)).rejects.toThrow(`Migration ${first} was changed after it had run`)
  })

  test("when the database is from a later release", async () => {
    await writeFile(join(folder, "9000_more.sql"), "create table more (id int)")
    await migrate(database, folder)
    await expect(migrate(database)).rejects.toThrow("a later release (it has 9000_more.sql)")
  })
})

test("a migration that fails leaves nothing behind, keeps those before it, and can be mended", async () => {
  await writeFile(join(folder, "9000_good.sql"), "create table good (id int)")
  await writeFile(join(folder, "9001_bad.sql"), "create table half (id int); select from nowhere")
  await expect(migrate(database, folder)).rejects.toThrow("Migration 9001_bad.sql failed.")
  expect(await namesDone()).toContain("9000_good.sql")
  const { rows } = await database.pool.query(
    "select to_regclass('half') as half, to_regclass('good') as good",
  )
  expect(rows).toEqual([{ half: null, good: "good" }])

  await writeFile(join(folder, "9001_bad.sql"), "create table half (id int)")
  expect(await migrate(database, folder)).toEqual({ applied: ["9001_bad.sql"] })
})
