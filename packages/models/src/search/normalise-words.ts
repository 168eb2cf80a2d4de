/** Text as it is compared: lower case, without marks, đ as d, everything that is no letter or digit as one space. */
export const normaliseText = (text: string): string =>
  text
    .normalize("NFKD")
    .replaceAll(/\p{Mn}/gu, "")
    .toLowerCase()
    .replaceAll("đ", "d")
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim()

const han = /\p{Script=Han}/u

/** One piece of a query: a run of Chinese characters, or a word. */
export interface QueryPiece {
  readonly text: string
  readonly isChinese: boolean
}

/** Cuts normalised text into words and runs of Chinese. */
export const cutPieces = (text: string): readonly QueryPiece[] =>
  (text.match(/\p{Script=Han}+|[^\p{Script=Han}\s]+/gu) ?? []).map((piece) => ({
    text: piece,
    isChinese: han.test(piece),
  }))
