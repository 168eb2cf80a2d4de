import type { Language } from "@roomwright/contract/language"
import type { Suggestions } from "@roomwright/contract/search/calls"
import type { Spelling } from "../../platform/read-keyword.ts"
import type { Services } from "../../platform/services.ts"
import { suggestProducts } from "../catalogue/catalogue.public.ts"
import { suggestDesigners, suggestWorks } from "../works/works.public.ts"

const most = { products: 4, works: 3, designers: 3 } as const

/**
 * A few hits of a keyword while it is typed. Corrections are tried only when nothing matches as typed: a
 * half-typed sofa must not suggest a designer called Sofia.
 */
export async function suggestMatches(
  services: Services,
  w: string,
  language: Language,
): Promise<Suggestions> {
  const keyword = dropLoneLetter(w)
  if (keyword === "") return { products: [], works: [], designers: [] }
  const asTyped = await suggest(services, keyword, "as-typed", language)
  const isFound = Object.values(asTyped).some((list) => list.length > 0)
  return isFound ? asTyped : suggest(services, keyword, "near", language)
}

/**
 * The first letter of a second word does not narrow the search yet; as a complete word it would match
 * nothing.
 */
const dropLoneLetter = (keyword: string): string => keyword.replace(/(?<=\S) \p{Script=Latin}$/u, "")

async function suggest(
  services: Services,
  w: string,
  spelling: Spelling,
  language: Language,
): Promise<Suggestions> {
  const [products, works, designers] = await Promise.all([
    suggestProducts(services, w, { spelling, most: most.products }, language),
    suggestWorks(services, w, { spelling, most: most.works }, language),
    suggestDesigners(services, w, { spelling, most: most.designers }, language),
  ])
  return {
    products: products.map(({ id, name, picture, price, priceVaries }) => ({
      id,
      name,
      picture,
      price,
      priceVaries,
    })),
    works: works.map(({ id, name, picture, designer }) => ({
      id,
      name,
      picture,
      designer: { nickname: designer.nickname },
    })),
    designers,
  }
}
