import { seatsNear } from "./counts.ts"
import { readTokens, tonedKeyOf, type Token } from "./tokens.ts"
import type { AttributeKind } from "./vocabulary.ts"

/** Colours that come near each other: who wants a white chair may like a cream one. */
const alike: readonly (readonly string[])[] = [
  ["white", "beige"],
  ["black", "grey"],
  ["pink", "terracotta"],
]

/** The values that come near these, without them. */
export function valuesNear(kind: AttributeKind, ids: readonly string[]): readonly string[] {
  if (kind !== "colour") return []
  const near = ids.flatMap((id) => alike.find((group) => group.includes(id)) ?? [])
  return [...new Set(near)].filter((id) => !ids.includes(id))
}

/** The numbers of seats to take instead of these, the nearest first, each in the words for it. */
export const countsNear = (tokens: readonly Token[]): readonly (readonly (readonly Token[])[])[] =>
  seatsNear(tonedKeyOf(tokens)).map((phrases) => phrases.map(readTokens))
