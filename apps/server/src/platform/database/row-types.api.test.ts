import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { expect, test } from "vitest"
import { writeRowTypes } from "../../../../../scripts/row-types.ts"
import { createTestDatabase } from "../../testing/test-database.ts"
import { connectDatabase } from "./connect.ts"

test("the row types are those of the migrated database: else run `npm run row-types`", async () => {
  const testDatabase = await createTestDatabase()
  const database = connectDatabase(testDatabase.url)
  const written = await writeRowTypes(database.pool)
  await database.close()
  await testDatabase.drop()
  expect(await readFile(join(import.meta.dirname, "row-types.ts"), "utf8")).toBe(written)
})
