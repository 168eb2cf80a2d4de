import type { Language } from "@roomwright/contract/language"
import type { TypedSize } from "./read-sizes.ts"
import type { Segment } from "./cut-query.ts"
import { headWord, phraseWords, sizeWord, tonedWord } from "./phrases.ts"
import type { Place } from "./places.ts"
import { asides, fillers, joiners } from "./small-words.ts"
import { isMarked, type Token } from "./tokens.ts"
import { attributeKinds, type AttributeKind, type Meaning } from "./vocabulary.ts"

const letters = { colour: "L", material: "T", style: "S", space: "R" } as const

/** What a query says beside what the thing is. */
export interface Attribute extends Place {
  readonly kind: AttributeKind | "size"
  /** Of values; empty for sizes. */
  readonly ids: readonly string[]
}

/** A part of the searched query; `attribute` is null for what the thing is and for other words. */
export interface Part extends Place {
  readonly term: string
  readonly attribute: Attribute | null
  /** Words that the vocabulary lacks, or that are said beside the thing. */
  readonly isLoose?: boolean
  /** The same in the name, where it is otherwise anywhere. */
  readonly named?: string
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
  /** With all other words in its name, which says more than the names of its kind; none without such words. */
  readonly named: readonly Candidate[]
  readonly attributes: readonly Attribute[]
  /** Whether the query says what the thing is. */
  readonly hasHead: boolean
  /** The query in a name, word after word; null without words. */
  readonly phrase: string | null
  /** Words that the vocabulary lacks. */
  readonly unknown: readonly Token[]
  /** What comes first without hiding the rest: the room, and the measure itself before what is nearly as wide. */
  readonly preferred: readonly (Place & { readonly term: string; readonly isRoom: boolean })[]
  /** What the thing is, with what is known of it; and what else is said. Null where there is no such thing or word. */
  readonly loose: {
    readonly strict: readonly Part[]
    readonly parts: readonly Part[]
    readonly broader: string | null
  } | null
}

const isFiller = ({ meanings, tokens }: Segment): boolean =>
  meanings.length === 0 && tokens.every(({ toned }) => fillers.has(toned))

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
  const aside = placeOfAside(segments)
  const said = joinUnknown(segments.filter((segment) => !isFiller(segment)))
  const head = findHead(segments, aside)
  const parts: Part[] = []
  for (const segment of said) {
    const { tokens, meanings } = segment
    const from = tokens[0]?.from ?? 0
    const to = tokens.at(-1)?.to ?? 0
    const attribute = meanings
      .filter(isAttribute)
      .toSorted((one, other) => rank(one.kind) - rank(other.kind))[0]
    const others = meanings.find((meaning) => meaning.kind === "words")
    const isLoose = meanings.length === 0 || from > aside
    const other = (term: string): void =>
      void parts.push({ term, attribute: null, isLoose, named: inName(tokens), from, to })
    if (head?.others.includes(segment)) continue
    if (segment === head?.segment) parts.push({ term: head.term, attribute: null, from, to })
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
  // The rooms of works are known for few products: what stands in the room comes first, the rest behind it.
  const rooms = head === null ? [] : parts.filter(({ attribute }) => attribute?.kind === "space")
  const strict = parts.filter((part) => !rooms.includes(part))
  const hasHead = head !== null && !head.isName
  const loose = strict.filter((part) => part.isLoose)
  const phrase = phraseWords(said.flatMap(({ tokens }) => tokens)).map(quote)
  return {
    candidates: candidatesOf(strict, hasHead ? head.term : null),
    named:
      head === null || loose.length === 0
        ? []
        : [{ query: all(strict.map(({ term, isLoose, named }) => (isLoose && named) || term)), leftOut: [] }],
    attributes: parts.flatMap(({ attribute }) => attribute ?? []),
    hasHead,
    phrase: phrase.length === 0 ? null : all(phrase),
    unknown: said.flatMap(({ tokens, meanings }) => (meanings.length === 0 ? tokens : [])),
    preferred: [
      ...sizes.flatMap(({ cm: [only, ...others], from, to }) =>
        only === undefined || others.length > 0
          ? []
          : [{ term: quote(sizeWord(only)), isRoom: false, from, to }],
      ),
      ...rooms.map(({ term, from, to }) => ({ term, isRoom: true, from, to })),
    ],
    loose:
      !hasHead || loose.length === 0
        ? null
        : { strict: strict.filter((part) => !part.isLoose), parts: loose, broader: broaderOf(head) },
  }
}

function placeOfAside(segments: readonly Segment[]): number {
  const at = segments.findIndex(
    ({ tokens: [first], meanings }, place) =>
      place > 0 && meanings.length === 0 && first !== undefined && asides.has(first.toned),
  )
  const isBefore = segments.slice(0, at).some(({ meanings }) => meanings.some(({ kind }) => kind === "type"))
  return at > 0 && isBefore ? (segments[at]?.tokens[0]?.from ?? Infinity) : Infinity
}

/** A nesting coffee table may be a table that nests. */
function broaderOf({ segment: { tokens, meanings } }: Head): string | null {
  const type = meanings.find(({ kind }) => kind === "type")
  return tokens.length < 2 || type?.language !== "en" ? null : quote(headWord(tokens.slice(-1)))
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
  readonly isName: boolean
  readonly segment: Segment
  /** In `plates and bowls` both are meant. */
  readonly others: readonly Segment[]
  readonly term: string
}

/** What stands beside it with an `and` between. */
function joinedTo(segments: readonly Segment[], thing: Segment): Segment[] {
  const at = segments.indexOf(thing)
  const isJoiner = (place: number): boolean => {
    const tokens = segments[place]?.tokens ?? []
    return tokens.length === 1 && joiners.has(tokens[0]?.toned)
  }
  return [
    ...(isJoiner(at - 1) ? segments.slice(at - 2, at - 1) : []),
    ...(isJoiner(at + 1) ? segments.slice(at + 2, at + 3) : []),
  ]
}

const withoutNames = (segments: readonly Segment[]): Segment[] =>
  segments.filter(({ meanings }) => meanings.some((meaning) => meaning.kind === "type" && !meaning.isName))

function findHead(segments: readonly Segment[], aside: number): Head | null {
  const typed = segments.filter(
    ({ tokens, meanings }) => meanings.some(({ kind }) => kind === "type") && (tokens[0]?.from ?? 0) < aside,
  )
  // What may be a thing as well as a colour or a room is a thing only when nothing else is: 儿童, `den`.
  const sure = typed.filter(({ meanings }) => !meanings.some(isAttribute))
  const things = [sure, typed].map(withoutNames).find((each) => each.length > 0) ?? typed
  const language = languageOf(segments)
  const segment = language === "vi" ? things[0] : things.at(-1)
  const meaning = segment?.meanings.find(({ kind }) => kind === "type")
  if (!segment || meaning?.kind !== "type") return null
  const termOf = ({ tokens, meanings }: Segment): string[] =>
    meanings
      .flatMap((each) =>
        each.kind === "type" ? [quote(tokens.some(isMarked) ? each.tonedTerm : each.term)] : [],
      )
      .slice(0, 1)
  const others = joinedTo(segments, segment).filter((each) => things.includes(each))
  const isName = withoutNames([segment]).length === 0
  return { isName, segment, others, term: any([segment, ...others].flatMap(termOf)) }
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
