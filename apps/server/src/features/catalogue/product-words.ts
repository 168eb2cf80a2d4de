import { languages, textsOf, type LocalText } from "@roomwright/contract/language"
import type { Transaction } from "kysely"
import type { DB } from "../../platform/database/row-types.ts"
import { indexWords } from "../../platform/words.ts"
import type { NewProduct } from "./new-product.ts"
import { describedWords } from "./understanding/described.ts"
import {
  allHeadsOf,
  headWord,
  merchantWord,
  phraseWords,
  readPhrases,
  sizeWord,
  tonedHeadWord,
  tonedWord,
  type Called,
} from "./understanding/phrases.ts"
import { keyOf, readTokens } from "./understanding/tokens.ts"

/** Names of the things that products refer to, by id. */
export interface SearchNames {
  readonly merchants: ReadonlyMap<string, string>
  readonly categories: ReadonlyMap<string, Called>
  /** By `<kind>/<id>`. */
  readonly filterValues: ReadonlyMap<string, LocalText>
}

/** The words by which a product is found. */
export interface FoundBy extends Pick<
  NewProduct,
  "merchantId" | "categoryId" | "name" | "alsoCalled" | "description" | "style" | "materials"
> {
  readonly variants: readonly {
    readonly size: LocalText | null
    readonly colour: { readonly id: string; readonly name: LocalText }
  }[]
}

type Wanted = Pick<NewProduct, "merchantId" | "categoryId">

/** The names that one product needs, or without one all names. */
export async function readSearchNames(tx: Transaction<DB>, product?: Wanted): Promise<SearchNames> {
  const categories = await tx
    .selectFrom("category")
    .select(["id", "name", "also_called as alsoCalled"])
    .$if(product !== undefined, (query) => query.where("id", "=", product?.categoryId ?? ""))
    .execute()
  const merchants = await tx
    .selectFrom("account")
    .select(["id", "nickname"])
    .$if(product !== undefined, (query) => query.where("id", "=", product?.merchantId ?? ""))
    .execute()
  const values = await tx
    .selectFrom("filter_value")
    .select(["kind", "id", "name"])
    .where("kind", "in", ["style", "material", "colour"])
    .execute()
  return {
    merchants: new Map(merchants.map(({ id, nickname }) => [id, nickname])),
    categories: new Map(categories.map((row) => [row.id, row])),
    filterValues: new Map(values.map(({ kind, id, name }) => [`${kind}/${id}`, name])),
  }
}

/**
 * Everything that a shopper may type for a product: kind, material, colour, merchant. Words in capitals and a colon say
 * where a word stands (`phrases.ts`, `described.ts`). Other words for a whole branch of categories are not among them.
 */
export function wordsOfProduct(names: SearchNames, product: FoundBy): string[] {
  const valueNames = [
    `style/${product.style}`,
    ...product.materials.map((id) => `material/${id}`),
    ...product.variants.map(({ colour }) => `colour/${colour.id}`),
  ].map((key) => names.filterValues.get(key) ?? {})
  const category = names.categories.get(product.categoryId) ?? { name: {}, alsoCalled: {} }
  const itself = { name: product.name, alsoCalled: product.alsoCalled ?? {} }
  const sizes = product.variants.flatMap(({ size }) => textsOf(size))
  const merchant = names.merchants.get(product.merchantId) ?? ""
  const texts = [
    merchant,
    ...[itself.name, itself.alsoCalled, category.name, category.alsoCalled, ...valueNames].flatMap(textsOf),
    ...product.variants.flatMap(({ colour }) => textsOf(colour.name)),
    ...sizes,
  ]
  const heads = [
    ...allHeadsOf({ ...category, name: namesMeant(category.name, itself) }),
    ...allHeadsOf(itself),
  ]
  return [
    ...indexWords(texts),
    ...new Set([
      merchantWord(readTokens(merchant)),
      ...heads.flatMap(({ tokens }) => [headWord(tokens), tonedHeadWord(tokens)]),
      ...[...textsOf(itself.name), ...sizes].flatMap((text) => phraseWords(readTokens(text))),
      ...textsOf(itself.alsoCalled)
        .flatMap(readPhrases)
        .flatMap((phrase) => phraseWords(readTokens(phrase))),
      ...texts.flatMap(readTokens).flatMap(({ word, toned }) => (word === toned ? [] : [tonedWord(toned)])),
      ...sizes.flatMap((size) => [...size.matchAll(/\b\d{2,3}\b/gu)].map(([cm]) => sizeWord(Number(cm)))),
      ...describedWords(product.description),
    ]),
  ]
}

/**
 * Of a category of `stools and benches`, a bench is none of the stools: what it is itself called decides. A category is
 * called first by what most of it is.
 */
const namesMeant = (name: LocalText, itself: Called): LocalText =>
  Object.fromEntries(
    languages.map((language) => {
      const own = [itself.name, itself.alsoCalled].map((text) => keyOf(readTokens(text[language] ?? "")))
      const names = readPhrases(name[language] ?? "")
      const meant = names.filter((each) => own.some((key) => key.includes(keyOf(readTokens(each)))))
      return [language, (meant.length > 0 ? meant : names.slice(0, 1)).join(", ")]
    }),
  )

/** So that a new word does not count as mistyped. */
export async function saveProductSpellings(tx: Transaction<DB>, words: readonly string[]): Promise<void> {
  const spellings = words.filter((word) => !/^[A-Z]:|\p{Script=Han}/u.test(word)).map((word) => ({ word }))
  if (spellings.length === 0) return
  await tx
    .insertInto("product_spelling")
    .values(spellings)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
