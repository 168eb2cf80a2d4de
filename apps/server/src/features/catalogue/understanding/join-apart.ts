import { cutQuery, type Segment } from "./cut-query.ts"
import { asides, degrees, fillers, holding } from "./small-words.ts"
import { isMarked, keyOf, type Token } from "./tokens.ts"
import type { Vocabulary } from "./vocabulary.ts"

/** What may stand between the words of a thing's name: how large it is, and that it holds or stands somewhere. */
const isSmall = (token: Token): boolean =>
  !turns(token) && [degrees, fillers, holding].some((words) => words.has(token.toned))

/** In English what follows is said of what stands before: a `light above a dining table` is no table. */
const turns = ({ toned, isHan }: Token): boolean => !isHan && toned !== "to" && asides.has(toned)

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
export function readingsOf(tokens: readonly Token[], vocabulary: Vocabulary): (readonly Token[])[] {
  const at = tokens.findIndex(({ toned, isHan }, place) => place > 0 && !isHan && asides.has(toned))
  const thing = at > 0 ? tokens[at - 1] : undefined
  const behind = at > 0 ? saidBehind(tokens.slice(at)) : []
  const turned =
    thing === undefined
      ? []
      : partsOf(behind).flatMap((part) => stemsOf(part).map((said) => [...said, thing]))
  return [tokens, ...ways.map((way) => closeGaps(tokens, vocabulary, way)), ...turned]
}

/** What one does there, as it stands in names: a `lamp for studying` is a study lamp. */
function stemsOf(said: readonly Token[]): (readonly Token[])[] {
  const last = said.at(-1)
  const stem = /^([a-z]{3,})ing$/u.exec(last?.word ?? "")?.[1]
  if (!last || stem === undefined) return [said]
  const stems = [stem, `${stem}e`, stem.replace(/(.)\1$/u, "$1")]
  return [said, ...[...new Set(stems)].map((word) => [...said.slice(0, -1), { ...last, word, toned: word }])]
}

/** All of these words, then fewer of them: a `hook for wet towels` is a towel hook. */
const partsOf = (words: readonly Token[]): (readonly Token[])[] =>
  words
    .flatMap((_first, from) => words.slice(from).map((_last, more) => words.slice(from, from + more + 1)))
    .toSorted((one, other) => other.length - one.length)

/** The first words behind that say something. */
function saidBehind(behind: readonly Token[]): readonly Token[] {
  const start = behind.findIndex((token) => !isSmall(token) && !asides.has(token.toned))
  return start < 0 ? [] : behind.slice(start, start + 3)
}

/** In English what it is for may follow: a `rack for coats`, a `mirror for above the bathroom sink`. */
function joinBehind(segments: readonly Segment[], { meanings }: Vocabulary): readonly Segment[] {
  const at = segments.findIndex(
    ({ tokens: [first], meanings: said }, place) =>
      place > 0 && said.length === 0 && first !== undefined && asides.has(first.toned) && !first.isHan,
  )
  const before = segments.slice(0, Math.max(at, 0))
  // What is no thing alone may be one with what is behind it: an `organizer for toys`.
  const thing = before.findLast(isType) ?? before.at(-1)
  if (!thing || thing.tokens.some(isMarked)) return segments
  const behind = saidBehind(segments.slice(at).flatMap(({ tokens }) => tokens))
  for (const said of partsOf(behind)) {
    const types = stemsOf(said)
      .map((each) =>
        (meanings.get(keyOf([...each, ...thing.tokens])) ?? []).filter(({ kind }) => kind === "type"),
      )
      .find((each) => each.length > 0)
    if (!types) continue
    const joined: Segment = { tokens: thing.tokens, meanings: types }
    return segments.flatMap((each) => {
      if (each === thing) return [joined]
      return each.tokens.some((token) => said.includes(token)) ? [] : [each]
    })
  }
  return segments
}
