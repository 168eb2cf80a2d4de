import type { DemoProduct } from "../demo-content.ts"
import { demoProducts } from "../content/products.ts"

/** A query as shoppers type it, and the keys of the demo products that are right for it. */
export interface JudgedQuery {
  readonly query: string
  readonly right: ReadonlySet<string>
}

type Kind = "category" | "merchant"
export type Products = readonly DemoProduct[]

const by =
  (kind: Kind) =>
  (...values: readonly string[]): Products =>
    demoProducts.filter((product) => values.includes(product[kind]))

export const of = by("category")
export const soldBy = by("merchant")

/** These products and no others. */
export function only(...keys: readonly string[]): Products {
  const found = demoProducts.filter(({ key }) => keys.includes(key))
  if (found.length !== keys.length) throw new Error(`Not all of ${keys.join(", ")} are in the demo content.`)
  return found
}

export const made = (products: Products, material: string): Products =>
  products.filter(({ materials }) => materials.includes(material))

export const tinted = (products: Products, ...colours: readonly string[]): Products =>
  products.filter(({ variants }) => variants.some(({ colour }) => colours.includes(colour.id)))

export const styled = (products: Products, style: string): Products =>
  products.filter((product) => product.style === style)

/** One judged query; there must be something right for it. */
export function judge(query: string, products: Products): JudgedQuery {
  if (products.length === 0) throw new Error(`Nothing in the demo content is right for ${query}.`)
  return { query, right: new Set(products.map(({ key }) => key)) }
}

export const sofas = of("sofas")
export const armchairs = of("armchairs")
export const beds = of("double-beds", "single-beds", "kids-beds")
export const chairs = of("armchairs", "dining-chairs", "office-chairs")
export const seats = [...chairs, ...of("stools-benches"), ...sofas]
export const tables = of("coffee-tables", "side-tables", "dining-tables", "consoles", "desks")
export const lamps = of("pendants", "floor-lamps", "table-lamps", "wall-lamps")
export const cabinets = of("sideboards", "wardrobes", "chests", "nightstands", "vanities")
export const plants = of("indoor-trees", "leafy-plants")
