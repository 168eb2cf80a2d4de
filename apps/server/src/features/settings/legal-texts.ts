import type { LegalText, LegalTextName } from "@roomwright/contract/settings/legal-texts"
import { fallbackLanguage, languages, type Language } from "@roomwright/contract/language"
import type { Kysely, Transaction } from "kysely"
import * as z from "zod/mini"
import type { DB } from "../../platform/database/row-types.ts"

/**
 * A legal text in one language, as stored, with placeholders for the company's name, address and phone:
 * `{company}` …
 */
export const LegalWording = z.object({
  title: z.string().check(z.minLength(1)),
  introduction: z.string(),
  sections: z.array(z.object({ heading: z.string().check(z.minLength(1)), paragraphs: z.array(z.string()) })),
})
export type LegalWording = z.infer<typeof LegalWording>

/** In every language given; at least one. */
export const LegalWordings = z
  .object({ zh: z.optional(LegalWording), en: z.optional(LegalWording), vi: z.optional(LegalWording) })
  .check(z.refine((wordings) => languages.some((language) => wordings[language] !== undefined)))
export type LegalWordings = z.infer<typeof LegalWordings>

type Reading = Kysely<DB> | Transaction<DB>

/** The current version of a legal text: what an account accepts. Throws if there is none. */
export async function currentLegalVersion(db: Reading, name: LegalTextName): Promise<string> {
  const { version } = await selectPresent(db, name).select("version").executeTakeFirstOrThrow()
  return version
}

/** The values of `{company}`, `{address}` and `{phone}` in a text. */
export interface Company {
  readonly company: string
  readonly address: string
  readonly phone: string
}

/** The current version in the reader's language, else English, else any other. */
export async function readPresentText(
  db: Reading,
  name: LegalTextName,
  wanted: Language,
  describe: (language: Language) => Company,
): Promise<LegalText> {
  const { version, published_at, texts } = await selectPresent(db, name)
    .select(["version", "published_at", "texts"])
    .executeTakeFirstOrThrow()
  const { language, wording } = chooseWording(LegalWordings.parse(texts), wanted)
  return {
    name,
    version,
    publishedAt: published_at.toISOString(),
    language,
    ...fillIn(wording, describe(language)),
  }
}

const selectPresent = (db: Reading, name: LegalTextName) =>
  db
    .selectFrom("legal_text")
    .where("name", "=", name)
    .orderBy("published_at", "desc")
    .orderBy("version", "desc")
    .limit(1)

function chooseWording(
  wordings: LegalWordings,
  wanted: Language,
): { language: Language; wording: LegalWording } {
  for (const language of [wanted, fallbackLanguage, ...languages]) {
    const wording = wordings[language]
    if (wording) return { language, wording }
  }
  throw new Error("A legal text is stored in no language.")
}

/** Puts the company's data into a text; the phone becomes a link. */
export function fillIn(wording: LegalWording, { company, address, phone }: Company): LegalWording {
  const call = `[${phone}](tel:${phone.replaceAll(/[^+\d]/g, "")})`
  const fill = (text: string): string =>
    text
      .replaceAll("{company}", () => company)
      .replaceAll("{address}", () => address)
      .replaceAll("{phone}", () => call)
  return {
    title: fill(wording.title),
    introduction: fill(wording.introduction),
    sections: wording.sections.map(({ heading, paragraphs }) => ({
      heading: fill(heading),
      paragraphs: paragraphs.map(fill),
    })),
  }
}
