import { listProducts, listRelatedProducts, type ProductCard } from "@roomwright/contract/catalogue/calls"
import { orderLimits } from "@roomwright/contract/orders/calls"
import { cartLimits, previewCart } from "@roomwright/contract/orders/cart"
import { provinces } from "@roomwright/contract/orders/provinces"
import { limits } from "@roomwright/contract/limits"
import { pagePaths } from "@roomwright/contract/page-paths"
import type { ShoppingHost, ShopOffer } from "@roomwright/studio/shopping-host"
import { ApiError } from "../platform/api.ts"
import { putIntoCart } from "../platform/cart/cart-calls.ts"
import { shownLanguage } from "../platform/locale/shown-language.ts"
import { siteCall } from "../platform/site-call.ts"

/**
 * The shop that a home is furnished from: this site's. What is ordered lies in the cart of whoever is signed in on the
 * site, else in the browser's. `work`: the one out of which it is taken.
 */
export const createShopping = (work?: string): ShoppingHost => ({
  offers: async (products, province) => {
    const parts = Array.from({ length: Math.ceil(products.length / cartLimits.lines) }, (_, at) =>
      products.slice(at * cartLimits.lines, (at + 1) * cartLimits.lines),
    )
    const found = await Promise.all(parts.map((part) => readOffers(part, province)))
    return found.flat()
  },
  similar: async (id, name) => {
    const products = await findSimilar(id, name)
    return products
      .filter(({ inStock }) => inStock)
      .map(({ id: product, name, merchant, picture, price }) => ({
        product,
        name: name.text,
        merchant: merchant.nickname,
        picture,
        price,
      }))
  },
  put: async (entries) => {
    try {
      const from = work === undefined ? {} : { work }
      await putIntoCart(
        shownLanguage(),
        entries.map((entry) => ({ ...entry, ...from })),
        "atLeast",
      )
      return { kind: "done" }
    } catch (error) {
      if (!(error instanceof ApiError) || error.status < 400 || error.status >= 500) throw error
      return { kind: "refused", message: error.message }
    }
  },
  provinces,
  cart: pagePaths.cart,
  most: orderLimits.quantityMax,
})

/** Products like one; of one that is sold no longer, those that are called like it. */
async function findSimilar(id: string, name: string): Promise<readonly ProductCard[]> {
  const call = siteCall(shownLanguage())
  try {
    return await call(listRelatedProducts, { params: { id } })
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404) throw error
    const w = name.slice(0, limits.keywordLength)
    return (await call(listProducts, { query: { w, inStock: "true", size: "8" } })).content
  }
}

async function readOffers(products: readonly string[], province: string | null): Promise<ShopOffer[]> {
  const { groups } = await siteCall(shownLanguage())(previewCart, {
    body: {
      entries: products.map((product) => ({ product, quantity: 1 })),
      ...(province === null ? {} : { province }),
    },
  })
  return groups.flatMap(({ seller, lines }) =>
    lines.map(({ item, unitPrice, stock, deliveryCost, delivery }) => ({
      product: item.subjectId,
      name: item.name.text,
      merchant: seller.nickname,
      picture: item.picture,
      price: unitPrice,
      stock,
      delivery: delivery && deliveryCost !== null ? { cost: deliveryCost, ...delivery } : null,
    })),
  )
}
