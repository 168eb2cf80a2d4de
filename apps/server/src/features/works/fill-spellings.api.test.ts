import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { afterAll, beforeAll, expect, test } from "vitest"
import { startTestApp, type TestApp } from "../../testing/test-app.ts"

const migrations = join(import.meta.dirname, "../../migrations")
let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})

afterAll(() => app.close())

const tables = ["work_spelling", "designer_spelling"] as const

const readSpellings = async (): Promise<string[][]> =>
  Promise.all(
    tables.map(async (table) => {
      const rows = await app.database.db.selectFrom(table).select("word").orderBy("word").execute()
      return rows.map(({ word }) => word)
    }),
  )

test("migrations fill in the spellings of what was there before them, as saving does", async () => {
  await app.makeWork({
    designerId: await app.makeDesigner({ nickname: "Nguyễn" }),
    name: { zh: "阁楼", en: "Attic 3000 XL", vi: "Gác" },
  })
  const saved = await readSpellings()
  expect(saved[0]).toEqual(expect.arrayContaining(["attic", "nguyen"]))
  expect(saved[1]).toEqual(expect.arrayContaining(["nguyen"]))
  expect(saved.flat().filter((word) => !/^[a-z]{3,40}$/.test(word))).toEqual([])

  for (const table of tables) await app.database.pool.query(`drop table ${table}`)
  await app.database.pool.query(await readFile(join(migrations, "0008_works.sql"), "utf8"))
  expect(await readSpellings()).toEqual(saved)
})
