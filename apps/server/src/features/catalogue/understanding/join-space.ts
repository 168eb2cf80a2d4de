import type { Segment } from "./cut-query.ts"
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
        if (!thing.meanings.some(({ kind }) => kind === "type")) continue
        const called: readonly Token[] =
          language === "vi" ? [...thing.tokens, ...tokens] : [...tokens, ...thing.tokens]
        const types = (meanings.get(keyOf(called)) ?? []).filter(
          (meaning): meaning is Extract<Meaning, { kind: "type" }> =>
            meaning.kind === "type" && meaning.language === language,
        )
        if (types.length > 0 && speaks(thing, language))
          return segments.map((each) => (each === thing ? { tokens: thing.tokens, meanings: types } : each))
      }
  return segments
}

const speaks = ({ meanings }: Segment, language: Meaning["language"]): boolean =>
  meanings.some((meaning) => meaning.kind === "type" && meaning.language === language)
