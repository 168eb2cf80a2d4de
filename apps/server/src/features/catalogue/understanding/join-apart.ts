import { cutQuery, type Segment } from "./cut-query.ts"
import { isSmall, joinBehind, readingsBehind } from "./join-behind.ts"
import type { Token } from "./tokens.ts"
import type { Vocabulary } from "./vocabulary.ts"

const isType = ({ meanings }: Segment): boolean => meanings.some(({ kind }) => kind === "type")

/** What things are called: by the vocabulary, or by words for what single ones are named, 婴儿床. */
const isName = (segment: Segment): boolean =>
  isType(segment) || (segment.tokens.length > 2 && segment.meanings.some(({ kind }) => kind === "words"))

/** What is said of a thing by a value, and words that say nothing. */
const isSaidOfIt = ({ meanings }: Segment): boolean =>
  meanings.length > 0 &&
  meanings.every(
    ({ kind }) => kind === "colour" || kind === "material" || kind === "style" || kind === "nothing",
  )

/** Words as well, such as a shape or a number of doors. */
const isSaidAtAll = ({ meanings }: Segment): boolean =>
  meanings.length > 0 &&
  meanings.every((meaning) => "ids" in meaning || "instead" in meaning || meaning.kind === "nothing")

const isFor = ({ tokens: [first], meanings }: Segment): boolean =>
  meanings.length === 0 && first?.toned === "cho"

interface Left {
  readonly small: boolean
  readonly words: boolean
}
const ways: readonly Left[] = [
  { small: false, words: false },
  { small: true, words: false },
  { small: false, words: true },
  { small: true, words: true },
]

/**
 * The words of a query without those that may stand between the words of a thing's name. A Chinese character reaches up to
 * the next one, as if nothing had been between them.
 */
function closeGaps(tokens: readonly Token[], vocabulary: Vocabulary, leaves: Left): Token[] {
  const cut = cutQuery(tokens, vocabulary)
  const isSaid = leaves.words ? isSaidAtAll : isSaidOfIt
  const said = new Set(cut.filter(isSaid).flatMap((segment) => segment.tokens))
  // Without marks `ban` is a table, and no word for selling; `treo tường` is no hanging of something. 柜子 is whole.
  const kept = new Set(
    cut.flatMap((each) => {
      const isWhole = each.tokens.length === 1 ? isType(each) : !isType(each) && each.meanings.length > 0
      return isWhole
        ? each.tokens
        : each.tokens.filter(({ word }) => word === "子" && each.meanings.length > 0)
    }),
  )
  const closed: Token[] = []
  let end = -1
  for (const token of tokens) {
    const last = closed.at(-1)
    if (said.has(token) || (leaves.small && isSmall(token) && !kept.has(token))) {
      if (token.from === end) end = token.to
      continue
    }
    if (last && token.from === end && last.to !== end) closed[closed.length - 1] = { ...last, to: end }
    closed.push(token)
    end = token.to
  }
  return closed
}

/**
 * With the parts of a thing's name together again: a 放衣服的柜子 is a 衣服柜, a `bàn gỗ ăn` a `bàn ăn` of wood, a `bench for
 * shoes` a shoe bench.
 */
export function joinApart(
  segments: readonly Segment[],
  tokens: readonly Token[],
  vocabulary: Vocabulary,
): readonly Segment[] {
  return joinBehind(joinAcross(segments, tokens, vocabulary), vocabulary)
}

function joinAcross(
  segments: readonly Segment[],
  tokens: readonly Token[],
  vocabulary: Vocabulary,
): readonly Segment[] {
  for (const way of ways) {
    const closed = closeGaps(tokens, vocabulary, way)
    const joined =
      closed.length < tokens.length ? joinClosed(segments, tokens, cutQuery(closed, vocabulary)) : null
    if (joined) return joined
  }
  return segments
}

function joinClosed(
  segments: readonly Segment[],
  tokens: readonly Token[],
  closed: readonly Segment[],
): readonly Segment[] | null {
  const placeOf = ({ from }: Token): number => tokens.findIndex((token) => token.from === from)
  const ownerOf = (token: Token): Segment | undefined =>
    segments.find((segment) => segment.tokens.some(({ from }) => from === token.from))
  for (const segment of closed.filter(isName)) {
    const places = segment.tokens.map(placeOf)
    const [first = 0, last = 0] = [places[0], places.at(-1)]
    if (last - first + 1 === places.length) continue
    // Chinese with spaces says several things: `餐桌 小 椅`.
    if (segment.tokens.some(({ isHan, to }, at) => isHan && (segment.tokens[at + 1]?.from ?? to) !== to))
      continue
    const owners = new Set(segment.tokens.map(ownerOf))
    const isWhole = [...owners].every((owner) =>
      owner?.tokens.every(
        (token) => isSmall(token) || segment.tokens.some(({ from }) => from === token.from),
      ),
    )
    if (!isWhole || owners.size < 2 || ![...owners].some((owner) => owner && isType(owner))) continue
    const rest = segments.filter((each) => !owners.has(each))
    const [start, end] = [segment.tokens[0]?.from ?? 0, segment.tokens.at(-1)?.to ?? 0]
    const isInside = ({ tokens: [token] }: Segment): boolean =>
      token !== undefined && token.from > start && token.from < end
    const inside = rest
      .filter(isInside)
      .filter((each) => each.meanings.some((meaning) => "ids" in meaning || "instead" in meaning))
    const outside = rest.filter((each) => !isInside(each))
    const before = outside.filter((each) => (each.tokens[0]?.from ?? 0) < start)
    const isVietnamese = segment.meanings.every(({ language }) => language === "vi")
    // What follows is still said of what it is for: `đèn thả cho bàn ăn tròn`.
    const forWhat = isVietnamese ? rest.filter(isInside).filter(isFor) : []
    const joined = isVietnamese ? [segment, ...inside, ...forWhat] : [...inside, segment]
    return [...before, ...joined, ...outside.filter((each) => !before.includes(each))]
  }
  return null
}

/** Ways to read a query together again, by which things may be called. */
export const readingsOf = (tokens: readonly Token[], vocabulary: Vocabulary): (readonly Token[])[] => [
  tokens,
  ...ways.map((way) => closeGaps(tokens, vocabulary, way)),
  ...readingsBehind(tokens),
]
