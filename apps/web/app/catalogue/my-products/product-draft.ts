import { languages, type Language, type LocalText } from "@roomwright/contract/language"
import type { MyProduct, MyVariant } from "@roomwright/contract/catalogue/my-products"
import type { DeliveryArea } from "@roomwright/contract/orders/provinces"

/** A text in all languages of the site; "" where there is none. */
export type Texts = Readonly<Record<Language, string>>

export interface VariantDraft {
  /** Of its place on the page. */
  readonly key: string
  /** Null before it is saved. */
  readonly id: string | null
  readonly sku: string
  readonly size: Texts
  readonly colour: string
  /** Digits, as the next ones. */
  readonly price: string
  readonly stock: string
  /** When the form began. */
  readonly stockWas: number
}

export interface PictureDraft {
  /** Of a picture that the product has, or of an upload. */
  readonly id: string
  /** Where it is seen; null for an upload from before the page was loaded. */
  readonly address: string | null
  /** Blurred, as a data address. */
  readonly placeholder: string
}

export interface RateDraft {
  /** Else it goes by the platform's standard. */
  readonly isOwn: boolean
  readonly cost: string
  readonly daysMin: string
  readonly daysMax: string
}

/** A product as it is being edited: as typed, whatever it is worth. */
export interface ProductDraft {
  /** Null before it is listed. */
  readonly edition: number | null
  readonly isOnSale: boolean
  readonly name: Texts
  readonly description: Texts
  readonly alsoCalled: Texts
  readonly category: string
  readonly style: string
  readonly materials: readonly string[]
  readonly width: string
  readonly depth: string
  readonly height: string
  readonly pictures: readonly PictureDraft[]
  readonly variants: readonly VariantDraft[]
  readonly delivery: Readonly<Record<DeliveryArea, RateDraft>>
  readonly alertAt: string
}

const noTexts: Texts = { zh: "", en: "", vi: "" }
const toTexts = (text: LocalText | null): Texts => ({
  zh: text?.zh ?? "",
  en: text?.en ?? "",
  vi: text?.vi ?? "",
})

export const newVariantDraft = (): VariantDraft => ({
  key: crypto.randomUUID(),
  id: null,
  sku: "",
  size: noTexts,
  colour: "",
  price: "",
  stock: "",
  stockWas: 0,
})

const standardRate: RateDraft = { isOwn: false, cost: "", daysMin: "", daysMax: "" }

export const emptyDraft = (): ProductDraft => ({
  edition: null,
  isOnSale: true,
  name: noTexts,
  description: noTexts,
  alsoCalled: noTexts,
  category: "",
  style: "",
  materials: [],
  width: "",
  depth: "",
  height: "",
  pictures: [],
  variants: [newVariantDraft()],
  delivery: { north: standardRate, central: standardRate, south: standardRate },
  alertAt: "3",
})

/** A listed product as its form begins with it. */
export function toDraft(product: MyProduct): ProductDraft {
  const rateOf = (area: DeliveryArea): RateDraft => {
    const rate = product.delivery[area]
    return rate
      ? {
          isOwn: true,
          cost: String(rate.cost),
          daysMin: String(rate.daysMin),
          daysMax: String(rate.daysMax),
        }
      : standardRate
  }
  return {
    edition: product.edition,
    isOnSale: product.isOnSale,
    name: toTexts(product.localName),
    description: toTexts(product.localDescription),
    alsoCalled: toTexts(product.alsoCalled),
    category: product.category,
    style: product.style,
    materials: product.materials,
    width: String(product.widthMm),
    depth: String(product.depthMm),
    height: String(product.heightMm),
    pictures: product.pictures.map(({ picture, address }) => ({
      id: picture.id,
      address:
        address ?? `${picture.path}/${picture.widths.find((width) => width >= 320) ?? picture.width}.webp`,
      placeholder: picture.placeholder,
    })),
    variants: product.variants.map(toVariantDraft),
    delivery: { north: rateOf("north"), central: rateOf("central"), south: rateOf("south") },
    alertAt: String(product.alertAt),
  }
}

const toVariantDraft = ({ id, sku, size, colour, price, stock }: MyVariant): VariantDraft => ({
  key: id,
  id,
  sku,
  size: toTexts(size),
  colour: colour.id,
  price: String(price),
  stock: String(stock),
  stockWas: stock,
})

const trimmed = (texts: Texts): Texts => ({
  zh: texts.zh.trim(),
  en: texts.en.trim(),
  vi: texts.vi.trim(),
})

/** What is sent of a draft in which nothing is wrong. */
export function toInput(draft: ProductDraft) {
  const rateOf = (area: DeliveryArea) => {
    const { isOwn, cost, daysMin, daysMax } = draft.delivery[area]
    return isOwn ? { cost: Number(cost), daysMin: Number(daysMin), daysMax: Number(daysMax) } : null
  }
  return {
    localName: trimmed(draft.name),
    localDescription: trimmed(draft.description),
    alsoCalled: trimmed(draft.alsoCalled),
    category: draft.category,
    style: draft.style,
    materials: [...draft.materials],
    widthMm: Number(draft.width),
    depthMm: Number(draft.depth),
    heightMm: Number(draft.height),
    pictures: draft.pictures.map(({ id }) => id),
    variants: draft.variants.map(({ id, sku, size, colour, price, stock, stockWas }) => ({
      id,
      sku: sku.trim(),
      size: trimmed(size),
      colour,
      price: Number(price),
      stock: Number(stock),
      stockWas,
    })),
    delivery: { north: rateOf("north"), central: rateOf("central"), south: rateOf("south") },
    alertAt: Number(draft.alertAt),
  }
}

/** Whether what a browser has kept is a draft of this release. */
export function isProductDraft(value: object): value is ProductDraft {
  const model = emptyDraft()
  return (
    Object.keys(model).every((name) => name in value) &&
    ["pictures", "variants", "materials"].every((name) => Array.isArray(Reflect.get(value, name)))
  )
}

/** The draft as it is kept: what only this page can show is left out. */
export const forKeeping = (draft: ProductDraft): ProductDraft => ({
  ...draft,
  pictures: draft.pictures.map((picture) =>
    picture.address?.startsWith("blob:") ? { ...picture, address: null } : picture,
  ),
})

/** The first language that a text is written in, preferring the reader's. */
export const writtenIn = (texts: Texts, wanted: Language): Language =>
  [wanted, ...languages].find((language) => texts[language].trim() !== "") ?? wanted

/** The item at a place moved to another. */
export function move<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const item = items[from]
  if (item === undefined || to < 0 || to >= items.length) return [...items]
  return items.toSpliced(from, 1).toSpliced(to, 0, item)
}
