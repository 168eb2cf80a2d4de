import { categories, type Category } from "../model/categories.ts"
import { modelTypes } from "../types/model-types.ts"
import { colourFamilies, type ColourFamily } from "./colour-families.ts"
import { materials, type Material } from "./materials.ts"
import { cutPieces, normaliseText } from "./normalise-words.ts"

/** What a phrase of a query can mean; a phrase may mean several things. */
export interface Meaning {
  /** Types by how well the phrase names them: 3 by name, 2 by another word, 1 by a look. */
  readonly types: Map<string, number>
  readonly categories: Set<Category>
  readonly colours: Set<ColourFamily>
  readonly materials: Set<Material>
}

export interface Vocabulary {
  /** The meaning of a normalised phrase; null where it has none. */
  meaningOf(phrase: string): Meaning | null
  /** The longest phrase in words, and in Chinese characters. */
  readonly longestWords: number
  readonly longestChinese: number
}

/** Words that say nothing about a piece. */
export const fillers = new Set(
  [
    "cai",
    "chiec",
    "bo",
    "mau",
    "cho",
    "va",
    "with",
    "for",
    "the",
    "a",
    "an",
    "of",
    "and",
    "in",
    "的",
    "个",
    "款",
    "cm",
    "mm",
    "m",
  ].map(normaliseText),
)

/** All words of the library in three languages, from types, categories, colours and materials themselves. */
export function createVocabulary(): Vocabulary {
  const meanings = new Map<string, Meaning>()
  const meaningOf = (phrase: string): Meaning | null => {
    const key = normaliseText(phrase)
    if (key === "") return null
    const known = meanings.get(key)
    if (known) return known
    const made: Meaning = {
      types: new Map(),
      categories: new Set(),
      colours: new Set(),
      materials: new Set(),
    }
    meanings.set(key, made)
    return made
  }
  const addType = (phrase: string, id: string, weight: number): void => {
    const types = meaningOf(phrase)?.types
    types?.set(id, Math.max(weight, types.get(id) ?? 0))
  }
  for (const type of modelTypes) {
    for (const language of ["zh", "en", "vi"] as const) {
      addType(type.name[language], type.id, 3)
      for (const word of type.words?.[language] ?? []) addType(word, type.id, 2)
      for (const look of type.looks) addType(look.name[language], type.id, 1)
    }
  }
  for (const [category, names] of Object.entries(categories))
    // Keys of the table are its categories.
    for (const name of Object.values(names)) meaningOf(name)?.categories.add(category as Category)
  for (const [family, { zh, en, vi }] of Object.entries(colourFamilies))
    // Keys of the table are its families.
    for (const word of [...zh, ...en, ...vi]) meaningOf(word)?.colours.add(family as ColourFamily)
  for (const [material, { zh, en, vi }] of Object.entries(materials))
    // Keys of the table are its materials.
    for (const word of [...zh, ...en, ...vi]) meaningOf(word)?.materials.add(material as Material)
  let [longestWords, longestChinese] = [1, 1]
  for (const phrase of meanings.keys()) {
    const pieces = cutPieces(phrase)
    if (pieces.every(({ isChinese }) => isChinese)) longestChinese = Math.max(longestChinese, phrase.length)
    else longestWords = Math.max(longestWords, pieces.length)
  }
  return { meaningOf: (phrase) => meanings.get(phrase) ?? null, longestWords, longestChinese }
}
