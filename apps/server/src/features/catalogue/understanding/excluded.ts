import type { Segment } from "./cut-query.ts"
import { isAttribute } from "./find-head.ts"
import type { Part } from "./order-candidates.ts"
import { readPhrases } from "./phrases.ts"
import { inName, termOfValue } from "./query-terms.ts"
import { any, quote } from "./terms.ts"
import { isMarked, readTokens, tonedKeyOf } from "./tokens.ts"
import type { Vocabulary } from "./vocabulary.ts"

/** What follows one of these is not wanted: `not brass`, 不是白色的, `không phải gỗ`. */
const negations: ReadonlySet<string> = new Set(
  [
    "not, no, non, without, except, except for, but not, anything but, rather than",
    "不是, 不要, 不想要, 不喜欢, 别要, 非, 除了, 除",
    "không, không phải, không phải là, không thích, không lấy, không muốn, đừng, trừ, ngoại trừ, khong, khong phai",
  ].flatMap((phrases) => readPhrases(phrases).map((phrase) => tonedKeyOf(readTokens(phrase)))),
)
const mostWords = 3

/** What may stand between: `not made of brass`, `không phải bằng gỗ`. */
const between: ReadonlySet<string> = new Set(
  [
    "in a an any the of made with",
    "màu bằng làm chất liệu mặt loại kiểu dáng hình mau bang lam loai kieu",
    "是 用 做 那 种",
  ].flatMap((words) => readTokens(words).map(({ toned }) => toned)),
)
/** What may follow it: 除了白色以外的. */
const behind: ReadonlySet<string> = new Set("以之外的")

interface Parted {
  readonly wanted: readonly Segment[]
  readonly excluded: readonly Part[]
}

/** A query without what it excludes, and how to ask for what is not so. A negation alone says nothing of what is wanted. */
export function partExcluded(segments: readonly Segment[], vocabulary: Vocabulary): Parted {
  const wanted: Segment[] = []
  const excluded: Part[] = []
  for (let at = 0; at < segments.length;) {
    const found = excludedAt(segments, at)
    const term = found && termWithout(found.segment, vocabulary)
    if (!found || !term) {
      wanted.push(...segments.slice(at, at + 1))
      at += 1
      continue
    }
    const places = segments.slice(at, found.end).flatMap(({ tokens }) => tokens)
    const [from, to] = [places[0]?.from ?? 0, places.at(-1)?.to ?? 0]
    const kind = found.segment.meanings.find(isAttribute)?.kind
    excluded.push({
      term,
      attribute: kind === undefined ? null : { kind, ids: [], from, to, isExcluded: true },
      from,
      to,
    })
    at = found.end
  }
  const isKnown = wanted.some(({ meanings }) =>
    meanings.some(({ kind }) => kind !== "nothing" && kind !== "words"),
  )
  return isKnown ? { wanted, excluded } : { wanted: segments, excluded: [] }
}

/** What is excluded from here on, and where that ends; null when nothing is. */
function excludedAt(segments: readonly Segment[], at: number): { segment: Segment; end: number } | null {
  for (let count = mostWords; count > 0; count -= 1) {
    const said = segments.slice(at, at + count)
    const key = said.map(({ tokens }) => tonedKeyOf(tokens)).join("_")
    const isPart =
      said.length === count && said.every(({ meanings }) => meanings.every(({ kind }) => kind === "nothing"))
    if (!isPart || !negations.has(key)) continue
    let next = at + count
    while (isOnly(segments[next], between)) next += 1
    const segment = segments[next]
    if (
      !segment?.meanings.some(({ kind }) => kind !== "nothing" && kind !== "merchant" && kind !== "feature")
    )
      continue
    let end = next + 1
    while (isOnly(segments[end], behind)) end += 1
    return { segment, end }
  }
  return null
}

const isOnly = (segment: Segment | undefined, words: ReadonlySet<string>): boolean =>
  segment !== undefined && segment.tokens.every(({ toned }) => words.has(toned))

/** What is not so. A thing of several colours may be had in another one. */
function termWithout({ tokens, meanings }: Segment, { colours }: Vocabulary): string | null {
  const attribute = meanings.find(isAttribute)
  if (attribute) {
    const terms = attribute.ids.map((id) => termOfValue(attribute.kind, id))
    const named = attribute.kind === "material" ? [inName(tokens)] : []
    const others =
      attribute.kind === "colour"
        ? colours.filter((id) => !attribute.ids.includes(id)).map((id) => termOfValue("colour", id))
        : []
    return any([`!${any([...terms, ...named])}`, ...others])
  }
  const instead = meanings.flatMap((meaning) => (meaning.kind === "words" ? meaning.instead : []))
  if (instead.length > 0) return `!${any([...new Set([tokens, ...instead].map(inName))])}`
  const type = meanings.find(({ kind }) => kind === "type")
  return type?.kind === "type" ? `!${quote(tokens.some(isMarked) ? type.tonedTerm : type.term)}` : null
}
