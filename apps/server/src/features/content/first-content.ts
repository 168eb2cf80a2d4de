import { readFile } from "node:fs/promises"
import { join } from "node:path"
import type { ContentText, ContentTexts } from "@roomwright/contract/content/admin"
import { aboutId, answerReaders, type articleTopics } from "@roomwright/contract/content/kinds"
import { languages } from "@roomwright/contract/language"
import { articlePath } from "@roomwright/contract/page-paths"

const folder = join(import.meta.dirname, "first-content")
const id = (number: number): string => `01999b00-0000-7000-8000-${String(number).padStart(12, "0")}`

export interface FirstContent {
  /** The same in every installation, so texts can link to each other. */
  readonly id: string
  readonly part: "article" | "answer" | "about"
  readonly topic: string
  readonly place: number
  readonly texts: ContentTexts
  /** A file of the demo's pictures; null for none. */
  readonly cover: string | null
}

/** The newest first. */
const articles: readonly { slug: string; topic: (typeof articleTopics)[number]; cover: string }[] = [
  { slug: "measure-before-sofa", topic: "rooms", cover: "living-sage-oak-wide.webp" },
  { slug: "pay-by-transfer", topic: "buying", cover: "office-forest-walnut.webp" },
  { slug: "choose-a-style", topic: "rooms", cover: "living-terracotta-sand.webp" },
  { slug: "how-works-are-found", topic: "designing", cover: "living-blue-cognac-evening.webp" },
  { slug: "photograph-products", topic: "selling", cover: "studio-oak-mustard.webp" },
  { slug: "read-dimensions", topic: "buying", cover: "dining-oak-ochre.webp" },
  { slug: "design-licences", topic: "designing", cover: "bedroom-mist-walnut.webp" },
  { slug: "delivery-and-wards", topic: "buying", cover: "entry-cream-checker.webp" },
]

const articleId = (slug: string): string => id(101 + articles.findIndex((one) => one.slug === slug))

/** All initial content: articles, answers, and the about page. */
export async function readFirstContent(): Promise<readonly FirstContent[]> {
  return [...(await readArticles()), ...(await readAnswers()), await readAbout()]
}

const readArticles = (): Promise<FirstContent[]> =>
  Promise.all(
    articles.map(async ({ slug, topic, cover }, place) => ({
      id: articleId(slug),
      part: "article" as const,
      topic,
      place,
      cover,
      texts: await readTexts((language) => `articles/${slug}.${language}.md`),
    })),
  )

const readAbout = async (): Promise<FirstContent> => ({
  id: aboutId,
  part: "about",
  topic: "about",
  place: 0,
  cover: null,
  texts: await readTexts((language) => `about.${language}.md`),
})

async function readTexts(fileOf: (language: string) => string): Promise<ContentTexts> {
  const texts = languages.map(async (language) => {
    const [title = "", summary = "", ...body] = (await readText(fileOf(language))).split("\n\n")
    return [language, { title: title.replace(/^# /, ""), summary, body: body.join("\n\n") }] as const
  })
  return Object.fromEntries(await Promise.all(texts))
}

/**
 * One file for each audience and language contains its answers: `## key | question`, and the answer below it.
 */
async function readAnswers(): Promise<FirstContent[]> {
  const groups = answerReaders.map(async (reader, group) => {
    const files = await Promise.all(
      languages.map(
        async (language) =>
          [language, parseAnswers(await readText(`answers/${reader}.${language}.md`))] as const,
      ),
    )
    const keys = [...(files[0]?.[1].keys() ?? [])]
    return keys.map((key, place) => ({
      id: id(1001 + group * 100 + place),
      part: "answer" as const,
      topic: reader,
      place,
      cover: null,
      texts: Object.fromEntries(
        files.flatMap(([language, answers]) => {
          const text = answers.get(key)
          return text ? [[language, text] as const] : []
        }),
      ),
    }))
  })
  return (await Promise.all(groups)).flat()
}

const parseAnswers = (source: string): ReadonlyMap<string, ContentText> =>
  new Map(
    source
      .split(/^## /m)
      .slice(1)
      .map((answer) => {
        const [head = "", ...body] = answer.split("\n")
        const [key = "", title = ""] = head.split(" | ")
        return [key, { title, summary: "", body: body.join("\n").trim() }]
      }),
  )

/** A text with its links to other articles. */
async function readText(file: string): Promise<string> {
  const source = await readFile(join(folder, file), "utf8")
  return source
    .trimEnd()
    .replaceAll(/\(article:([\w-]+)\)/g, (_link, slug: string) => `(${articlePath(articleId(slug))})`)
}
