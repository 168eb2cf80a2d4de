import { showText, type Language } from "@roomwright/contract/language"
import type { SceneCredit } from "@roomwright/contract/studio/work-scenes"
import type { ScenePiece } from "./scene-pieces.ts"

/** Who made these pieces and under which licence, one entry for each of both; by names, the pieces in theirs too. */
export function creditPieces(
  pieces: readonly Pick<ScenePiece, "name" | "creator" | "licence">[],
  language: Language,
): SceneCredit[] {
  const credits = new Map<string, SceneCredit>()
  for (const { name, creator, licence } of pieces) {
    const key = JSON.stringify([creator, licence])
    const shown = showText(name, language)
    const names = credits.get(key)?.names ?? []
    if (names.some(({ text }) => text === shown.text)) continue
    credits.set(key, { creator, licence, names: [...names, shown] })
  }
  const compare = new Intl.Collator(language).compare
  return [...credits.values()]
    .map((credit) => ({
      ...credit,
      names: credit.names.toSorted((one, other) => compare(one.text, other.text)),
    }))
    .toSorted((one, other) => compare(one.creator, other.creator) || compare(one.licence, other.licence))
}
