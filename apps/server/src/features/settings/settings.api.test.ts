import { readPublicSettings } from "@roomwright/contract/settings/calls"
import { afterAll, beforeAll, expect, test } from "vitest"
import { startTestApp, type TestApp } from "../../testing/test-app.ts"

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})

afterAll(() => app.close())

test.each([
  ["zh", "越南河内市西湖坊武志公路 18 号"],
  ["en", "18 Võ Chí Công, Tây Hồ, Hà Nội, Vietnam"],
  ["vi", "18 Võ Chí Công, Tây Hồ, Hà Nội, Việt Nam"],
] as const)("the company's name, address and phone are told in %s", async (language, text) => {
  expect(await app.call(readPublicSettings, {}, { language })).toEqual({
    companyName: "Roomwright",
    companyAddress: { text, language },
    companyPhone: "+84 24 7300 1888",
    termsVersion: expect.stringMatching(/^\d{4}-\d\d-\d\d/),
  })
})

test("the language is that of the cookie when the browser asks for none of ours", async () => {
  const options = { language: "fr", headers: { cookie: "prg-lang=vi" } }
  expect((await app.call(readPublicSettings, {}, options)).companyAddress.language).toBe("vi")
})

test("other settings are not told", async () => {
  await app.database.db
    .insertInto("setting")
    .values({ key: "secret", value: JSON.stringify("hidden words") })
    .execute()
  expect((await app.get("/api/common/settings")).text).not.toContain("hidden words")
})

test("a token that is not valid is refused, though none is needed", async () => {
  const answer = await app.get("/api/common/settings", {
    headers: { authorization: "Bearer nonsense" },
    language: "en",
  })
  expect([answer.status, answer.envelope?.code]).toEqual([401, 40100])
})
