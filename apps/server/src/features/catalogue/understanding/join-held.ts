import type { Segment } from "./cut-query.ts"
import { chineseVerbs, degrees, fillers, halves } from "./small-words.ts"
import { isMarked, keyOf, readTokens, tonedKeyOf, type Token } from "./tokens.ts"
import type { Meaning, Vocabulary } from "./vocabulary.ts"

type Words = readonly Token[]

/** How somebody asks for what holds a thing, without a name for it. */
interface Way {
  /** The words that such a question begins with. */
  readonly starts: ReadonlySet<string>
  readonly verbs: ReadonlySet<string>
  /** Behind one of these something else is said. */
  readonly ends: ReadonlySet<string>
  /** Whether a question ends with one of them: in 放衣服的柜子 a name follows. */
  readonly hasEnd: boolean
  /** What is called so for what it holds. */
  readonly nameAll: (held: Words) => Words[]
}

const setOf = (words: string): ReadonlySet<string> => new Set(readTokens(words).map(({ toned }) => toned))
const listOf = (words: string): Words[] => words.split(" ").map((word) => readTokens(word))

const onWalls = listOf("decor decoration art")
const hanging = listOf("rack rail bar hook hanger stand")
const standing = listOf(
  "cabinet cupboard storage rack shelf stand basket box organizer holder hook unit case bowl tray cart",
)
const asked = setOf("something somewhere anything place spot thing where what")
const ends = setOf("in on at near by under over behind beside next from with for inside away")
const before = (holders: readonly Words[]) => (held: Words) => holders.map((holder) => [...held, ...holder])

const vietnamese = listOf("tủ kệ giá giỏ móc sọt khay đĩa thùng")
const vietnameseVerbs = [[], ...listOf("để đựng treo")]
const chinese = listOf("柜 架 盒 篮 筐 钩 箱 盘")

const ways: readonly Way[] = [
  { starts: asked, verbs: setOf("for"), ends, hasEnd: false, nameAll: before(onWalls) },
  { starts: asked, verbs: setOf("hang dry"), ends, hasEnd: false, nameAll: before(hanging) },
  {
    starts: asked,
    verbs: setOf("keep put store hold display organize organise stack stash for"),
    ends,
    hasEnd: false,
    nameAll: before(standing),
  },
  {
    starts: setOf("chỗ nơi cái đồ vật thứ"),
    verbs: setOf("để đựng treo cất chứa móc vắt"),
    ends: setOf("ở trong trên cho gần cạnh dưới gọn nào"),
    hasEnd: false,
    nameAll: (held) =>
      vietnamese.flatMap((holder) => vietnameseVerbs.map((verb) => [...holder, ...verb, ...held])),
  },
  {
    starts: new Set([...chineseVerbs, "能"]),
    verbs: chineseVerbs,
    ends: setOf("的 用"),
    hasEnd: true,
    nameAll: before(chinese),
  },
]

const emptyEnd = /^[的用]+(?:东西|地方|什么)?$/u
const isEmpty = ({ toned }: Token): boolean => fillers.has(toned) || degrees.has(toned)

/** What shall be held: the words behind the verb; none where nobody asks so. */
function heldIn(tokens: Words, { starts, verbs, ends: last, hasEnd }: Way): Words {
  const at = tokens.findIndex(({ toned }) => verbs.has(toned))
  const isAsked = starts.has(tokens[0]?.toned ?? "") && tokens.slice(1, Math.max(at, 1)).every(isEmpty)
  if (!isAsked || at < 0) return []
  const behind = tokens.slice(at + 1)
  const end = behind.findIndex(({ toned }) => last.has(toned))
  const rest = behind.slice(end < 0 ? behind.length : end)
  if (hasEnd && !emptyEnd.test(rest.map(({ word }) => word).join(""))) return []
  return behind
    .slice(0, behind.length - rest.length)
    .filter((token) => !verbs.has(token.toned) && (halves.has(token.toned) || !isEmpty(token)))
}

/** Their places are those of a text of their own. */
const renumber = (tokens: Words): Words => tokens.map((token, at) => ({ ...token, from: at, to: at + 1 }))

/** What the holder of these words may be called, by three of them, by two and by one. */
const namesOf = (tokens: Words, { nameAll }: Way): Words[][] =>
  [3, 2, 1].map((length) =>
    tokens.flatMap((_first, from) =>
      from + length > tokens.length ? [] : nameAll(tokens.slice(from, from + length)).map(renumber),
    ),
  )

/** Ways to read such a question as names, by which things may be called. */
export const readingsHeld = (tokens: Words): Words[] =>
  ways.flatMap((way) => namesOf(heldIn(tokens, way), way).flat())

/**
 * Who asks for `somewhere to keep plates`, `chỗ để giày` or 放书的 means any cabinet, rack or shelf that is called so for
 * what it holds, and no plates.
 */
export function joinHeld(
  segments: readonly Segment[],
  tokens: Words,
  { meanings }: Vocabulary,
): readonly Segment[] {
  for (const way of ways) {
    const held = heldIn(tokens, way)
    const types = namesOf(held, way)
      .map((names) => names.flatMap((name) => typesOf(name, meanings)))
      .find((each) => each.length > 0)
    if (!types) continue
    const last = held.at(-1)?.to ?? 0
    const rest = segments.filter(({ tokens: [first] }) => (first?.from ?? 0) >= last)
    return [{ tokens: held, meanings: types, isAnyOf: true }, ...rest]
  }
  return segments
}

const typesOf = (name: Words, meanings: Vocabulary["meanings"]): readonly Meaning[] =>
  (meanings.get(keyOf(name)) ?? []).filter(
    ({ kind, toned }) => kind === "type" && (!name.some(isMarked) || toned === tonedKeyOf(name)),
  )
