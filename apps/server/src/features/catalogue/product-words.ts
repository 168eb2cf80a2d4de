import { textsOf, type LocalText } from "@roomwright/contract/language"
import type { Transaction } from "kysely"
import type { DB } from "../../platform/database/row-types.ts"
import { indexWords } from "../../platform/words.ts"
import type { NewProduct } from "./new-product.ts"

/** Names of the things that products refer to, by id. */
export interface SearchNames {
  readonly merchants: ReadonlyMap<string, string>
  /** With those of the parent category, and synonyms. */
  readonly categories: ReadonlyMap<string, readonly LocalText[]>
  /** By `<kind>/<id>`. */
  readonly filterValues: ReadonlyMap<string, LocalText>
}

/** The words by which a product is found. */
export interface FoundBy extends Pick<
  NewProduct,
  "merchantId" | "categoryId" | "name" | "style" | "materials"
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
    .selectFrom("category as leaf")
    .leftJoin("category as parent", "parent.id", "leaf.parent_id")
    .select([
      "leaf.id",
      "leaf.name",
      "leaf.also_called",
      "parent.name as parentName",
      "parent.also_called as parentAlsoCalled",
    ])
    .$if(product !== undefined, (query) => query.where("leaf.id", "=", product?.categoryId ?? ""))
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
    categories: new Map(
      categories.map((row) => [
        row.id,
        [row.name, row.also_called, row.parentName, row.parentAlsoCalled].filter((text) => text !== null),
      ]),
    ),
    filterValues: new Map(values.map(({ kind, id, name }) => [`${kind}/${id}`, name])),
  }
}

/** Everything that a shopper may type for a product: kind, material, colour, merchant. */
export function wordsOfProduct(names: SearchNames, product: FoundBy): string[] {
  const valueNames = [
    `style/${product.style}`,
    ...product.materials.map((id) => `material/${id}`),
    ...product.variants.map(({ colour }) => `colour/${colour.id}`),
  ].map((key) => names.filterValues.get(key) ?? {})
  const texts: (LocalText | null)[] = [
    product.name,
    ...product.variants.flatMap((variant) => [variant.colour.name, variant.size]),
    ...(names.categories.get(product.categoryId) ?? []),
    ...valueNames,
  ]
  return indexWords([names.merchants.get(product.merchantId) ?? "", ...texts.flatMap(textsOf)])
}

/** So that a new word does not count as mistyped. */
export async function saveProductSpellings(tx: Transaction<DB>, words: readonly string[]): Promise<void> {
  const spellings = words.filter((word) => !/\p{Script=Han}/u.test(word)).map((word) => ({ word }))
  if (spellings.length === 0) return
  await tx
    .insertInto("product_spelling")
    .values(spellings)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
