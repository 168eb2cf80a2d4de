import { listProducts, type FoundProducts, type ProductCard } from "@roomwright/contract/catalogue/calls"
import { listWorks, type WorkCard } from "@roomwright/contract/works/calls"
import { listDesigners, type DesignerCard } from "@roomwright/contract/works/designers"
import type { RouterContextProvider } from "react-router"
import { tryCall } from "../platform/page-context.ts"

const few = 4
const most = { products: 8, works: "6", designers: "3" } as const

/** What a page of results shows beside the products themselves. */
export interface BesideResults {
  /** Where few products were found: more, for a keyword with a word less, or what is popular. */
  readonly more: { readonly keyword: string | null; readonly products: readonly ProductCard[] } | null
  /** Of the keyword, or those that show such a piece; `filter` finds all of them in the list of works. */
  readonly works: {
    readonly content: readonly WorkCard[]
    readonly totalElements: number
    readonly filter: string
  }
  readonly designers: readonly DesignerCard[]
}

/** Looks for works and designers of a keyword, and for more products where few were found. */
export async function findBesideResults(
  context: Readonly<RouterContextProvider>,
  keyword: string,
  found: FoundProducts,
): Promise<BesideResults> {
  const [works, designers, more] = await Promise.all([
    findWorks(context, keyword, found),
    tryCall(context, listDesigners, { query: { w: keyword, size: most.designers } }),
    found.totalElements < few ? findMore(context, found) : null,
  ])
  return {
    more,
    works,
    designers: designers.ok ? designers.data.content : [],
  }
}

async function findWorks(
  context: Readonly<RouterContextProvider>,
  keyword: string,
  { content: [first], understood = [] }: FoundProducts,
): Promise<BesideResults["works"]> {
  // Works have no price.
  const w = understood.find(({ kind }) => kind === "price")?.without ?? keyword
  for (const query of [...(w === "" ? [] : [{ w }]), ...(first ? [{ productId: first.id }] : [])]) {
    const outcome = await tryCall(context, listWorks, { query: { ...query, size: most.works } })
    const filter = new URLSearchParams(query).toString()
    if (outcome.ok && outcome.data.totalElements > 0) return { ...outcome.data, filter }
  }
  return { content: [], totalElements: 0, filter: "" }
}

async function findMore(
  context: Readonly<RouterContextProvider>,
  { content, understood = [] }: FoundProducts,
): Promise<BesideResults["more"]> {
  const shorter = understood.map(({ without }) => without).find((without) => without !== "") ?? null
  const outcome = await tryCall(context, listProducts, {
    query: { ...(shorter === null ? {} : { w: shorter }), size: "12" },
  })
  if (!outcome.ok) return null
  const shown = new Set(content.map(({ id }) => id))
  const others = outcome.data.content.filter(({ id }) => !shown.has(id)).slice(0, most.products)
  // Rows of four are full.
  const products = others.slice(0, others.length - (others.length % 4) || 4)
  return products.length === 0 ? null : { keyword: shorter, products }
}
