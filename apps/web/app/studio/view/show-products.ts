import type { Language } from "@roomwright/contract/language"
import { productPath } from "@roomwright/contract/page-paths"
import type { SceneProduct, WorkScene } from "@roomwright/contract/studio/work-scenes"
import { formatMoney } from "../../platform/locale/format.ts"

/** Products of a scene as the viewer shows them; `gone` is what a deleted one is called. */
export const showProducts = (products: readonly SceneProduct[], language: Language, gone: string) =>
  products.map(
    ({ reference, productId, name, price, picture, isAvailable, inStock, merchant, atPublishing }) => ({
      reference,
      name: name?.text ?? gone,
      price: price === null ? null : formatMoney(price, language),
      picture,
      isAvailable,
      inStock,
      before:
        atPublishing && price !== null && atPublishing.price !== price
          ? formatMoney(atPublishing.price, language)
          : null,
      merchant: merchant?.name ?? null,
      address: isAvailable ? productPath(productId) : null,
    }),
  )

/** Whom imported pieces are owed to. */
export const showCredits = (libraries: WorkScene["libraries"]) =>
  libraries.map(({ creator, licence, names }) => ({ creator, licence, names: names.map(({ text }) => text) }))
