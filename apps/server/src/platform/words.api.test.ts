import fc from "fast-check"
import { afterAll, beforeAll, expect, test } from "vitest"
import { createTestDatabase, type TestDatabase } from "../testing/test-database.ts"
import { connectDatabase, type Database } from "./database/connect.ts"
import { indexWords, toTsQuery } from "./words.ts"

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

/** What PostgreSQL says, with words and query sent as the program sends them. */
async function isFound(text: string, keyword: string): Promise<boolean | null> {
  const { rows } = await database.pool.query<{ found: boolean | null }>(
    "select array_to_tsvector($1::text[]) @@ $2::tsquery as found",
    [indexWords([text]), toTsQuery(keyword)],
  )
  return rows[0]?.found ?? null
}

const hostile = [
  "'",
  '"',
  "\\",
  "\0",
  "\u202E",
  "\uD800",
  ":*",
  "&",
  "|",
  "!",
  "(",
  ")",
  "<->",
  "%",
  "--",
  ";",
  "$1",
  "\n",
  "﹅",
  "＇",
  "ʼ",
  "ﾞ",
]
const words = [
  "sofa",
  "ghế",
  "ĐÈN",
  "沙发",
  "落地灯",
  "ﬁ",
  "½",
  "İ",
  "ß",
  "ẞ",
  "Ǆ",
  "𝒮",
  "𝟜",
  "𞤀",
  "𐄇",
  "\u{1DF00}",
  "x".repeat(60),
]

test("every keyword makes a query that PostgreSQL reads", async () => {
  const parts = fc.oneof(fc.constantFrom(...hostile, ...words), fc.string({ unit: "binary", maxLength: 12 }))
  await fc.assert(
    fc.asyncProperty(fc.array(parts, { maxLength: 12 }), async (pieces) => {
      const keyword = pieces.join("")
      expect(await isFound("sofa", keyword)).toBeTypeOf(toTsQuery(keyword) === null ? "object" : "boolean")
    }),
    { numRuns: 600 },
  )
})

test("PostgreSQL finds any text that holds words by itself", async () => {
  const parts = fc.oneof(
    fc.constantFrom(...hostile, ...words, " "),
    fc.string({ unit: "grapheme", maxLength: 20 }),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(parts, { minLength: 1, maxLength: 12 }), async (pieces) => {
      const text = pieces.join("")
      expect(await isFound(text, text)).toBe(toTsQuery(text) === null ? null : true)
    }),
    { numRuns: 600 },
  )
})
