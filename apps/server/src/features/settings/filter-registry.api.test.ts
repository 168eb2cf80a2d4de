import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest"
import { connectDatabase, type Database } from "../../platform/database/connect.ts"
import { createTestDatabase, type TestDatabase } from "../../testing/test-database.ts"
import { fillSettings } from "./fill-settings.ts"
import { createFilterRegistry, type FilterRegistry } from "./filter-registry.ts"

let testDatabase: TestDatabase
let database: Database
let nowMs = 0
let filterRegistry: FilterRegistry

beforeAll(async () => {
  testDatabase = await createTestDatabase()
  database = connectDatabase(testDatabase.url)
  await fillSettings(database.db)
})

afterAll(async () => {
  await database.close()
  await testDatabase.drop()
})

beforeEach(() => {
  nowMs = 1_000_000
  filterRegistry = createFilterRegistry(database.db, () => nowMs)
})

const rename = (name: string): Promise<unknown> =>
  database.db
    .updateTable("filter_value")
    .set({ name: JSON.stringify({ en: name }) })
    .where("kind", "=", "style")
    .where("id", "=", "nordic")
    .execute()
const nameOfNordic = async (): Promise<string> =>
  (await filterRegistry.labeller("en"))("style", "nordic").name.text

describe("what the book remembers", () => {
  test("is read again after five seconds", async () => {
    await rename("before")
    expect(await nameOfNordic()).toBe("before")
    await rename("after")
    nowMs += 5_000
    expect(await nameOfNordic()).toBe("before")
    nowMs += 1
    expect(await nameOfNordic()).toBe("after")
  })

  test("is not a failed read", async () => {
    await database.db.schema.alterTable("filter_value").renameTo("elsewhere").execute()
    await expect(filterRegistry.list("style")).rejects.toThrow("filter_value")
    await database.db.schema.alterTable("elsewhere").renameTo("filter_value").execute()
    expect(await filterRegistry.list("style")).not.toHaveLength(0)
  })
})

test("values come in their order, colours with a swatch", async () => {
  const colours = await filterRegistry.list("colour")
  expect(colours.slice(0, 2).map(({ id, hex }) => [id, hex])).toEqual([
    ["white", "#F4F1EA"],
    ["beige", "#DDD0BB"],
  ])
  expect((await filterRegistry.labeller("vi"))("colour", "oak")).toEqual({
    id: "oak",
    name: { text: "Màu sồi", language: "vi" },
    hex: "#C9A274",
  })
})

test("an id that is gone is shown under its own name", async () => {
  expect((await filterRegistry.labeller("vi"))("style", "gone")).toEqual({
    id: "gone",
    name: { text: "gone", language: "vi" },
  })
})

describe("an unknown value", () => {
  test("is refused by the name of its filter, without those that are known", async () => {
    await expect(
      filterRegistry.refuseUnknown({
        style: ["nordic", "nope", "gone"],
        space: ["bedroom"],
        colour: ["nope"],
      }),
    ).rejects.toMatchObject({
      appErrorName: "unknownFilterValue",
      faults: [
        { path: "query.style", problem: "unknown", values: ["nope", "gone"] },
        { path: "query.colour", problem: "unknown", values: ["nope"] },
      ],
    })
  })

  test("is one that only another kind knows, and one with the name of something in JavaScript", async () => {
    for (const style of ["bedroom", "constructor", "__proto__"]) {
      await expect(filterRegistry.refuseUnknown({ style: [style] })).rejects.toThrow("unknownFilterValue")
    }
    await expect(
      filterRegistry.refuseUnknown({ style: ["nordic"], colour: undefined }),
    ).resolves.toBeUndefined()
  })
})

test("who is told to forget reads anew, however short ago it was", async () => {
  await filterRegistry.list("style")
  await rename("renamed just now")
  filterRegistry.forget()
  expect(await nameOfNordic()).toBe("renamed just now")
})

test("the first values come back when they are missing, and edited ones stay as they are", async () => {
  await rename("edited")
  await database.db.deleteFrom("filter_value").where("id", "=", "wabi-sabi").execute()
  await fillSettings(database.db)
  expect(await nameOfNordic()).toBe("edited")
  expect((await filterRegistry.list("style")).map(({ id }) => id)).toContain("wabi-sabi")
})
