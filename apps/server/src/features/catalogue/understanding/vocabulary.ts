import { languages, type Language, type LocalText } from "@roomwright/contract/language"
import { counts } from "./counts.ts"
import { allHeadsOf, headWord, readPhrases, tonedHeadWord, type Called, type NamedHead } from "./phrases.ts"
import { emptyPhrases, halves, praisePhrases } from "./small-words.ts"
import { keyOf, readTokens, tonedKeyOf, type Token } from "./tokens.ts"

/** Kinds of what a query may say beside what the thing is. */
export const attributeKinds = ["colour", "material", "style", "space"] as const
export type AttributeKind = (typeof attributeKinds)[number]

/** One meaning of a phrase. */
export type Meaning = { readonly toned: string; readonly language: Language } &
  /** `tonedTerm` is for who typed marks. */
  (
    | {
        readonly kind: "type"
        readonly term: string
        readonly tonedTerm: string
        /** One word that ends a name: it may be what the thing is, or only its name. */
        readonly isName?: boolean
        /** The kind of thing that is called so: a `giường` of what is called `giường bọc`. */
        readonly kindTerm?: string
      }
    | { readonly kind: AttributeKind; readonly ids: readonly string[] }
    /** Other words for what is meant, any of them. */
    | { readonly kind: "words"; readonly instead: readonly (readonly Token[])[] }
    /** The whole name of a merchant. */
    | { readonly kind: "merchant"; readonly term: string }
    /** It says nothing of what the thing is; what is praised may stand in its description. */
    | { readonly kind: "nothing"; readonly isPraise?: boolean }
    /** What the thing has or can do, with the words of descriptions that say so, any of them. */
    | { readonly kind: "feature"; readonly said: readonly (readonly Token[])[] }
  )

export interface Vocabulary {
  /** By the phrase, its words joined. */
  readonly meanings: ReadonlyMap<string, readonly Meaning[]>
  /** In words of a phrase. */
  readonly longest: number
  /** Every single Latin word: none of them is mistyped. */
  readonly words: ReadonlySet<string>
  /** The same with their marks. */
  readonly tonedWords: ReadonlySet<string>
  /** Two neighbours of any phrase, with their marks. */
  readonly tonedPairs: ReadonlySet<string>
  /** By the id of a room, what it is called. */
  readonly spacePhrases: ReadonlyMap<string, readonly NamedHead[]>
  /** The ids of all colours. */
  readonly colours: readonly string[]
}

export interface VocabularySources {
  readonly categories: readonly (Called & { readonly id: string; readonly parentId: string | null })[]
  readonly values: readonly {
    readonly kind: AttributeKind
    readonly id: string
    readonly name: LocalText
  }[]
  readonly synonyms: readonly {
    readonly kind: AttributeKind | "words" | "feature"
    readonly phrases: LocalText
    /** Ids of values, words that are meant, or words of descriptions. */
    readonly meant: string
  }[]
}

/** Everything that searches understand: what things are called, and what is said of them. */
export function makeVocabulary({ categories, values, synonyms }: VocabularySources): Vocabulary {
  const meanings = new Map<string, Meaning[]>()
  const words = new Set<string>()
  const tonedWords = new Set<string>()
  const tonedPairs = new Set<string>()
  const spacePhrases = new Map<string, NamedHead[]>()
  let longest = 1
  const add = (tokens: readonly Token[], key: string, meaning: Meaning): void => {
    const known = meanings.get(key) ?? []
    if (known.some(({ kind, toned }) => kind === meaning.kind && toned === meaning.toned)) return
    meanings.set(key, [...known, meaning])
    longest = Math.max(longest, tokens.length)
  }
  const learn = (tokens: readonly Token[], meaning: Meaning): void => {
    if (tokens.length === 0) return
    for (const { word, toned, isHan } of tokens) {
      if (isHan) continue
      words.add(word)
      tonedWords.add(toned)
    }
    for (const [at, token] of tokens.slice(0, -1).entries())
      tonedPairs.add(tonedKeyOf([token, ...tokens.slice(at + 1, at + 2)]))
    add(tokens, keyOf(tokens), meaning)
    // People write bookshelf, book shelf and bookcase as they like.
    if (tokens.length > 1 && meaning.language === "en")
      add(tokens, tokens.map(({ word }) => word).join(""), meaning)
  }
  const learnPhrases = (text: LocalText, meaning: WithoutPlace<Meaning>): void => {
    for (const language of languages)
      for (const phrase of readPhrases(text[language] ?? "")) {
        const tokens = readTokens(phrase)
        learn(tokens, { ...meaning, language, toned: tonedKeyOf(tokens) })
        if (meaning.kind === "space")
          for (const id of meaning.ids)
            spacePhrases.set(id, [...(spacePhrases.get(id) ?? []), { tokens, language }])
      }
  }

  const heads = new Set<string>()
  const ended = new Map<string, string>()
  const branches = new Set(categories.map(({ parentId }) => parentId))
  for (const category of categories.filter(({ id }) => !branches.has(id)))
    for (const { tokens, language } of allHeadsOf(category)) {
      if (halves.has(tonedKeyOf(tokens))) continue
      heads.add(keyOf(tokens))
      learn(tokens, {
        kind: "type",
        term: headWord(tokens),
        tonedTerm: tonedHeadWord(tokens),
        language,
        toned: tonedKeyOf(tokens),
      })
      // 桌子 is 桌, 鞋柜子 a 鞋柜.
      if (tokens.every(({ isHan }) => isHan) && takesEnding.has(tokens.at(-1)?.word ?? ""))
        ended.set(`${tokens.map(({ word }) => word).join("")}子`, headWord(tokens))
    }
  // What is itself called so says more: a 玄关柜 is a table, a 玄关柜子 a cabinet.
  const called = new Set(
    categories.flatMap(({ id, alsoCalled }) => (branches.has(id) ? readPhrases(alsoCalled.zh ?? "") : [])),
  )
  for (const [zh, term] of ended) if (!called.has(zh)) learnPhrases({ zh }, typeOf(term))
  // Only what no leaf is called means all of a branch: `lamp` is what lamps are, `seating` is a branch.
  for (const { id, name, alsoCalled } of categories.filter((category) => branches.has(category.id)))
    for (const text of [name, alsoCalled]) learnPhrases(withoutKnown(text, meanings), typeOf(`C:${id}`))
  for (const { kind, phrases, meant } of synonyms)
    learnPhrases(kind === "colour" ? withColourWord(phrases) : phrases, meaningOf(kind, meant))
  // Staff may say that a name means more than the value called so: marble is stone.
  for (const { kind, id, name } of values) learnPhrases(name, { kind, ids: [id] })
  learnPhrases(emptyPhrases, { kind: "nothing" })
  learnPhrases(praisePhrases, { kind: "nothing", isPraise: true })
  for (const { phrases, meant } of counts)
    learnPhrases(phrases, { kind: "words", instead: readPhrases(meant).map(readTokens) })
  for (const [digit, ...instead] of numbers)
    learnPhrases({ en: digit }, { kind: "words", instead: instead.map(readTokens) })
  const colours = values.flatMap(({ kind, id }) => (kind === "colour" ? [id] : []))
  return { meanings, longest, words, tonedWords, tonedPairs, spacePhrases, colours }
}

/** `màu trắng kem` is one colour, not white and cream. */
const withColourWord = (phrases: LocalText): LocalText => {
  const plain = readPhrases(phrases.vi ?? "").filter((phrase) => !phrase.startsWith("màu "))
  return { ...phrases, vi: [phrases.vi ?? "", ...plain.map((phrase) => `màu ${phrase}`)].join(", ") }
}

/** Things that are as often called so with 子 behind it. */
const takesEnding: ReadonlySet<string> = new Set("桌椅柜凳架篮筐毯垫镜帘盘")

/** A wardrobe with 4 doors is called four-door. */
const numbers = [
  ["2", "two", "hai", "双", "两"],
  ["3", "three", "ba", "三"],
  ["4", "four", "bốn", "四"],
  ["5", "five", "năm", "五"],
  ["6", "six", "sáu", "六"],
  ["8", "eight", "tám", "八"],
  ["10", "ten", "mười", "十"],
] as const

function meaningOf(kind: AttributeKind | "words" | "feature", meant: string): WithoutPlace<Meaning> {
  if (kind === "words") return { kind, instead: readPhrases(meant).map(readTokens) }
  if (kind === "feature") return { kind, said: readPhrases(meant).map(readTokens) }
  return { kind, ids: readPhrases(meant) }
}

const typeOf = (term: string) => ({ kind: "type", term, tonedTerm: term }) as const

type WithoutPlace<Each> = Each extends unknown ? Omit<Each, "toned" | "language"> : never

const withoutKnown = (text: LocalText, meanings: ReadonlyMap<string, readonly Meaning[]>): LocalText =>
  Object.fromEntries(
    languages.map((language) => [
      language,
      readPhrases(text[language] ?? "")
        .filter((phrase) => !meanings.has(keyOf(readTokens(phrase))))
        .join(", "),
    ]),
  )
