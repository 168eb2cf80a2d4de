import { languages } from "@roomwright/contract/language"
import { productLimits } from "@roomwright/contract/catalogue/my-products"
import { deliveryAreas } from "@roomwright/contract/orders/provinces"
import type { MyProductsTextId } from "./my-products-texts.ts"
import type { ProductDraft, Texts } from "./product-draft.ts"

/** What is wrong, by the field's path as the call names it: `variants.0.sku`. A text that has come is said as it is. */
export type ProductFaults = Readonly<
  Record<string, { readonly id: MyProductsTextId } | { readonly said: string }>
>

const lengthOf = (text: string): number => [...text.trim()].length
const isWhole = (text: string, from: number, to: number): boolean =>
  /^\d{1,15}$/.test(text.trim()) && Number(text) >= from && Number(text) <= to
const isTooLong = (texts: Texts, most: number): boolean =>
  languages.some((language) => lengthOf(texts[language]) > most)

/** What keeps a draft from being saved, in the order of the form. */
export function checkProductDraft(draft: ProductDraft): ProductFaults {
  const faults: Record<string, { readonly id: MyProductsTextId }> = {}
  const unless = (isRight: boolean, path: string, id: MyProductsTextId): void => {
    if (!isRight && !(path in faults)) faults[path] = { id }
  }
  unless(
    languages.some((one) => draft.name[one].trim() !== ""),
    "localName",
    "myProducts.fault.name",
  )
  unless(!isTooLong(draft.name, productLimits.name), "localName", "myProducts.fault.long")
  unless(
    !isTooLong(draft.description, productLimits.description),
    "localDescription",
    "myProducts.fault.long",
  )
  unless(!isTooLong(draft.alsoCalled, productLimits.alsoCalled), "alsoCalled", "myProducts.fault.long")
  unless(draft.pictures.length > 0, "pictures", "myProducts.fault.pictures")
  unless(draft.category !== "", "category", "myProducts.fault.choose")
  unless(draft.style !== "", "style", "myProducts.fault.choose")
  unless(draft.materials.length <= productLimits.materials, "materials", "myProducts.fault.materials")
  for (const side of ["width", "depth", "height"] as const)
    unless(isWhole(draft[side], 1, productLimits.sideMax), `${side}Mm`, "myProducts.fault.side")
  for (const [at, variant] of draft.variants.entries()) {
    const path = `variants.${at}`
    const sku = variant.sku.trim()
    unless(sku !== "" && lengthOf(sku) <= productLimits.sku, `${path}.sku`, "myProducts.fault.sku")
    const isTwice = draft.variants.some((other, place) => place < at && other.sku.trim() === sku)
    unless(!isTwice, `${path}.sku`, "myProducts.fault.skuTwice")
    unless(!isTooLong(variant.size, productLimits.size), `${path}.size`, "myProducts.fault.long")
    unless(variant.colour !== "", `${path}.colour`, "myProducts.fault.choose")
    unless(isWhole(variant.price, 1, productLimits.priceMax), `${path}.price`, "myProducts.fault.price")
    unless(isWhole(variant.stock, 0, productLimits.stockMax), `${path}.stock`, "myProducts.fault.stock")
  }
  for (const area of deliveryAreas) {
    const { isOwn, cost, daysMin, daysMax } = draft.delivery[area]
    if (!isOwn) continue
    unless(isWhole(cost, 0, productLimits.deliveryCostMax), `delivery.${area}.cost`, "myProducts.fault.cost")
    const days = (text: string): boolean => isWhole(text, 0, productLimits.deliveryDaysMax)
    unless(days(daysMin), `delivery.${area}.daysMin`, "myProducts.fault.days")
    unless(days(daysMax), `delivery.${area}.daysMax`, "myProducts.fault.days")
    if (days(daysMin) && days(daysMax))
      unless(Number(daysMin) <= Number(daysMax), `delivery.${area}.daysMax`, "myProducts.fault.daysOrder")
  }
  unless(isWhole(draft.alertAt, 0, productLimits.alertMax), "alertAt", "myProducts.fault.stock")
  return faults
}
