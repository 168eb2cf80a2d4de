/** Measures a piece of text (points). */
export type Measure = (text: string) => number

/** Marks that never start a line. */
const closing = /^[\s,.;:!?)\]}%»”’、。，．：；！？）】》」』…]/u
/** Marks that never end one. */
const opening = /[([{«“‘（【《「『]$/u

/**
 * Breaks a text into lines no wider than `width`: between words by the rules of its language, within a word
 * only when it is wider than a whole line. A line keeps its final space, which does not count.
 */
export function breakLines(text: string, width: number, tag: string, measure: Measure): string[] {
  const lines: string[] = []
  let line = ""
  for (const piece of piecesOf(text, tag)) {
    if (measure((line + piece).trimEnd()) <= width) {
      line += piece
      continue
    }
    if (line !== "") lines.push(line)
    line = ""
    for (const character of graphemesOf(piece)) {
      if (line !== "" && measure(line + character) > width) {
        lines.push(line)
        line = ""
      }
      line += character
    }
  }
  return line === "" ? lines : [...lines, line]
}

/** Words together with marks that must stay attached. */
function piecesOf(text: string, tag: string): string[] {
  const pieces: string[] = []
  for (const { segment } of new Intl.Segmenter(tag, { granularity: "word" }).segment(text)) {
    const last = pieces.at(-1)
    const isTied =
      last !== undefined && (closing.test(segment) || opening.test(last) || isLatinTie(last, segment))
    if (isTied) pieces[pieces.length - 1] = last + segment
    else pieces.push(segment)
  }
  return pieces
}

/** `a@b.example` and `0100109106-001` are one word here; a line may break between Chinese words. */
const isLatinTie = (before: string, after: string): boolean =>
  !/[\s\p{Script=Han}]$/u.test(before) && !/^[\s\p{Script=Han}]/u.test(after)

export const graphemesOf = (text: string): string[] =>
  [...new Intl.Segmenter("en", { granularity: "grapheme" }).segment(text)].map(({ segment }) => segment)
