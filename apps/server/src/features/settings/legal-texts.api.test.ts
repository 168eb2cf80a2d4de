import { LegalTextName, readLegalText } from "@roomwright/contract/settings/legal-texts"
import { afterEach, beforeEach, describe, expect, test } from "vitest"
import { startTestApp, type TestApp } from "../../testing/test-app.ts"
import { fillLegalTexts } from "./fill-legal-texts.ts"
import { currentLegalVersion, publishLegalText, type LegalWordings } from "./settings.public.ts"

let app: TestApp

beforeEach(async () => {
  app = await startTestApp()
})

afterEach(() => app.close())

const read = (name: LegalTextName, language = "en") =>
  app.call(readLegalText, { params: { name } }, { language })
const wordingOf = (title: string) => ({
  title,
  introduction: "Run by {company}.",
  sections: [{ heading: "One", paragraphs: ["Call {phone}."] }],
})
const publish = (wordings: LegalWordings): Promise<string> =>
  publishLegalText(app.services, "terms", wordings)
const countVersions = async (): Promise<number> =>
  (await app.database.db.selectFrom("legal_text").selectAll().execute()).length

describe("a legal text", () => {
  test.each([
    ["terms", "使用条款", "Terms of use", "Điều khoản sử dụng"],
    ["disclaimer", "免责声明", "Disclaimer", "Tuyên bố miễn trừ trách nhiệm"],
    ["privacy", "隐私政策", "Privacy policy", "Chính sách bảo mật"],
  ] as const)("%s is there in three languages, with its version", async (name, zh, en, vi) => {
    const versions = new Set<string>()
    for (const [language, title] of [
      ["zh", zh],
      ["en", en],
      ["vi", vi],
    ] as const) {
      const text = await read(name, language)
      expect(text).toMatchObject({ name, language, title })
      expect(text.sections.length).toBeGreaterThan(8)
      versions.add(text.version)
    }
    expect([...versions]).toEqual([await currentLegalVersion(app.database.db, name)])
    expect([...versions][0]).toMatch(/^\d{4}-\d{2}-\d{2}$/)
  })

  test("names the company's address and phone as the settings say them, in its language", async () => {
    const last = async (language: string) =>
      (await read("terms", language)).sections.at(-1)?.paragraphs.at(-1)
    expect(await last("zh")).toContain("越南河内市西湖坊武志公路 18 号")
    expect(await last("en")).toContain("18 Võ Chí Công, Tây Hồ, Hà Nội, Vietnam")
    await app.database.db
      .updateTable("setting")
      .set({ value: JSON.stringify("+84 28 1234 5678") })
      .where("key", "=", "company-phone")
      .execute()
    expect(await last("vi")).toContain("[+84 28 1234 5678](tel:+842812345678)")
  })

  test("of another name is refused", async () => {
    expect((await app.get("/api/common/legal-texts/imprint")).status).toBe(404)
  })
})

describe("a new version", () => {
  test("is the present one as soon as it is published; accounts keep the name of theirs", async () => {
    const before = await currentLegalVersion(app.database.db, "terms")
    const version = await publish({ en: wordingOf("Newer terms") })
    expect(version).toBe(`${before}-2`)
    expect(await publish({ en: wordingOf("Newest terms") })).toBe(`${before}-3`)
    expect(await read("terms")).toMatchObject({
      version: `${before}-3`,
      title: "Newest terms",
      introduction: "Run by Roomwright.",
      sections: [{ heading: "One", paragraphs: ["Call [+84 24 7300 1888](tel:+842473001888)."] }],
    })
    expect(await currentLegalVersion(app.database.db, "terms")).toBe(`${before}-3`)
    expect((await read("privacy")).version).toBe(before)
  })

  test("that is there in one language is shown in that, and says so", async () => {
    await publish({ vi: wordingOf("Điều khoản mới") })
    expect(await read("terms", "zh")).toMatchObject({ language: "vi", title: "Điều khoản mới" })
  })

  test("in no language is refused", async () => {
    await expect(publish({})).rejects.toThrow()
    expect(await countVersions()).toBe(3)
  })

  test("is one of its own when two are published at the same instant", async () => {
    const versions = await Promise.all(
      [1, 2, 3, 4].map((number) => publish({ en: wordingOf(`Terms ${number}`) })),
    )
    expect(new Set(versions).size).toBe(4)
  })

  test("is not overwritten by the first text at the next start", async () => {
    await publish({ en: wordingOf("Edited terms") })
    await fillLegalTexts(app.database.db)
    expect((await read("terms")).title).toBe("Edited terms")
    expect(await countVersions()).toBe(4)
  })
})

test("two processes that start together fill each text in once", async () => {
  const { db } = app.database
  await db.deleteFrom("legal_text").execute()
  await Promise.all([fillLegalTexts(db), fillLegalTexts(db), fillLegalTexts(db)])
  expect(await countVersions()).toBe(LegalTextName.options.length)
})
