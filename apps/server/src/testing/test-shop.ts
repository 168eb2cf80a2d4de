import { firstFilterValues } from "@roomwright/contract/settings/filter-kinds"
import type { TestContent } from "./test-content.ts"

/** What a product of the test shop was made from, to compare answers with. */
export interface ShopProduct {
  readonly id: string
  readonly category: string
  readonly style: string
  readonly materials: readonly string[]
  readonly colours: readonly string[]
  readonly price: number
  readonly stock: number
  readonly merchantId: string
  /** The place in the order of age, the oldest first. */
  readonly age: number
}

export interface Shop {
  readonly products: readonly ShopProduct[]
  readonly merchants: readonly string[]
}

/** First level -> second level. */
export const shopCategories = { seating: ["sofas", "chairs"], lighting: ["floor-lamps"], decor: [] } as const
export const shopStyles = ["nordic", "wabi-sabi", "retro"] as const
export const shopColours = ["white", "oak", "green"] as const
export const shopMaterials = ["oak", "linen", "metal"] as const

const leaves = ["sofas", "chairs", "floor-lamps", "decor", "seating"] as const
const colourOf = (id: string) => {
  const value = firstFilterValues.colour.find((colour) => colour.id === id)
  if (!value?.hex) throw new Error(`There is no colour ${id}.`)
  return { id, name: value.name, hex: value.hex }
}
const pick = <Item>(items: readonly Item[], at: number): Item => {
  const item = items[at % items.length]
  if (item === undefined) throw new Error("Nothing to pick from.")
  return item
}

/** Fills a catalogue with products that differ in everything one can filter and sort by. */
export async function openTestShop(content: TestContent, size = 30): Promise<Shop> {
  for (const [id, children] of Object.entries(shopCategories)) {
    await content.makeCategory({ id })
    for (const child of children) await content.makeCategory({ id: child, parentId: id })
  }
  const merchants = [await content.makeMerchant(), await content.makeMerchant()]
  const products: ShopProduct[] = []
  for (let at = 0; at < size; at += 1) {
    // Steps without a common divisor, so that all combinations come up; some prices are alike.
    const product = {
      category: pick(leaves, at),
      style: pick(shopStyles, Math.floor(at / 2)),
      materials:
        at % 4 === 0 ? [] : [...new Set([pick(shopMaterials, at), pick(shopMaterials, Math.floor(at / 3))])],
      colours: [...new Set([pick(shopColours, at), pick(shopColours, Math.floor(at / 5))])],
      price: 1_000_000 * (1 + ((at * 7) % 11)),
      stock: at % 3 === 0 ? 0 : at,
      merchantId: pick(merchants, Math.floor(at / 7)),
      age: at,
    }
    const id = await content.makeProduct({
      categoryId: product.category,
      style: product.style,
      materials: product.materials,
      merchantId: product.merchantId,
      variants: product.colours.map((colour, place) => ({
        colour: colourOf(colour),
        price: product.price + place * 500_000,
        stock: place === 0 ? product.stock : 0,
      })),
    })
    products.push({ id, ...product })
  }
  return { products, merchants }
}
