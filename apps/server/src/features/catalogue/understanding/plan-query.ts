import type { Language } from "@roomwright/contract/language"
import type { TypedSize } from "./read-sizes.ts"
import type { Segment } from "./cut-query.ts"
import { phraseWords, sizeWord, tonedWord } from "./phrases.ts"
import { isMarked, type Token } from "./tokens.ts"
import { attributeKinds, type AttributeKind, type Meaning } from "./vocabulary.ts"

const letters = { colour: "L", material: "T", style: "S", space: "R" } as const

/** What a query says beside what the thing is. */
export interface Attribute extends Place {
  readonly kind: AttributeKind | "size"
  /** Of values; empty for sizes. */
  readonly ids: readonly string[]
}

/** Where something stands in the query. */
export interface Place {
  readonly from: number
  readonly to: number
}

/** A part of the searched query; `attribute` is null for what the thing is and for other words. */
interface Part extends Place {
  readonly term: string
  readonly attribute: Attribute | null
}

/** One way to search a query, and what it leaves out. */
export interface Candidate {
  readonly query: string
  readonly leftOut: readonly Place[]
}

/** Words to search in place of a mistyped or unfinished one, any of them. */
export type Instead = ReadonlyMap<string, readonly string[]>

export interface Plan {
  readonly candidates: readonly Candidate[]
  readonly attributes: readonly Attribute[]
  /** Whether the query says what the thing is. */
  readonly hasHead: boolean
  /** The query in a name, word after word; null without words. */
  readonly phrase: string | null
  /** Words that the vocabulary lacks. */
  readonly unknown: readonly Token[]
}

/** Words that say nothing of a thing. */
const fillers = new Set(
  [
    "a an the for with of in my to and or on by furniture cheap best buy new colour color coloured colored style",
    "cho co mau bang va kieu phong cach mua gia re dep cai chiec bo loai",
    "的 款 风 色 式 带 和 买 家 用 新",
  ].flatMap((words) => words.split(" ")),
)
const isFiller = ({ meanings, tokens }: Segment): boolean =>
  meanings.length === 0 && tokens.every(({ word }) => fillers.has(word))

const all = (terms: readonly string[]): string => terms.join(" & ")
const any = (terms: readonly string[]): string =>
  terms.length === 1 ? (terms[0] ?? "") : `(${terms.join(" | ")})`
const quote = (word: string): string => `'${word}'`

/** The term of words that must all occur somewhere, with their marks if they were typed with any. */
function termOfWords(tokens: readonly Token[], instead: Instead): string {
  const terms = tokens.flatMap((token, at) => {
    const next = tokens[at + 1]
    const others = isMarked(token) ? undefined : instead.get(token.word)
    if (others) return [any(others.map(quote))]
    if (token.isHan && next?.isHan) return [quote(token.word + next.word)]
    if (token.isHan) return tokens[at - 1]?.isHan ? [] : [quote(token.word)]
    return [quote(isMarked(token) ? tonedWord(token.toned) : token.word)]
  })
  return terms.length === 1 ? (terms[0] ?? "") : `(${all(terms)})`
}

const isAttribute = (meaning: Meaning): meaning is Extract<Meaning, { ids: readonly string[] }> =>
  "ids" in meaning

/** Of two meanings, a material says more than a colour: oak is wood. */
const rank = (kind: AttributeKind): number => ["material", "colour", "style", "space"].indexOf(kind)

/**
 * Decides what a cut query asks for: what the thing is (Chinese and English say it last, Vietnamese first), what is said
 * of it, and in which order to leave some of that out.
 */
export function planQuery(
  segments: readonly Segment[],
  sizes: readonly TypedSize[],
  instead: Instead = new Map(),
): Plan {
  const said = joinUnknown(segments.filter((segment) => !isFiller(segment)))
  const head = findHead(said)
  const parts: Part[] = []
  for (const segment of said) {
    const { tokens, meanings } = segment
    const from = tokens[0]?.from ?? 0
    const to = tokens.at(-1)?.to ?? 0
    const attribute = meanings
      .filter(isAttribute)
      .toSorted((one, other) => rank(one.kind) - rank(other.kind))[0]
    const others = meanings.find((meaning) => meaning.kind === "words")
    const other = (term: string): void => void parts.push({ term, attribute: null, from, to })
    if (segment === head?.segment) other(head.term)
    else if (attribute) {
      const { kind, ids } = attribute
      const words = kind === "colour" || kind === "material" ? [inName(tokens)] : []
      const term = any([...ids.map((id) => quote(`${letters[kind]}:${id}`)), ...words])
      parts.push({ term, attribute: { kind, ids, from, to }, from, to })
    } else if (others?.kind === "words")
      other(
        any([
          ...others.instead.map(inName),
          ...(isOneCharacter(tokens) ? [] : [termOfWords(tokens, instead)]),
        ]),
      )
    else other(termOfWords(tokens, instead))
  }
  for (const { cm, from, to } of sizes)
    parts.push({ term: termOfSize(cm), attribute: { kind: "size", ids: [], from, to }, from, to })
  const phrase = phraseWords(said.flatMap(({ tokens }) => tokens)).map(quote)
  return {
    candidates: candidatesOf(parts, head?.term ?? null),
    attributes: parts.flatMap(({ attribute }) => attribute ?? []),
    hasHead: head !== null,
    phrase: phrase.length === 0 ? null : all(phrase),
    unknown: said.flatMap(({ tokens, meanings }) => (meanings.length === 0 ? tokens : [])),
  }
}

/** Unknown words beside each other are one part: 云 and 朵 are 云朵. */
function joinUnknown(segments: readonly Segment[]): Segment[] {
  const joined: Segment[] = []
  for (const segment of segments) {
    const last = joined.at(-1)
    const isUnknown = segment.meanings.length === 0 && last?.meanings.length === 0
    const goesOn = isUnknown && last.tokens.at(-1)?.to === segment.tokens[0]?.from
    if (goesOn) joined[joined.length - 1] = { tokens: [...last.tokens, ...segment.tokens], meanings: [] }
    else joined.push(segment)
  }
  return joined
}

/** 圆 is in 椭圆, too. */
const isOneCharacter = ([first, ...others]: readonly Token[]): boolean =>
  first !== undefined && first.isHan && others.length === 0

/** The name says it, though no value of the product does. */
const inName = (tokens: readonly Token[]): string => {
  const marked = tokens.filter(isMarked).map(({ toned }) => tonedWord(toned))
  const terms = [...phraseWords(tokens), ...marked].map(quote)
  return terms.length === 1 ? (terms[0] ?? "") : `(${all(terms)})`
}

/** What stands on a size, or how wide the thing is, within a twentieth where it is wide. */
function termOfSize(cm: readonly number[]): string {
  if (cm.length > 1) return `(${all(cm.map((each) => quote(sizeWord(each))))})`
  const [only = 0] = cm
  const from = Math.round((only * (only < 100 ? 1 : 0.95)) / 10)
  const to = Math.round((only * (only < 100 ? 1 : 1.05)) / 10)
  const widths = Array.from({ length: to - from + 1 }, (_none, at) => quote(`D:${from + at}`))
  return any([quote(sizeWord(only)), ...widths])
}

interface Head {
  readonly segment: Segment
  readonly term: string
}

function findHead(segments: readonly Segment[]): Head | null {
  const typed = segments.filter(({ meanings }) => meanings.some(({ kind }) => kind === "type"))
  // What may be a thing as well as a colour or a room is a thing only when nothing else is: 儿童, `den`.
  const sure = typed.filter(({ meanings }) => !meanings.some(isAttribute))
  const things = sure.length > 0 ? sure : typed
  const language = languageOf(segments)
  const segment = language === "vi" ? things[0] : things.at(-1)
  const meaning = segment?.meanings.find(({ kind }) => kind === "type")
  if (!segment || meaning?.kind !== "type") return null
  return { segment, term: quote(segment.tokens.some(isMarked) ? meaning.tonedTerm : meaning.term) }
}

/** Chinese characters tell at once, else the language of most phrases: marks may be missing. */
function languageOf(segments: readonly Segment[]): Language {
  const tokens = segments.flatMap((segment) => segment.tokens)
  if (tokens.some(({ isHan }) => isHan)) return "zh"
  if (tokens.some(isMarked)) return "vi"
  const first = segments.find(({ meanings }) => meanings.some(({ kind }) => kind === "type"))
  const votes = segments.map(({ meanings }) => new Set(meanings.map(({ language }) => language)))
  const count = (language: Language): number => votes.filter((vote) => vote.has(language)).length
  if (count("vi") !== count("en")) return count("vi") > count("en") ? "vi" : "en"
  return first?.meanings.every(({ language }) => language === "vi") ? "vi" : "en"
}

/** Everything first; then without the colour, the material, each other thing said, and at last the thing alone. */
function candidatesOf(parts: readonly Part[], head: string | null): Candidate[] {
  const candidates: Candidate[] = []
  const add = (kept: readonly Part[]): void => {
    const query = all([...new Set(kept.map(({ term }) => term))])
    if (query === "" || candidates.some((known) => known.query === query)) return
    const leftOut = parts.filter((part) => !kept.includes(part)).map(({ from, to }) => ({ from, to }))
    candidates.push({ query, leftOut })
  }
  const without = (...kinds: readonly string[]): Part[] =>
    parts.filter(({ attribute }) => !attribute || !kinds.includes(attribute.kind))
  add(parts)
  if (head === null) return candidates
  for (const kind of ["size", "space", "style", "colour", "material"]) add(without(kind))
  add(without("size", "space", "style", "colour"))
  add(parts.filter(({ term, attribute }) => term === head || attribute))
  add(without("size", ...attributeKinds))
  for (const kind of ["colour", "material"])
    add(parts.filter((part) => part.term === head || (part.attribute && part.attribute.kind !== kind)))
  add(parts.filter(({ term }) => term === head))
  return candidates
}
