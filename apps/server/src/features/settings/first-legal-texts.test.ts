import { languages } from "@roomwright/contract/language"
import { LegalTextName } from "@roomwright/contract/settings/legal-texts"
import { pagePaths } from "@roomwright/contract/page-paths"
import { describe, expect, test } from "vitest"
import { readFirstText } from "./fill-legal-texts.ts"
import { fillIn, type LegalWording } from "./legal-texts.ts"

const company = { company: "Roomwright", address: "1 Street", phone: "+84 24 7300 1888" }

async function read(name: LegalTextName): Promise<readonly LegalWording[]> {
  const wordings = await readFirstText(name)
  return languages.flatMap((language) => wordings[language] ?? [])
}

const textOf = (wording: LegalWording): string =>
  [
    wording.introduction,
    ...wording.sections.flatMap(({ heading, paragraphs }) => [heading, ...paragraphs]),
  ].join("\n")
const shapeOf = ({ sections }: LegalWording): string[] =>
  sections.map(({ paragraphs }) => paragraphs.map((text) => (text.startsWith("- ") ? "-" : "p")).join(""))
const linksOf = (wording: LegalWording): string[] =>
  [...textOf(wording).matchAll(/\]\(([^)]*)\)/g)].map(([, to = ""]) => to)
/** Laws, times, sums and sizes: nothing that one language promises is missing in another. */
const numbersOf = (wording: LegalWording): ReadonlySet<number> =>
  new Set([...textOf(wording).matchAll(/\d+/g)].map(([number]) => Number(number)))

describe.each(LegalTextName.options)("the first text of %s", (name) => {
  test("is there in all languages, section by section and point by point", async () => {
    const [zh, ...others] = await read(name)
    expect(others).toHaveLength(2)
    for (const other of others) expect(shapeOf(other)).toEqual(zh && shapeOf(zh))
  })

  test("names the same numbers in all languages", async () => {
    const [zh, ...others] = await read(name)
    for (const other of others) expect(numbersOf(other)).toEqual(zh && numbersOf(zh))
  })

  test("leads to pages of the site only, the same ones in all languages", async () => {
    const [zh, ...others] = await read(name)
    const links = new Set(zh && linksOf(zh))
    expect([...links].filter((to) => !Object.values(pagePaths).some((path) => path === to))).toEqual([])
    for (const other of others) expect(new Set(linksOf(other))).toEqual(links)
  })

  test("says who runs the platform and how to call, with no place left open", async () => {
    for (const wording of await read(name)) {
      const text = textOf(fillIn(wording, company))
      expect(text).toContain("Roomwright")
      expect(text).toContain("1 Street")
      expect(text).toContain("[+84 24 7300 1888](tel:+842473001888)")
      expect(text).not.toMatch(/[{}]/)
    }
  })
})
