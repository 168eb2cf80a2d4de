import type { Category } from "../model/categories.ts"
import type { ColourFamily } from "./colour-families.ts"
import type { Material } from "./materials.ts"
import { cutPieces, normaliseText } from "./normalise-words.ts"
import { fillers, type Meaning, type Vocabulary } from "./vocabulary.ts"

/** What a query asks for. */
export interface Wanted {
  /** How well each type fits the words; empty where the words name none. */
  readonly types: ReadonlyMap<string, number>
  readonly categories: ReadonlySet<Category>
  readonly colours: ReadonlySet<ColourFamily>
  readonly materials: ReadonlySet<Material>
  /** Lengths in mm that were named (`160` and `160cm` as 1600, `1600` and `1.6m` as 1600). */
  readonly lengths: readonly number[]
  /** Words that the library does not know. */
  readonly unknown: readonly string[]
}

/** Reads a query in any of the three languages, with or without marks, longest phrases first. */
export function readQuery(text: string, vocabulary: Vocabulary): Wanted {
  const types = new Map<string, number>()
  const wanted = {
    categories: new Set<Category>(),
    colours: new Set<ColourFamily>(),
    materials: new Set<Material>(),
    lengths: [] as number[],
    unknown: [] as string[],
  }
  const take = ({ types: named, categories, colours, materials }: Meaning, words: number): void => {
    // Two words that name a type say more than each alone.
    for (const [id, weight] of named) types.set(id, (types.get(id) ?? 0) + weight * words)
    for (const one of categories) wanted.categories.add(one)
    const isPieceAlone = named.size > 0 && colours.size === 0 && materials.size === 0
    if (isPieceAlone) return
    for (const one of colours) wanted.colours.add(one)
    for (const one of materials) wanted.materials.add(one)
  }
  const lengthText = text.toLowerCase().replaceAll(/(\d),(\d)/g, "$1.$2")
  for (const [, number = "", unit = ""] of lengthText.matchAll(
    /(\d+(?:\.\d+)?)\s*(mm|cm|m|米|厘米|毫米)?(?![\p{L}\d])/gu,
  )) {
    const length = readLength(Number(number), unit)
    if (length !== null) wanted.lengths.push(length)
  }
  const words = lengthText.replaceAll(/\d+(?:\.\d+)?\s*(?:mm|cm|m|米|厘米|毫米)?(?![\p{L}\d])/gu, " ")
  let run: string[] = []
  const finishRun = (): void => {
    takeWords(run, vocabulary, take, wanted.unknown)
    run = []
  }
  for (const { text: piece, isChinese } of cutPieces(normaliseText(words))) {
    if (isChinese) {
      finishRun()
      takeChinese(piece, vocabulary, take, wanted.unknown)
    } else run.push(piece)
  }
  finishRun()
  return { types, ...wanted }
}

function readLength(number: number, unit: string): number | null {
  const millimetres =
    unit === "mm" || unit === "毫米"
      ? number
      : unit === "m" || unit === "米"
        ? number * 1000
        : unit === "" && number >= 400
          ? number
          : number * 10
  return millimetres >= 100 && millimetres <= 10_000 ? Math.round(millimetres) : null
}

type Take = (meaning: Meaning, words: number) => void

function takeWords(words: readonly string[], vocabulary: Vocabulary, take: Take, unknown: string[]): void {
  let at = 0
  while (at < words.length) {
    let length = Math.min(vocabulary.longestWords, words.length - at)
    let meaning: Meaning | null = null
    for (; length > 0; length--) {
      meaning = findWords(words.slice(at, at + length).join(" "), vocabulary)
      if (meaning) break
    }
    const word = words[at] ?? ""
    if (meaning) take(meaning, length)
    else if (!fillers.has(word)) unknown.push(word)
    at += Math.max(1, length)
  }
}

/** A phrase, or the same without the plural of English. */
const findWords = (phrase: string, vocabulary: Vocabulary): Meaning | null =>
  vocabulary.meaningOf(phrase) ??
  (phrase.endsWith("es") ? vocabulary.meaningOf(phrase.slice(0, -2)) : null) ??
  (phrase.endsWith("s") ? vocabulary.meaningOf(phrase.slice(0, -1)) : null) ??
  vocabulary.meaningOf(`${phrase}s`)

function takeChinese(run: string, vocabulary: Vocabulary, take: Take, unknown: string[]): void {
  let at = 0
  while (at < run.length) {
    let length = Math.min(vocabulary.longestChinese, run.length - at)
    while (length > 0 && !vocabulary.meaningOf(run.slice(at, at + length))) length--
    const meaning = vocabulary.meaningOf(run.slice(at, at + length))
    const piece = run[at] ?? ""
    if (meaning) take(meaning, length)
    else if (!fillers.has(piece)) unknown.push(piece)
    at += Math.max(1, length)
  }
}
