import pg from "pg"
import { expect, test } from "vitest"
import { createTestDatabase } from "./test-database.ts"

async function query(url: string, sql: string): Promise<pg.QueryResult<{ count: number }>> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await client.query<{ count: number }>(sql)
  } finally {
    await client.end()
  }
}

test("every test database is migrated, and none sees what another holds", async () => {
  const [one, other] = await Promise.all([createTestDatabase(), createTestDatabase()])
  await query(one.url, "create table seen (id int)")

  const migrations = await query(other.url, "select count(*)::int as count from migration")
  expect(migrations.rows[0]?.count).toBeGreaterThan(0)
  await expect(query(other.url, "select * from seen")).rejects.toMatchObject({ code: "42P01" })

  await Promise.all([one.drop(), other.drop()])
  await expect(query(one.url, "select 1")).rejects.toMatchObject({ code: "3D000" })
})
