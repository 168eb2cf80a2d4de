import type { Attribute, Candidate, Part } from "./order-candidates.ts"
import type { Place } from "./places.ts"
import type { Token } from "./tokens.ts"

/** Words to search in place of a mistyped or unfinished one, any of them. */
export type Instead = ReadonlyMap<string, readonly string[]>

/**
 * What comes first without hiding the rest: the room, what is large of its kind, the measure itself before what is nearly
 * as wide, and a colour near that of which nothing is. It is said of some that nothing has it.
 */
export interface Preferred extends Place {
  readonly term: string
  readonly isSaid: boolean
}

/** Words as descriptions have them. */
export interface Described extends Place {
  readonly term: string
  /**
   * No name says a praise, `sturdy`: what is so comes first. So does what is said to stand in the place. Other words that nothing else has
   * hide what lacks them.
   */
  readonly as: "praise" | "place" | "words"
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
