import { setImmediate } from "node:timers/promises"
import { lineOf, paragraphsOf } from "@roomwright/contract/accounts/fields"
import { languages, type LocalText } from "@roomwright/contract/language"
import { productLimits, type AreaDelivery } from "@roomwright/contract/catalogue/my-products"
import {
  priceListLimits,
  productColumns,
  type PriceListColumn,
  type PriceListFault,
  type PriceListProblem,
} from "@roomwright/contract/catalogue/price-lists"
import { deliveryAreas, type DeliveryArea } from "@roomwright/contract/orders/provinces"
import * as z from "zod/mini"
import type { Colour } from "./check-product.ts"
import type { NewProduct, NewVariant } from "./new-product.ts"
import { faultAt, readNumber, type TableRow } from "./parse-price-list.ts"

/** The values that a new product may have. */
export interface OfferedValues {
  readonly categories: ReadonlySet<string>
  readonly styles: ReadonlySet<string>
  readonly materials: ReadonlySet<string>
  readonly colours: ReadonlyMap<string, Colour>
}

/** A product of the merchant to which rows may add variants. */
export interface KnownProduct {
  readonly id: string
  readonly variants: number
}

type Facts = Pick<
  NewProduct,
  "categoryId" | "name" | "description" | "style" | "materials" | "widthMm" | "depthMm" | "heightMm"
> & {
  readonly alertAt: number | undefined
  readonly delivery: Readonly<Partial<Record<DeliveryArea, AreaDelivery>>>
}

export interface DraftProduct extends Facts {
  readonly key: string
  readonly variants: readonly [NewVariant, ...NewVariant[]]
}

interface Drafts {
  readonly products: readonly DraftProduct[]
  /** Of existing products. */
  readonly added: readonly { readonly productId: string; readonly variant: NewVariant }[]
  readonly faults: readonly PriceListFault[]
}

const Name = lineOf(productLimits.name)
const Description = paragraphsOf(productLimits.description)
const Size = lineOf(productLimits.size)
const Sku = lineOf(productLimits.sku)
const Key = lineOf(priceListLimits.productKey)
/** How many rows are read before other work gets a turn. */
const stretch = 100

/**
 * Turns rows with new article numbers into variants, of existing or new products. The first row with a key
 * describes the product; the others leave that empty, or repeat it.
 */
export async function readDrafts(
  rows: readonly TableRow[],
  offered: OfferedValues,
  known: ReadonlyMap<string, KnownProduct>,
): Promise<Drafts> {
  const faults: PriceListFault[] = []
  const added: { productId: string; variant: NewVariant }[] = []
  const products: DraftProduct[] = []
  let read = 0
  for (const [key, group] of Map.groupBy(rows, (row) => row.cell("product"))) {
    const there = known.get(key)
    const [first] = group
    if (!first) continue
    const reader = createReader(first, faults)
    if (there === undefined) reader.text("product", Key)
    const facts = there === undefined ? readFacts(reader, offered) : null
    const isWrong = there === undefined && reader.isWrong()
    const variants: NewVariant[] = []
    for (const row of group) {
      read += 1
      if (read % stretch === 0) await setImmediate()
      const own = createReader(row, faults)
      if (row !== first && there === undefined) reportDifferences(own, row, first)
      if (row !== first && isWrong) own.wrong("product", "product")
      const variant = readVariant(own, row, offered)
      if ((there?.variants ?? 0) + variants.length >= productLimits.variants) own.wrong("product", "full")
      if (variant !== null && !own.isWrong()) variants.push(variant)
    }
    if (there) added.push(...variants.map((variant) => ({ productId: there.id, variant })))
    const [main, ...others] = variants
    if (facts && !isWrong && main) products.push({ ...facts, key, variants: [main, ...others] })
  }
  return { products, added, faults }
}

interface Reader {
  readonly cell: TableRow["cell"]
  wrong(column: PriceListColumn, problem: PriceListProblem): void
  isWrong(): boolean
  /** The text of a cell, cleaned; "" when it is too long, which is reported. */
  text(column: PriceListColumn, shape: z.ZodMiniType<string, string>): string
  /** A number within these bounds; null for an empty cell and for a wrong one, which is reported. */
  number(column: PriceListColumn, from: number, to: number): number | null
}

function createReader(row: TableRow, faults: PriceListFault[]): Reader {
  let count = 0
  const { cell } = row
  const wrong = (column: PriceListColumn, problem: PriceListProblem): void => {
    count += 1
    faults.push(faultAt(row, column, problem))
  }
  return {
    cell,
    wrong,
    isWrong: () => count > 0,
    text(column, shape) {
      const parsed = z.safeParse(shape, cell(column))
      if (parsed.success) return parsed.data
      wrong(column, "long")
      return ""
    },
    number: (column, from, to) => readNumber(cell(column), { from, to }, (problem) => wrong(column, problem)),
  }
}

function readVariant(
  reader: Reader,
  { sku, price, stock, isRight }: TableRow,
  { colours }: OfferedValues,
): NewVariant | null {
  reader.text("sku", Sku)
  for (const column of ["price", "stock"] as const)
    if (reader.cell(column) === "") reader.wrong(column, "missing")
  const size = readTexts(reader, "size", Size)
  const colour = readValue(reader, "colour", colours)
  const swatch = colours.get(colour)
  if (!isRight || price === null || stock === null || !swatch) return null
  return { sku, size: Object.keys(size).length > 0 ? size : null, colour: swatch, price, stock }
}

function readFacts(reader: Reader, offered: OfferedValues): Facts {
  const name = readTexts(reader, "name", Name)
  if (languages.every((language) => reader.cell(`name_${language}`) === "")) reader.wrong("name_zh", "name")
  const side = (column: "width_mm" | "depth_mm" | "height_mm"): number => {
    if (reader.cell(column) === "") reader.wrong(column, "missing")
    return reader.number(column, 1, productLimits.sideMax) ?? 0
  }
  const materials = [...new Set(reader.cell("materials").split(/[\s,;|]+/u))].filter((id) => id !== "")
  if (materials.some((id) => !offered.materials.has(id))) reader.wrong("materials", "value")
  if (materials.length > productLimits.materials) reader.wrong("materials", "long")
  return {
    name,
    description: readTexts(reader, "description", Description),
    categoryId: readValue(reader, "category", offered.categories),
    style: readValue(reader, "style", offered.styles),
    materials,
    widthMm: side("width_mm"),
    depthMm: side("depth_mm"),
    heightMm: side("height_mm"),
    alertAt: reader.number("alert_at", 0, productLimits.alertMax) ?? undefined,
    delivery: Object.fromEntries(
      deliveryAreas.flatMap((area) => {
        const rate = readDelivery(reader, area)
        return rate ? [[area, rate]] : []
      }),
    ),
  }
}

function readTexts(
  reader: Reader,
  what: "name" | "description" | "size",
  shape: z.ZodMiniType<string, string>,
): LocalText {
  return Object.fromEntries(
    languages.flatMap((language) => {
      const text = reader.text(`${what}_${language}`, shape)
      return text === "" ? [] : [[language, text]]
    }),
  )
}

function readValue(
  reader: Reader,
  column: "category" | "style" | "colour",
  offered: { has(id: string): boolean },
): string {
  const id = reader.cell(column)
  if (id === "") reader.wrong(column, "missing")
  else if (!offered.has(id)) reader.wrong(column, "value")
  return id
}

/** The delivery price in a part of the country; null when all three cells are empty: the standard applies. */
function readDelivery(reader: Reader, area: DeliveryArea): AreaDelivery | null {
  const columns = [`${area}_cost`, `${area}_days_min`, `${area}_days_max`] as const
  if (columns.every((column) => reader.cell(column) === "")) return null
  for (const column of columns) if (reader.cell(column) === "") reader.wrong(column, "missing")
  const [costColumn, minColumn, maxColumn] = columns
  const cost = reader.number(costColumn, 0, productLimits.deliveryCostMax)
  const daysMin = reader.number(minColumn, 0, productLimits.deliveryDaysMax)
  const daysMax = reader.number(maxColumn, 0, productLimits.deliveryDaysMax)
  if (cost === null || daysMin === null || daysMax === null) return null
  if (daysMin > daysMax) reader.wrong(maxColumn, "order")
  return { cost, daysMin, daysMax }
}

/** Nobody knows which of two rows is right. */
function reportDifferences(reader: Reader, row: TableRow, first: TableRow): void {
  for (const column of productColumns) {
    const said = row.cell(column)
    if (said !== "" && said !== first.cell(column)) reader.wrong(column, "differs")
  }
}
