import { isCount } from "./counts.ts"
import type { Segment } from "./cut-query.ts"
import { broaderOf, findHead, isAttribute, placeOfAside, type Head } from "./find-head.ts"
import { countsNear, valuesNear } from "./near-values.ts"
import { candidatesOf, nearCandidates, type Part } from "./order-candidates.ts"
import { askedPhrase, sizeWord } from "./phrases.ts"
import { describedIn, isFeature, isPraise, placeOfUse, termOfFeature } from "./plan-described.ts"
import type { Instead, Plan, Preferred } from "./plan.ts"
import { inName, isOneCharacter, termOfSize, termOfValue, termOfWords } from "./query-terms.ts"
import type { TypedSize } from "./read-sizes.ts"
import { activities, covered, degrees, fillers, holding, pairs, purposes, used } from "./small-words.ts"
import { all, any, quote } from "./terms.ts"
import { tonedKeyOf } from "./tokens.ts"
import type { AttributeKind } from "./vocabulary.ts"

const isFiller = ({ meanings, tokens }: Segment): boolean =>
  meanings.length === 0
    ? tokens.every(({ toned }) => fillers.has(toned) || holding.has(toned))
    : meanings.some(({ kind }) => kind === "nothing")

/** That the material behind it covers the thing, or is that of its shade. */
const isCovering = ({ tokens: [token, ...others] }: Segment, next: Segment | undefined): boolean =>
  others.length === 0 && covered.has(token?.toned) && !!next?.meanings.some(({ kind }) => kind === "material")

/** How large it is: a matter of degree, unlike a shape or a number of seats. */
const isDegree = ({ tokens }: Segment): boolean => degrees.has(tonedKeyOf(tokens))

const isPair = ({ tokens }: Segment): boolean => pairs.has(tonedKeyOf(tokens))

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
  excluded: readonly Part[] = [],
): Plan {
  const aside = placeOfAside(segments)
  const head = findHead(segments, aside)
  const isThing = (segment: Segment): boolean => segment === head?.segment || !!head?.others.includes(segment)
  const isSaying = (segment: Segment, at: number): boolean =>
    isThing(segment) || !(isFiller(segment) || isCovering(segment, segments[at + 1]))
  const said = joinUnknown(segments.filter(isSaying))
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
        isUnsaid: isPair(segment),
        isWish:
          isDegree(segment) ||
          isPair(segment) ||
          (!isCount(tonedKeyOf(tokens)) && isPurpose(segments, segment, head)),
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
      const termOf = (id: string): string => termOfValue(kind, id)
      const values = ids.map(termOf)
      const named = kind === "colour" || kind === "material" ? any([...values, inName(tokens)]) : null
      const alike = valuesNear(kind, ids).map(termOf)
      if (alike.length > 0) nearest.push({ term: any(alike), isSaid: false, from, to })
      // What is of cane is called for first; only where nothing is may a name that says it tell: `Ghế sofa Mây` is a cloud.
      const term = kind === "material" ? any(values) : (named ?? any(values))
      const near = kind === "material" && named !== null ? [named] : []
      parts.push({ term, attribute: { kind, ids, from, to }, from, to, near })
    } else if (isFeature(segment))
      parts.push({ term: termOfFeature(segment), attribute: null, isOptional: true, from, to })
    else if (others?.kind === "words")
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
  parts.push(...excluded)
  // The rooms of works are known for few products: what stands in the room comes first, the rest behind it.
  const first =
    head === null ? [] : parts.filter((part) => part.attribute?.kind === "space" || part.isWish === true)
  const strict = parts.filter((part) => !first.includes(part))
  // One word that ends a name is what the thing is where all else is known: `modern chandeliers`.
  const hasHead = head !== null && (!head.isName || strict.every((part) => !part.isLoose))
  const loose = strict.filter((part) => part.isLoose)
  const optional = strict.filter((part) => part.isLoose || part.isOptional)
  const praises = segments.filter((segment) => isPraise(segment) && !said.includes(segment))
  const described = describedIn(
    [...said.filter((segment) => !isThing(segment) && !isDegree(segment) && !isFeature(segment)), ...praises],
    placeOfUse(segments),
  )
  const phrase = askedPhrase(
    said.filter((segment) => !isFeature(segment)).flatMap(({ tokens }) => tokens),
  ).map(quote)
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
      ...first.flatMap(({ term, attribute, isUnsaid, from, to }) => {
        // What is called for the room comes before what stands in it.
        const tokens = said.find((segment) => segment.tokens[0]?.from === from)?.tokens ?? []
        const inNames = attribute ? [{ term: inName(tokens), isSaid: false, from, to }] : []
        return [...inNames, { term, isSaid: isUnsaid !== true, from, to }]
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
