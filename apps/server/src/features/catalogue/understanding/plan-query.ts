import { usual, type TypedSize } from "./read-sizes.ts"
import { isCount } from "./counts.ts"
import type { Segment } from "./cut-query.ts"
import { describedPairs, describedTerm } from "./described.ts"
import { countsNear, valuesNear } from "./near-values.ts"
import { phraseWords, sizeWord, tonedWord } from "./phrases.ts"
import {
  candidatesOf,
  nearCandidates,
  type Attribute,
  type Candidate,
  type Part,
} from "./order-candidates.ts"
import type { Place } from "./places.ts"
import { broaderOf, findHead, isAttribute, placeOfAside, type Head } from "./find-head.ts"
import {
  activities,
  chineseVerbs,
  degrees,
  fillers,
  holding,
  purposes,
  used,
  whereAsides,
  whereabouts,
} from "./small-words.ts"
import { all, any, quote } from "./terms.ts"
import { isMarked, tonedKeyOf, type Token } from "./tokens.ts"
import type { AttributeKind } from "./vocabulary.ts"

const letters = { colour: "L", material: "T", style: "S", space: "R" } as const

/** Words to search in place of a mistyped or unfinished one, any of them. */
export type Instead = ReadonlyMap<string, readonly string[]>

/**
 * What comes first without hiding the rest: the room, what is large of its kind, the measure itself before what is nearly
 * as wide, and a colour near that of which nothing is. It is said of some that nothing has it.
 */
interface Preferred extends Place {
  readonly term: string
  readonly isSaid: boolean
}

/** Words as descriptions have them. */
interface Described extends Place {
  readonly term: string
  /** Names never say it: `sturdy`. What is so comes first. */
  readonly isFeature: boolean
  /** Where it stands: what is said to stand there comes first. */
  readonly isPlace: boolean
}

export interface Plan {
  readonly candidates: readonly Candidate[]
  /** With what comes near what was said. */
  readonly near: readonly Candidate[]
  /** With all other words in its name, which says more than the names of its kind; none without such words. */
  readonly named: readonly Candidate[]
  readonly attributes: readonly Attribute[]
  /** Whether the query says what the thing is. */
  readonly hasHead: boolean
  /** What may be the thing, alone; everything else is left out. Null where nothing may. */
  readonly alone: Candidate | null
  /** The query in a name, word after word; null without words. */
  readonly phrase: string | null
  /** Words that the vocabulary lacks. */
  readonly unknown: readonly Token[]
  readonly preferred: readonly Preferred[]
  /** The terms of colours, materials, styles and sizes. */
  readonly values: readonly string[]
  /** What descriptions may say where nothing else does. */
  readonly described: readonly Described[]
  /** What the thing is, with what is known of it; and what else is said. Null where there is no such thing or word. */
  readonly loose: {
    readonly strict: readonly Part[]
    readonly parts: readonly Part[]
    readonly broader: string | null
  } | null
}

const isFiller = ({ meanings, tokens }: Segment): boolean =>
  meanings.length === 0
    ? tokens.every(({ toned }) => fillers.has(toned) || holding.has(toned))
    : meanings.some(({ kind }) => kind === "nothing")

/** How large it is: a matter of degree, unlike a shape or a number of seats. */
const isDegree = ({ tokens }: Segment): boolean => degrees.has(tonedKeyOf(tokens))

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
  const head = findHead(segments, aside)
  const isThing = (segment: Segment): boolean => segment === head?.segment || !!head?.others.includes(segment)
  const said = joinUnknown(segments.filter((segment) => isThing(segment) || !isFiller(segment)))
  const parts: Part[] = []
  const nearest: Preferred[] = []
  for (const segment of said) {
    const { tokens, meanings } = segment
    const from = tokens[0]?.from ?? 0
    const to = tokens.at(-1)?.to ?? 0
    const attribute = meanings
      .filter(isAttribute)
      .toSorted((one, other) => rank(one.kind) - rank(other.kind))[0]
    const others = meanings.find((meaning) => meaning.kind === "words")
    const merchant = meanings.find((meaning) => meaning.kind === "merchant")
    // Another thing than the one that is meant tells more of it: a 'sofa giường' is a sofa.
    const isThingBeside = meanings.some(({ kind }) => kind === "type")
    const isLoose = meanings.length === 0 || from > aside || isThingBeside
    const other = (term: string): void =>
      void parts.push({
        term,
        attribute: null,
        isLoose,
        isOptional: true,
        from,
        to,
        isWish: isDegree(segment) || (!isCount(tonedKeyOf(tokens)) && isPurpose(segments, segment, head)),
        named: inName(tokens),
        near: countsNear(tokens).map((phrases) => any(phrases.map(inName))),
        ...calledOf(segment),
      })
    if (head?.others.includes(segment)) continue
    if (segment === head?.segment) parts.push({ term: head.term, attribute: null, from, to })
    else if (merchant?.kind === "merchant")
      parts.push({ term: quote(merchant.term), attribute: null, from, to })
    else if (attribute) {
      const { kind, ids } = attribute
      const termOf = (id: string): string => quote(`${letters[kind]}:${id}`)
      const values = ids.map(termOf)
      const named = kind === "colour" || kind === "material" ? any([...values, inName(tokens)]) : null
      const alike = valuesNear(kind, ids).map(termOf)
      if (alike.length > 0) nearest.push({ term: any(alike), isSaid: false, from, to })
      // What is of cane is called for first; only where nothing is may a name that says it tell: `Ghế sofa Mây` is a cloud.
      const term = kind === "material" ? any(values) : (named ?? any(values))
      const near = kind === "material" && named !== null ? [named] : []
      parts.push({ term, attribute: { kind, ids, from, to }, from, to, near })
    } else if (others?.kind === "words")
      other(
        any([
          ...others.instead.map(inName),
          // A known word is no beginning of another: a cot is not of cotton.
          ...(isOneCharacter(tokens) ? [] : [termOfWords(tokens, new Map())]),
        ]),
      )
    else other(termOfWords(tokens, instead))
  }
  for (const { cm, within, from, to } of sizes)
    parts.push({ term: termOfSize(cm, within), attribute: { kind: "size", ids: [], from, to }, from, to })
  // The rooms of works are known for few products: what stands in the room comes first, the rest behind it.
  const first =
    head === null ? [] : parts.filter((part) => part.attribute?.kind === "space" || part.isWish === true)
  const strict = parts.filter((part) => !first.includes(part))
  // One word that ends a name is what the thing is where all else is known: `modern chandeliers`.
  const hasHead = head !== null && (!head.isName || strict.every((part) => !part.isLoose))
  const loose = strict.filter((part) => part.isLoose)
  const optional = strict.filter((part) => part.isLoose || part.isOptional)
  const features = segments.filter((segment) => isFeature(segment) && !said.includes(segment))
  const described = describedIn(
    [...said.filter((segment) => !isThing(segment)), ...features],
    placeOfUse(segments),
  )
  const phrase = phraseWords(said.flatMap(({ tokens }) => tokens)).map(quote)
  return {
    candidates: candidatesOf(strict, hasHead ? head : null),
    near: hasHead ? nearCandidates(strict) : [],
    named: head === null || loose.length === 0 ? [] : [{ query: namedQuery(strict, head), leftOut: [] }],
    attributes: parts.flatMap(({ attribute }) => attribute ?? []),
    hasHead,
    alone: head && {
      query: head.term,
      leftOut: parts.filter(({ term }) => term !== head.term).map(({ from, to }) => ({ from, to })),
    },
    phrase: phrase.length === 0 ? null : all(phrase),
    unknown: said.flatMap(({ tokens, meanings }) => (meanings.length === 0 ? tokens : [])),
    preferred: [
      ...sizes.flatMap(({ cm: [only, ...others], from, to }) =>
        only === undefined || others.length > 0
          ? []
          : [{ term: quote(sizeWord(only)), isSaid: false, from, to }],
      ),
      ...first.flatMap(({ term, attribute, from, to }) => {
        // What is called for the room comes before what stands in it.
        const tokens = said.find((segment) => segment.tokens[0]?.from === from)?.tokens ?? []
        const inNames = attribute ? [{ term: inName(tokens), isSaid: false, from, to }] : []
        return [...inNames, { term, isSaid: true, from, to }]
      }),
      ...nearest,
    ],
    values: strict.flatMap(({ attribute, term }) => (attribute ? [term] : [])),
    described,
    loose:
      !hasHead || optional.length === 0
        ? null
        : {
            strict: strict.filter((part) => !optional.includes(part)),
            parts: optional,
            // What is said beside the thing does not tell what it is: a palm tree in a pot is no other tree in one.
            broader: loose.some(({ from }) => from > aside) ? null : broaderOf(head),
          },
  }
}

const isFeature = ({ meanings }: Segment): boolean =>
  meanings.some((meaning) => meaning.kind === "nothing" && meaning.isFeature === true)

/** Where begins what it holds, or where it stands: 放钥匙的柜子, a `table beside a couch`. */
const placeOfUse = (segments: readonly Segment[]): number =>
  Math.min(
    placeOfAside(segments, whereAsides),
    ...segments.flatMap(({ tokens }) =>
      tokens.flatMap(({ word, from }) => (chineseVerbs.has(word) ? [from] : [])),
    ),
  )

/** What descriptions may say of the thing. Colours and materials that it lacks are none of it, though they may be named there. */
function describedIn(segments: readonly Segment[], use: number): Described[] {
  const sayable = segments.filter(
    ({ meanings }) => !meanings.some((meaning) => isAttribute(meaning) || meaning.kind === "merchant"),
  )
  const tokens = sayable.flatMap((segment) => segment.tokens)
  const isThing = ({ meanings }: Segment): boolean => meanings.some(({ kind }) => kind === "type")
  const pairs = describedPairs(tokens).map(({ term, of }) => {
    const from = sayable.filter((segment) => segment.tokens.some((token) => of.includes(token)))
    const isPlace = from.some(isThing) || of.some(({ word, from: at }) => whereabouts.has(word) || at > use)
    return { term, ...placeOf(of), isFeature: from.some(isFeature), isPlace }
  })
  const words = sayable.flatMap((segment): Described[] => {
    if (segment.tokens.some(({ isHan }) => isHan)) return []
    const instead = segment.meanings.flatMap((meaning) => (meaning.kind === "words" ? meaning.instead : []))
    const terms = [segment.tokens, ...instead].flatMap((each) => describedTerm(each) ?? [])
    if (terms.length === 0) return []
    const place = placeOf(segment.tokens)
    const isPlace = isThing(segment) || place.from > use
    return [{ ...place, term: any(terms), isFeature: isFeature(segment), isPlace }]
  })
  return [...pairs, ...words]
}

const placeOf = (tokens: readonly Token[]): Place => ({
  from: tokens[0]?.from ?? 0,
  to: tokens.at(-1)?.to ?? 0,
})

function calledOf({ meanings }: Segment): { readonly called?: string } {
  const type = meanings.find(({ kind }) => kind === "type")
  return type?.kind === "type" ? { called: quote(type.term) } : {}
}

/** All other words in the name; of two things and nothing else, `沙发 床`, either may be the one that is meant. */
function namedQuery(parts: readonly Part[], head: Head): string {
  const query = all(parts.map(({ term, isLoose, named }) => (isLoose && named) || term))
  const [called] = parts.flatMap((part) => part.called ?? [])
  if (parts.length !== 2 || called === undefined || !head.segment.tokens.every(({ isHan }) => isHan))
    return query
  return `((${query}) | (${called} & ${inName(head.segment.tokens)}))`
}

/** Whether it tells what the thing is for: a lamp `for reading`, 看书用的椅子, 椅子 看书. */
function isPurpose(segments: readonly Segment[], segment: Segment, head: Head | null): boolean {
  const at = segments.indexOf(segment)
  const isBehind = head !== null && at > segments.indexOf(head.segment)
  const isAfter = segments
    .slice(0, Math.max(at, 0))
    .some(({ tokens: [first] }, place) => place > 0 && first !== undefined && purposes.has(first.toned))
  const [next] = segments[at + 1]?.tokens ?? []
  return isAfter || next?.word === used || (isBehind && activities.has(tonedKeyOf(segment.tokens)))
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

/** What stands on a size, or how wide the thing is, nearly so where it is wide. */
function termOfSize(cm: readonly number[], within: number): string {
  if (cm.length > 1) return `(${all(cm.map((each) => quote(sizeWord(each))))})`
  const [only = 0] = cm
  const middle = Math.round(only / 10)
  const from = only < 100 ? middle : Math.ceil((only * (1 - within)) / 10)
  const to = only < 100 ? middle : Math.floor((only * (1 + within)) / 10)
  // 145 cm are nearly as wide as 15 dm, though no whole dm is within 5 % of them.
  const [least, most] = [Math.min(from, middle), Math.max(to, middle)]
  const widths = Array.from({ length: most - least + 1 }, (_none, at) => quote(`D:${least + at}`))
  // Inches and feet are no whole cm.
  const slack = within > usual ? Math.round(only * 0.03) : 0
  const sizes = Array.from({ length: 2 * slack + 1 }, (_none, at) => quote(sizeWord(only - slack + at)))
  return any([...sizes, ...widths])
}
