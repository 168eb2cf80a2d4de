import { foldLatin, foldText } from "../../../platform/words.ts"
import { simplify } from "./traditional.ts"

/** A Latin word or one Chinese character, with its place in the text. */
export interface Token {
  /** As it is searched: without marks. */
  readonly word: string
  /** With its marks, if it has any: `đèn` and `đen` are two words. */
  readonly toned: string
  readonly isHan: boolean
  readonly from: number
  readonly to: number
}

const token = /\p{Script=Han}|[\p{Script=Latin}\p{N}][\p{Script=Latin}\p{N}\p{M}]*/gu
const possessive = /['’]s\b/gu
const tones = ["\u0300", "\u0301", "\u0303", "\u0309", "\u0323"]
const anyMark = /\p{M}|đ/u

/**
 * The words of a text one by one. A possessive s is left out.
 */
export function readTokens(text: string): Token[] {
  const clean = text.normalize("NFC").replaceAll(possessive, (found) => " ".repeat(found.length))
  return [...clean.matchAll(token)].flatMap(({ 0: typed, index: from }) => {
    const isHan = /^\p{Script=Han}/u.test(typed)
    const word = lettersOf(isHan ? simplify(foldText(typed)) : foldLatin(foldText(typed)))
    const toned = isHan ? word : lettersOf(markTone(typed, word))
    return word === "" ? [] : [{ word, toned, isHan, from, to: from + typed.length }]
  })
}

/** Folding turns some signs, such as fractions, into more than letters and digits. */
const lettersOf = (word: string): string => word.replaceAll(/[^\p{L}\p{N}]/gu, "")

/**
 * The tone of a Vietnamese word stands behind it as a digit, because people put it on either of two vowels: `hòa` and
 * `hoà` are one word.
 */
function markTone(typed: string, folded: string): string {
  const lower = typed.toLowerCase().normalize("NFD")
  if (!anyMark.test(lower)) return folded
  let tone = ""
  const letters = [...lower].filter((letter) => {
    const at = tones.indexOf(letter)
    if (at >= 0) tone = String(at + 1)
    return at < 0
  })
  return letters.join("").normalize("NFC") + tone
}

/** The word of these letters and the number of its tone: with the mark on the last vowel but one of an ending of two, else on the only place it can be. */
export function spell(toned: string): string {
  const [, letters = "", digit = ""] = /^(.*?)(\d?)$/u.exec(toned) ?? []
  const mark = tones[Number(digit) - 1]
  if (mark === undefined) return letters
  const start = /^(?:qu|gi(?=[aeiouyăâêôơư]))/u.exec(letters)?.[0].length ?? 0
  const vowels = [...letters.matchAll(/[aeiouyăâêôơư]/gu)]
    .map(({ index }) => index)
    .filter((at) => at >= start)
  const bent = vowels.find((at) => /[ăâêôơ]/u.test(letters[at] ?? ""))
  const isOpen = vowels.at(-1) === letters.length - 1
  const at = bent ?? (vowels.length > 1 && isOpen ? vowels.at(-2) : vowels.at(-1))
  return at === undefined
    ? letters
    : (letters.slice(0, at + 1) + mark + letters.slice(at + 1)).normalize("NFC")
}

export const isMarked = ({ word, toned }: Token): boolean => word !== toned

/** One key for a phrase: its words in their order. */
export const keyOf = (tokens: readonly Token[]): string => tokens.map(({ word }) => word).join("_")
export const tonedKeyOf = (tokens: readonly Token[]): string => tokens.map(({ toned }) => toned).join("_")
