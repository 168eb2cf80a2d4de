import { sofas } from "../content/products-sofas.ts"
import { storage } from "../content/products-storage.ts"
import { tables } from "../content/products-tables.ts"
import type { DemoProduct } from "../demo-content.ts"
import { makeShelf, makeSofa, makeTable, type SizeMm } from "./furniture.ts"

interface DemoModel {
  /** Key of the product that it shows, as large as the product says it is. */
  readonly product: string
  readonly make: () => Uint8Array<ArrayBuffer>
}

const sizeOf = (products: readonly DemoProduct[], key: string): SizeMm => {
  const product = products.find((one) => one.key === key)
  if (!product) throw new Error(`The demo content has no ${key}.`)
  return product.sizeMm
}

const ash = { name: "ash", colour: "#d8bf98", roughness: 0.55 }
const oak = { name: "oak", colour: "#c69c6b", roughness: 0.6 }
const sageCloth = { name: "sage linen", colour: "#8d9a80", roughness: 0.95 }

export const demoModels: readonly DemoModel[] = [
  {
    product: "dining-table-ash",
    make: () => makeTable(sizeOf(tables, "dining-table-ash"), [ash]),
  },
  {
    product: "bookcase-oak",
    make: () => makeShelf(sizeOf(storage, "bookcase-oak"), [oak]),
  },
  {
    product: "sofa-sage",
    make: () => makeSofa(sizeOf(sofas, "sofa-sage"), [sageCloth, oak]),
  },
]
