import type { Segment } from "./cut-query.ts"
import type { NamedHead } from "./phrases.ts"
import { degrees, fillers, holding } from "./small-words.ts"
import { keyOf, type Token } from "./tokens.ts"
import type { Meaning, Vocabulary } from "./vocabulary.ts"

/**
 * A thing for a room is what is called by any name of that room: a `dining room chair` is a `kitchen chair`, a 小孩床 a
 * 儿童床. The room itself still says what comes first.
 */
export function joinSpace(
  segments: readonly Segment[],
  { meanings, spacePhrases }: Vocabulary,
): readonly Segment[] {
  const spaces = segments.flatMap((segment) =>
    segment.meanings.flatMap((meaning) =>
      meaning.kind === "space" ? meaning.ids.map((id) => ({ id, language: meaning.language, segment })) : [],
    ),
  )
  for (const { id, language: typed, segment } of spaces)
    // As it was typed first: a `dining room cabinet` is no kitchen cabinet.
    for (const { tokens, language } of [
      { tokens: segment.tokens, language: typed },
      ...(spacePhrases.get(id) ?? []),
    ])
      for (const thing of segments) {
        if (!speaks(thing, language) || isParted(segments, segment, thing)) continue
        const types = typesFor(thing, { tokens, language }, meanings)
        if (types.length > 0)
          return segments.map((each) => (each === thing ? { tokens: thing.tokens, meanings: types } : each))
      }
  return segments
}

/** What the thing is called for the room, also without how large it is: a small table in the hall is a hall table. */
function typesFor(
  thing: Segment,
  { tokens, language }: NamedHead,
  meanings: Vocabulary["meanings"],
): readonly Meaning[] {
  const bare = thing.tokens.filter(({ toned }) => !degrees.has(toned))
  const names = [thing.tokens, bare].map((of) =>
    language === "vi" ? [...of, ...tokens] : [...tokens, ...of],
  )
  const types = names.map((name) =>
    (meanings.get(keyOf(name)) ?? []).filter(
      (meaning) => meaning.kind === "type" && meaning.language === language,
    ),
  )
  return types.find((each) => each.length > 0) ?? []
}

/** Whether more is said between the room and the thing: a 厨房吧台凳 is no 厨房凳. */
function isParted(segments: readonly Segment[], space: Segment, thing: Segment): boolean {
  const [first, last] = [segments.indexOf(space), segments.indexOf(thing)].toSorted(
    (one, other) => one - other,
  )
  return segments
    .slice((first ?? 0) + 1, last)
    .some(({ tokens, meanings }) => meanings.length === 0 && !tokens.every(isSmall))
}

const isSmall = ({ toned }: Token): boolean => fillers.has(toned) || holding.has(toned)

const speaks = ({ meanings }: Segment, language: Meaning["language"]): boolean =>
  meanings.some((meaning) => meaning.kind === "type" && meaning.language === language)
