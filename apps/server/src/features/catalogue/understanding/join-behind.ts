import type { Segment } from "./cut-query.ts"
import { asides, degrees, fillers, holding } from "./small-words.ts"
import { isMarked, keyOf, type Token } from "./tokens.ts"
import type { Vocabulary } from "./vocabulary.ts"

/** What may stand between the words of a thing's name: how large it is, and that it holds or stands somewhere. */
export const isSmall = (token: Token): boolean =>
  !turns(token) && [degrees, fillers, holding].some((words) => words.has(token.toned))

/** In English what follows is said of what stands before: a `light above a dining table` is no table. */
const turns = ({ toned, isHan }: Token): boolean => !isHan && toned !== "to" && asides.has(toned)

/** Ways to read what stands behind a thing as the first words of its name. */
export function readingsBehind(tokens: readonly Token[]): (readonly Token[])[] {
  const at = tokens.findIndex(({ toned, isHan }, place) => place > 0 && !isHan && asides.has(toned))
  const thing = at > 0 ? tokens[at - 1] : undefined
  if (thing === undefined) return []
  return partsOf(saidBehind(tokens.slice(at))).flatMap((part) =>
    stemsOf(part).map((said) => [...said, thing]),
  )
}

/** The first words behind that say something. */
function saidBehind(behind: readonly Token[]): readonly Token[] {
  const start = behind.findIndex((token) => !isSmall(token) && !asides.has(token.toned))
  return start < 0 ? [] : behind.slice(start, start + 3)
}

/** In English what it is for may follow: a `rack for coats`, a `mirror for above the bathroom sink`. */
export function joinBehind(segments: readonly Segment[], { meanings }: Vocabulary): readonly Segment[] {
  const at = segments.findIndex(
    ({ tokens: [first], meanings: said }, place) =>
      place > 0 && said.length === 0 && first !== undefined && asides.has(first.toned) && !first.isHan,
  )
  const before = segments.slice(0, Math.max(at, 0))
  // What is no thing alone may be one with what is behind it: an `organizer for toys`.
  const thing = before.findLast((each) => each.meanings.some(({ kind }) => kind === "type")) ?? before.at(-1)
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
