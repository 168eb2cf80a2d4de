import * as z from "zod/mini"
import { lineOf } from "../accounts/fields.ts"
import { del, get, post, put, type Access } from "../endpoint.ts"
import { wholeNumber } from "../input-shapes.ts"
import { LocalText } from "../language.ts"

const administrators: Access = ["ROLE_ADMIN"]

export const phrasesMax = 300

/** What a synonym leads to: values of a filter, other words, or words of descriptions that say a feature. */
export const meaningKinds = ["colour", "material", "style", "space", "words", "feature"] as const
export type MeaningKind = (typeof meaningKinds)[number]
/** Those that mean values of a filter. */
export type ValueKind = Exclude<MeaningKind, "words" | "feature">
export const isValueKind = (kind: MeaningKind): kind is ValueKind => kind !== "words" && kind !== "feature"
const Meaning = z.enum(meaningKinds)

/** What shoppers write, and what they mean by it. */
export const Synonym = z.object({
  id: z.int(),
  meaning: Meaning,
  /** Phrases with commas, in the languages that have them. */
  phrases: LocalText,
  /** Ids of filter values, or words, with commas. */
  meant: z.string(),
})
export type Synonym = z.infer<typeof Synonym>

const List = z.array(Synonym)
const one = z.object({ synonym: wholeNumber(1, 2_147_483_647) })
const Phrases = z.strictObject({
  zh: z.optional(lineOf(phrasesMax)),
  en: z.optional(lineOf(phrasesMax)),
  vi: z.optional(lineOf(phrasesMax)),
})
const body = z.strictObject({ meaning: Meaning, phrases: Phrases, meant: lineOf(phrasesMax) })
const errors = [
  "synonymEmpty",
  "synonymSigns",
  "synonymTaken",
  "synonymCircle",
  "unknownFilterValue",
] as const

export const listSynonyms = get("/admin/synonyms", {
  summary: "What searches understand beside names of categories and filter values.",
  access: administrators,
  data: List,
})

export const addSynonym = post("/admin/synonyms", {
  summary: "Teaches searches what shoppers mean by these phrases.",
  access: administrators,
  body,
  data: List,
  errors,
})

export const changeSynonym = put("/admin/synonyms/{synonym}", {
  summary: "Changes the phrases of a synonym, or what is meant by them.",
  access: administrators,
  params: one,
  body,
  data: List,
  errors,
})

export const deleteSynonym = del("/admin/synonyms/{synonym}", {
  summary: "Lets searches forget a synonym.",
  access: administrators,
  params: one,
  data: List,
})
