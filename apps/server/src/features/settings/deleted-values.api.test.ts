import {
  addFilterValue,
  deleteFilterValue,
  listOfferedValues,
} from "@roomwright/contract/settings/filter-values"
import { afterAll, beforeAll, expect, test } from "vitest"
import { startTestApp, type TestApp } from "../../testing/test-app.ts"
import { signUp } from "../../testing/test-people.ts"
import { fillSettings } from "./fill-settings.ts"

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const kind = "material" as const
const idsOffered = async (): Promise<string[]> =>
  (await app.call(listOfferedValues, { params: { filter: kind }, query: {} })).map(({ id }) => id)

test("a first value that was deleted does not come back with the next start, unless somebody adds it", async () => {
  const administrator = await signUp(app, { roles: ["ROLE_ADMIN"] })
  await app.call(deleteFilterValue, { params: { filter: kind, value: "paper" } }, administrator)
  await fillSettings(app.database.db)
  expect(await idsOffered()).not.toContain("paper")
  const localName = { zh: "纸", en: "Paper", vi: "Giấy" }
  await app.call(
    addFilterValue,
    { params: { filter: kind }, body: { slug: "paper", localName } },
    administrator,
  )
  await fillSettings(app.database.db)
  expect((await idsOffered()).at(-1)).toBe("paper")
})

test("a kind without any value is no hindrance to a start", async () => {
  await app.database.db.deleteFrom("filter_value").where("kind", "=", "homeType").execute()
  for (const id of ["apartment", "townhouse", "villa", "studio"])
    await app.database.db.insertInto("deleted_filter_value").values({ kind: "homeType", id }).execute()
  await fillSettings(app.database.db)
  expect(await app.call(listOfferedValues, { params: { filter: "homeType" }, query: {} })).toEqual([])
})
