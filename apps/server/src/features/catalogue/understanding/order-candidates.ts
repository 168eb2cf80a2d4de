import type { Head } from "./find-head.ts"
import type { Place } from "./places.ts"
import { all } from "./terms.ts"
import { attributeKinds, type AttributeKind } from "./vocabulary.ts"

/** What a query says beside what the thing is. */
export interface Attribute extends Place {
  readonly kind: AttributeKind | "size"
  /** Of values; empty for sizes. */
  readonly ids: readonly string[]
  /** What is so is hidden. */
  readonly isExcluded?: true
}

/** A part of the searched query; `attribute` is null for what the thing is and for other words. */
export interface Part extends Place {
  readonly term: string
  readonly attribute: Attribute | null
  /** Words that the vocabulary lacks, or that are said beside the thing. */
  readonly isLoose?: boolean
  /** Words of the vocabulary: those that nothing of the kind has are left out one by one. */
  readonly isOptional?: boolean
  /** A matter of degree, or what it is for: it comes first, and hides nothing. */
  readonly isWish?: boolean
  /** Nobody is told that nothing has it. */
  readonly isUnsaid?: boolean
  /** The same in the name, where it is otherwise anywhere. */
  readonly named?: string
  /** For another thing than the one that is meant: what is called so. */
  readonly called?: string
  /** What may stand in its place where nothing has it, the nearest first. */
  readonly near?: readonly string[]
}

/** One way to search a query, and what it leaves out. */
export interface Candidate {
  readonly query: string
  readonly leftOut: readonly Place[]
}

/** Everything, with what comes near in the place of one thing that was said. */
export const nearCandidates = (parts: readonly Part[]): Candidate[] =>
  parts.flatMap((part) =>
    (part.near ?? []).map((term) => ({
      query: all(parts.map((each) => (each === part ? term : each.term))),
      leftOut: [],
    })),
  )

/** Everything first; then without the colour, the material, each other thing said, and at last the thing alone. */
export function candidatesOf(
  parts: readonly Part[],
  head: Pick<Head, "term" | "kindTerm"> | null,
): Candidate[] {
  const candidates: Candidate[] = []
  const add = (kept: readonly Part[]): void => {
    const query = all([...new Set(kept.map(({ term }) => term))])
    if (query === "" || candidates.some((known) => known.query === query)) return
    const leftOut = parts
      .filter(({ from }) => !kept.some((part) => part.from === from))
      .map(({ from, to }) => ({ from, to }))
    candidates.push({ query, leftOut })
  }
  const without = (...kinds: readonly string[]): Part[] =>
    parts.filter(({ attribute }) => !attribute || !kinds.includes(attribute.kind))
  add(parts)
  if (head === null) {
    // What is only wished, or said beside it, empties no page.
    add(parts.filter(({ isWish }) => !isWish))
    add(parts.filter(({ isWish, isLoose }) => !isWish && !isLoose))
    // What it shall be able to do says more than the room: a panel against echoes may stand in none yet.
    add(parts.filter(({ attribute, isOptional, isLoose }) => isOptional && !isLoose && !attribute))
    add(parts.filter(({ attribute }) => attribute))
    return candidates
  }
  const { term: thing, kindTerm } = head
  if (kindTerm !== null && parts.some(({ attribute }) => attribute))
    add(parts.map((part) => (part.term === thing ? { ...part, term: kindTerm } : part)))
  for (const kind of ["size", "space", "style", "colour", "material"]) add(without(kind))
  add(without("size", "space", "style", "colour"))
  add(parts.filter(({ term, attribute }) => term === thing || attribute))
  add(without("size", ...attributeKinds))
  for (const kind of ["colour", "material"])
    add(parts.filter((part) => part.term === thing || (part.attribute && part.attribute.kind !== kind)))
  add(parts.filter(({ term }) => term === thing))
  return candidates
}
