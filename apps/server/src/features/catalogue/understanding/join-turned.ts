import type { Segment } from "./cut-query.ts"
import { keyOf } from "./tokens.ts"
import type { Vocabulary } from "./vocabulary.ts"

/**
 * With what is said behind a thing before it again, where that is what things are called: `床 双人` is a 双人床. Shoppers
 * type Chinese so with spaces.
 */
export function joinTurned(segments: readonly Segment[], { meanings }: Vocabulary): readonly Segment[] {
  for (const [at, thing] of segments.entries()) {
    if (!isType(thing) || !thing.tokens.every(({ isHan }) => isHan)) continue
    for (const behind of segments.slice(at + 1)) {
      const next = segments[segments.indexOf(behind) + 1]
      // What stands before another thing is said of that: 桌上小花瓶.
      const isOfNext = next && isType(next) && next.tokens[0]?.from === behind.tokens.at(-1)?.to
      if (isType(behind) || isOfNext) continue
      const key = keyOf([...behind.tokens, ...thing.tokens])
      const types = (meanings.get(key) ?? []).filter(({ kind }) => kind === "type")
      if (types.length === 0) continue
      const joined: Segment = { tokens: thing.tokens, meanings: types }
      return segments.flatMap((each) => (each === thing ? [joined] : each === behind ? [] : [each]))
    }
  }
  return segments
}

const isType = (segment: Segment): boolean => segment.meanings.some(({ kind }) => kind === "type")
