import type { InputFault } from "@roomwright/contract/envelope"
import type { FilterKind } from "@roomwright/contract/settings/filter-kinds"
import { languages, type LocalText } from "@roomwright/contract/language"
import type { ProductInput } from "@roomwright/contract/catalogue/my-products"
import type { Transaction } from "kysely"
import { AppError } from "../../platform/app-error.ts"
import type { DB } from "../../platform/database/row-types.ts"
import type { FilterRegistry } from "../settings/settings.public.ts"

/** A product's current values: it may keep values that are no longer offered. */
interface Kept {
  readonly category: string
  readonly style: string
  readonly materials: readonly string[]
}

/** A variant's colour; an existing variant may keep a colour that is no longer offered. */
interface GivenColour {
  readonly id: string
  readonly isKept: boolean
}

export interface Colour {
  readonly id: string
  readonly name: LocalText
  readonly hex: string
}

/**
 * Refuses a category or filter values that are not offered, each at its field (`unknownFilterValue`). A
 * category must be able to hold products: a top-level one only without subcategories. Returns the colours by
 * id.
 */
export async function checkValues(
  tx: Transaction<DB>,
  filterRegistry: FilterRegistry,
  given: Pick<ProductInput, "category" | "style" | "materials"> & {
    readonly colours: readonly GivenColour[]
  },
  kept: Kept | null,
): Promise<ReadonlyMap<string, Colour>> {
  const faults: InputFault[] = []
  const unknown = (path: string): void => void faults.push({ path: `body.${path}`, problem: "unknown" })
  if (given.category !== kept?.category && !(await isOffered(tx, given.category))) unknown("category")
  const valuesOf = async (kind: FilterKind) =>
    new Map((await filterRegistry.list(kind)).map((value) => [value.id, value]))
  const [styles, materials, colours] = await Promise.all([
    valuesOf("style"),
    valuesOf("material"),
    valuesOf("colour"),
  ])
  const isFine = (
    values: ReadonlyMap<string, { readonly retired: boolean }>,
    id: string,
    before: readonly string[] = [],
  ) => before.includes(id) || values.get(id)?.retired === false
  if (!isFine(styles, given.style, kept ? [kept.style] : [])) unknown("style")
  for (const [at, id] of given.materials.entries())
    if (!isFine(materials, id, kept?.materials)) unknown(`materials.${at}`)
  for (const [at, { id, isKept }] of given.colours.entries())
    if (!isKept && (!isFine(colours, id) || colours.get(id)?.hex === null)) unknown(`variants.${at}.colour`)
  if (faults.length > 0) throw new AppError("unknownFilterValue", { faults })
  return new Map(
    [...colours].flatMap(([id, { name, hex }]) => (hex === null ? [] : [[id, { id, name, hex }] as const])),
  )
}

/** Categories that can hold products: top-level ones only without subcategories. */
const selectHolding = (tx: Transaction<DB>) =>
  tx
    .selectFrom("category as c")
    .leftJoin("category as parent", "parent.id", "c.parent_id")
    .select("c.id")
    .where("c.hidden", "=", false)
    .where((eb) => eb.or([eb("parent.id", "is", null), eb("parent.hidden", "=", false)]))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(selectFrom("category as below").select("below.id").whereRef("below.parent_id", "=", "c.id")),
      ),
    )
    // A deletion of the category at this moment waits, and then finds it used.
    .forShare("c")

async function isOffered(tx: Transaction<DB>, id: string): Promise<boolean> {
  const row = await selectHolding(tx).where("c.id", "=", id).executeTakeFirst()
  return row !== undefined
}

/** The ids of all categories in which a product can be listed now. */
export async function listHoldingCategories(tx: Transaction<DB>): Promise<string[]> {
  const rows = await selectHolding(tx).execute()
  return rows.map(({ id }) => id)
}

/** A text without its empty languages. */
export const withoutEmpty = (text: LocalText): LocalText =>
  Object.fromEntries(languages.flatMap((language) => (text[language] ? [[language, text[language]]] : [])))

/** The same; null if all are empty. */
export function orNull(text: LocalText): LocalText | null {
  const filled = withoutEmpty(text)
  return Object.keys(filled).length > 0 ? filled : null
}

/**
 * Refuses an article number that is given twice, or that another product of the merchant has (`skuTaken`).
 * Call `lockMerchant` before, so that other listings of the merchant wait.
 */
export async function refuseTakenSkus(
  tx: Transaction<DB>,
  { merchantId, productId }: { readonly merchantId: string; readonly productId: string | null },
  skus: readonly string[],
): Promise<void> {
  const rows = await tx
    .selectFrom("product_variant as v")
    .innerJoin("product as p", "p.id", "v.product_id")
    .select("v.sku")
    .where("p.merchant_id", "=", merchantId)
    .where("v.sku", "in", [...skus])
    .$if(productId !== null, (query) => query.where("p.id", "<>", productId))
    .execute()
  const taken = new Set(rows.map(({ sku }) => sku))
  const at = skus.findIndex((sku, place) => taken.has(sku) || skus.indexOf(sku) < place)
  if (at < 0) return
  const faults = [{ path: `body.variants.${at}.sku`, problem: "taken" }]
  throw new AppError("skuTaken", { faults, values: { sku: skus[at] ?? "" } })
}
