import type { Language } from "@roomwright/contract/language"
import type { Segment } from "./cut-query.ts"
import { headWord, tonedHeadWord } from "./phrases.ts"
import {
  articles,
  asides,
  fillers,
  joiners,
  vietnamesePlaces,
  whereabouts,
  whereAsides,
} from "./small-words.ts"
import { any, quote } from "./terms.ts"
import { isMarked } from "./tokens.ts"
import type { Meaning } from "./vocabulary.ts"

/** What a query says that the thing is. */
export interface Head {
  readonly isName: boolean
  readonly segment: Segment
  /** In `plates and bowls` both are meant. */
  readonly others: readonly Segment[]
  readonly term: string
  /** What kind of thing is called so; null for a kind. */
  readonly kindTerm: string | null
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

/** What the thing is: Chinese and English say it last, Vietnamese first. Null where nothing is said to be one. */
export function findHead(segments: readonly Segment[], aside: number): Head | null {
  const typed = meantBehind(segments).filter(
    (segment) =>
      segment.meanings.some(({ kind }) => kind === "type") &&
      (segment.tokens[0]?.from ?? 0) < aside &&
      !isPlace(segments, segment),
  )
  // What may be a thing as well as a colour or a room is a thing only when nothing else is: 儿童, `den`.
  const sure = typed.filter(
    ({ meanings }) => !meanings.some((meaning) => isAttribute(meaning) || meaning.kind === "nothing"),
  )
  const things = [sure, typed].map(withoutNames).find((each) => each.length > 0) ?? typed
  const language = languageOf(segments)
  const meant = language === "zh" ? inFirstGroup(things, segments) : things
  // No Vietnamese query begins with a colour: `den doc sach` is a lamp, though `đen` is black.
  const first = segments.find(({ tokens }) => !tokens.every(({ toned }) => fillers.has(toned)))
  const isFirst = typed.some((each) => each === first) && withoutNames(typed.slice(0, 1)).length > 0
  const segment = language === "vi" ? (isFirst ? first : things[0]) : meant.at(-1)
  const meaning = segment?.meanings.find(({ kind }) => kind === "type")
  if (!segment || meaning?.kind !== "type") return null
  const termOf = ({ tokens, meanings, isAnyOf = false }: Segment): string[] => {
    const terms = meanings.flatMap((each) =>
      each.kind === "type" ? [quote(tokens.some(isMarked) ? each.tonedTerm : each.term)] : [],
    )
    return isAnyOf ? [...new Set(terms)] : terms.slice(0, 1)
  }
  const others = joinedTo(segments, segment).filter((each) => things.includes(each))
  const isName = withoutNames([segment]).length === 0
  return {
    isName,
    segment,
    others,
    term: any([segment, ...others].flatMap(termOf)),
    kindTerm: meaning.kindTerm === undefined || others.length > 0 ? null : quote(meaning.kindTerm),
  }
}

/** What stands before the last 的 is said of what follows it, also of what nobody knows: a 门后的钩子 is no door. */
function meantBehind(segments: readonly Segment[]): readonly Segment[] {
  const at = segments.findLastIndex(({ tokens }) => tokens.at(-1)?.word === "的")
  const behind = segments.slice(at + 1)
  const isThing = behind.some(({ meanings }) => meanings.some(({ kind }) => kind === "type"))
  const [next] = behind
  const isStrange =
    next?.meanings.length === 0 && next.tokens.every(({ isHan, word }) => isHan && !fillers.has(word))
  return at > 0 && (isThing || isStrange) ? behind : segments
}

/** Where it is, and not the thing: what one hangs `on the door`, 门后挂, `ở cửa`. */
function isPlace(segments: readonly Segment[], segment: Segment): boolean {
  const at = segments.indexOf(segment)
  const next = segments[at + 1]?.tokens[0]
  if (segment.tokens.every(({ isHan }) => isHan))
    return next !== undefined && whereabouts.has(next.word) && next.from === segment.tokens.at(-1)?.to
  const [before] = segments
    .slice(0, at)
    .flatMap(({ tokens }) => tokens)
    .filter(({ toned }) => !articles.has(toned))
    .slice(-1)
  return before !== undefined && (whereAsides.has(before.toned) || vietnamesePlaces.has(before.toned))
}

/** Who types Chinese with spaces says the thing first, and then what it shall have: `衣柜 推拉门`. */
function inFirstGroup(things: readonly Segment[], segments: readonly Segment[]): readonly Segment[] {
  const first = segments.indexOf(things[0] as Segment)
  const last = segments.findIndex(({ tokens }, at) => {
    const next = segments[at + 1]?.tokens[0]
    return at >= first && next !== undefined && next.from > (tokens.at(-1)?.to ?? 0)
  })
  return first < 0 || last < 0 ? things : things.filter((thing) => segments.indexOf(thing) <= last)
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

/** Where what is said beside the thing begins. */
export function placeOfAside(segments: readonly Segment[], words = asides): number {
  const at = segments.findIndex(
    ({ tokens: [first], meanings }, place) =>
      place > 0 && meanings.length === 0 && first !== undefined && words.has(first.toned),
  )
  const isBefore = segments.slice(0, at).some(({ meanings }) => meanings.some(({ kind }) => kind === "type"))
  return at > 0 && isBefore ? (segments[at]?.tokens[0]?.from ?? Infinity) : Infinity
}

/** A nesting coffee table may be a table that nests; a `bàn trà` that does, a `bàn`. */
export function broaderOf({ segment: { tokens, meanings } }: Head): string | null {
  const type = meanings.find(({ kind }) => kind === "type")
  if (tokens.length < 2 || type?.kind !== "type" || type.language === "zh") return null
  const thing = type.language === "vi" ? tokens.slice(0, 1) : tokens.slice(-1)
  return quote(thing.some(isMarked) ? tonedHeadWord(thing) : headWord(thing))
}

/** What is said of a thing, by a value. */
export const isAttribute = (meaning: Meaning): meaning is Extract<Meaning, { ids: readonly string[] }> =>
  "ids" in meaning
