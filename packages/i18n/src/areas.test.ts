import { existsSync, readFileSync, readdirSync } from "node:fs"
import { join } from "node:path"
import { compileMessage, type CompiledMessage } from "@lingui/message-utils/compileMessage"
import { describe, expect, test } from "vitest"
import { compileCatalogue, type Catalogue } from "./catalogue.ts"
import { createTranslate } from "./translate.ts"

const languages = ["zh", "en", "vi"] as const
type Language = (typeof languages)[number]
const tags = { zh: "zh-CN", en: "en-US", vi: "vi-VN" } as const

/** Every folder with texts is an area; a new one is tested without being named here. */
const areas = readdirSync(import.meta.dirname, { withFileTypes: true })
  .filter(
    (entry) => entry.isDirectory() && languages.some((language) => existsSync(fileOf(entry.name, language))),
  )
  .map(({ name }) => name)

function fileOf(area: string, language: Language): string {
  return join(import.meta.dirname, area, `${language}.json`)
}

const read = (area: string, language: Language): Catalogue =>
  JSON.parse(readFileSync(fileOf(area, language), "utf8")) as Catalogue

interface Argument {
  readonly name: string
  /** False where it only chooses a form: languages without plurals may leave such a one out. */
  readonly shown: boolean
}

/** The arguments of a message, in the forms of a plural too; `#` shows what the plural around it counts. */
function* argumentsIn(message: CompiledMessage, counted?: string): Generator<Argument> {
  if (typeof message === "string") return
  for (const token of message) {
    if (typeof token === "string") {
      if (token === "#" && counted !== undefined) yield { name: counted, shown: true }
      continue
    }
    const [name, format, options] = token
    const chooses = format === "plural" || format === "selectordinal" || format === "select"
    yield { name, shown: !chooses }
    const forms: unknown[] =
      chooses && typeof options === "object" && options !== null ? Object.values(options) : []
    for (const form of forms) {
      if (Array.isArray(form))
        yield* argumentsIn(form as CompiledMessage, format === "select" ? counted : name)
    }
  }
}

const argumentsOf = (text: string): Argument[] => [...argumentsIn(compileMessage(text))]
const namesOf = (found: readonly Argument[]): string[] =>
  [...new Set(found.map(({ name }) => name))].toSorted()

test("there are areas", () => {
  expect(areas).toContain("errors")
})

describe.each(areas)("texts of %s", (area) => {
  const texts = { zh: read(area, "zh"), en: read(area, "en"), vi: read(area, "vi") }
  const ids = Object.keys(texts.en)

  test.each(languages)("%s has the same ids in the same order", (language) => {
    expect(Object.keys(texts[language])).toEqual(ids)
  })

  test.each(languages)("none is empty or edged with white space in %s", (language) => {
    for (const [id, text] of Object.entries(texts[language])) expect(text, id).toMatch(/^\S(?:[\s\S]*\S)?$/)
  })

  test.each(ids)(
    "%s shows the same arguments in every language, and needs none that English does not",
    (id) => {
      const [zh, en, vi] = languages.map((language) => argumentsOf(texts[language][id] ?? ""))
      const shownIn = (found: readonly Argument[] = []): string[] =>
        namesOf(found.filter(({ shown }) => shown))
      for (const other of [zh, vi]) {
        expect(shownIn(other)).toEqual(shownIn(en))
        expect(namesOf(en ?? [])).toEqual(expect.arrayContaining(namesOf(other ?? [])))
      }
    },
  )

  test.each(languages)("every message can be worded in %s", (language) => {
    const translate = createTranslate(tags[language], compileCatalogue(texts[language]))
    for (const [id, text] of Object.entries(texts[language])) {
      const names = namesOf(argumentsOf(text))
      const worded = translate(id, Object.fromEntries(names.map((name) => [name, 2])))
      expect(worded, id).not.toBe("")
      expect(worded, id).not.toBe(id)
      // A brace or a keyword of ICU that is left means a message nobody could parse.
      expect(worded, id).not.toMatch(/[{}]|, plural|, select/)
    }
  })

  test("Chinese uses its own punctuation", () => {
    for (const [id, text] of Object.entries(texts.zh))
      expect(text, id).not.toMatch(/\p{Script=Han}[,.;:!?]\p{Script=Han}|\p{Script=Han}\.$/u)
  })

  test("Vietnamese is written with its marks composed", () => {
    for (const [id, text] of Object.entries(texts.vi)) expect(text, id).toBe(text.normalize("NFC"))
  })
})
