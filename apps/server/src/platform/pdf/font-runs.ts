import { graphemesOf } from "./break-lines.ts"
import type { Font, Fonts, Weight } from "./open-fonts.ts"

/** A piece of a text in one face. */
export interface FontRun {
  readonly font: Font
  readonly text: string
}

/** Replaces characters that no font here covers: emoji, Arabic … The fonts must have been opened with it. */
export const unwritable = "□"

/** The text in pieces of one face each; uncovered characters become a box. */
export function splitRuns(fonts: Fonts, text: string, weight: Weight): readonly FontRun[] {
  const runs: { font: Font; text: string }[] = []
  for (const grapheme of graphemesOf(tidy(text))) {
    // Combines emoji; no font here draws it.
    const seen = grapheme.replaceAll("\u200D", "")
    const found = [...seen].map((character) => fonts.find(weight, character.codePointAt(0) ?? 0))
    const isWhole = found.length > 0 && found.every((font) => font !== null)
    const font = isWhole ? found[0] : fonts.find(weight, unwritable.codePointAt(0) ?? 0)
    if (!font) throw new Error("The box for what cannot be written is not in the fonts.")
    const written = isWhole ? seen : unwritable
    const last = runs.at(-1)
    if (last?.font === font) last.text += written
    else runs.push({ font, text: written })
  }
  return runs
}

/** One line, in composed letters, without invisible characters. */
export const tidy = (text: string): string =>
  text
    .toWellFormed()
    .normalize("NFC")
    .replaceAll(/[[\p{Cf}\uFE00-\uFE0F]--\u200D]/gv, "")
    .replaceAll(/[\p{Cc}\t\n\r\u2028\u2029]+/gu, " ")
