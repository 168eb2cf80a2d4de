import { existsSync } from "node:fs"
import { join } from "node:path"
import { designerLevels, pointsOfSale } from "@roomwright/contract/works/designer-level"
import { languages } from "@roomwright/contract/language"
import { pagePaths } from "@roomwright/contract/page-paths"
import { expect, test } from "vitest"
import { readFirstContent } from "./first-content.ts"
import { plainWords } from "./render-markdown.ts"

const all = await readFirstContent()
const named = all.map((one) => [one.texts.en?.title ?? one.id, one] as const)
const linksIn = (body: string): string[] =>
  [...body.matchAll(/(?<!!)\[[^\]]*\]\(([^)]*)\)/g)].map(([, to = ""]) => to)
const picturesIn = (body: string): string[] =>
  [...body.matchAll(/\(first:([^)]*)\)/g)].map(([, file = ""]) => file)
/** Sums, days and sizes: nothing that one language promises is missing in another. */
const shapeOf = (body: string): string[] =>
  body
    .split("\n")
    .filter((line) => /^(?:#|- |\d+\. |\|)/.test(line))
    .map((line) => /^(?:#+|-|\d+\.|\|)/.exec(line)?.[0] ?? "")

test("there is something for everybody, and ids are given once", () => {
  const count = (part: string): number => all.filter((one) => one.part === part).length
  expect(count("article")).toBeGreaterThanOrEqual(8)
  expect(count("answer")).toBeGreaterThanOrEqual(30)
  expect(count("about")).toBe(1)
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
})

test.each(named)("%s says the same in every language", (_title, { part, texts }) => {
  const [zh, en, vi] = languages.map((language) => texts[language])
  for (const text of [zh, en, vi]) {
    expect(text?.title).toMatch(/\S/)
    expect(text?.body).toMatch(/\S/)
    if (part !== "answer") expect(text?.summary).toMatch(/\S/)
    expect(linksIn(text?.body ?? "")).toEqual(linksIn(en?.body ?? ""))
    expect(picturesIn(text?.body ?? "")).toEqual(picturesIn(en?.body ?? ""))
    expect(shapeOf(text?.body ?? "")).toEqual(shapeOf(en?.body ?? ""))
    // Precomposed marks, and no punctuation of one language in the other.
    expect(text?.body).toBe(text?.body.normalize("NFC"))
  }
  expect(zh?.body).not.toMatch(/\p{Script=Han}[,;!?]|\p{Script=Han}\.(?:\s|$)/u)
})

test.each(named)(
  "%s leads to pages that there are, with pictures that there are",
  (_title, { cover, texts }) => {
    const ids = new Set(all.map(({ id }) => id))
    const paths = new Set<string>(Object.values(pagePaths))
    for (const to of linksIn(texts.en?.body ?? "")) {
      const [path = "", id] = to.split("?id=")
      expect(paths, to).toContain(path)
      if (id !== undefined) expect(ids, to).toContain(id)
    }
    const folder = join(import.meta.dirname, "../../../demo/pictures")
    for (const file of [...picturesIn(texts.en?.body ?? ""), ...(cover === null ? [] : [cover])])
      expect(existsSync(join(folder, file)), file).toBe(true)
  },
)

test.each(named.filter(([, { part }]) => part === "article"))(
  "%s is neither a note nor a book",
  (_title, { texts }) => {
    for (const language of ["en", "vi"] as const) {
      const words = [...plainWords(texts[language]?.body ?? "").matchAll(/[\p{L}\p{N}]+/gu)].length
      expect(words, language).toBeGreaterThan(400)
      expect(words, language).toBeLessThan(900)
    }
    expect([...(texts.zh?.body ?? "").matchAll(/\p{Script=Han}/gu)].length).toBeGreaterThan(600)
  },
)

test("the help tells how levels are counted as they are counted", () => {
  const answer = all.find(({ texts }) => texts.en?.title === "How is my designer level counted?")
  for (const language of languages) {
    const rows = (answer?.texts[language]?.body ?? "")
      .split("\n")
      .filter((line) => /^\| \d/.test(line))
      .map((line) => line.replace(/[.,]/g, "").split("|").slice(1, 4).map(Number))
    expect(rows).toEqual(designerLevels.map(({ level, works, points }) => [level, works, points]))
    expect(answer?.texts[language]?.body).toContain(String(pointsOfSale))
  }
})
