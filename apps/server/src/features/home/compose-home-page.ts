import type { LongPageOf } from "@roomwright/contract/envelope"
import type { HomePage } from "@roomwright/contract/home/calls"
import { homeShown } from "@roomwright/contract/home/admin"
import type { ArticleCard } from "@roomwright/contract/content/calls"
import type { Language } from "@roomwright/contract/language"
import type { WorkCard } from "@roomwright/contract/works/calls"
import type { Services } from "../../platform/services.ts"
import { listProductPage, readProductCards } from "../catalogue/catalogue.public.ts"
import { findArticleCards, readArticleCards } from "../content/content.public.ts"
import type { FilterRegistry } from "../settings/settings.public.ts"
import {
  countPlacedProducts,
  coverPicture,
  listDesignerPage,
  listWorkPage,
  readLeadWorks,
  readDesignerCards,
  readPlacedProducts,
  readWorkCards,
} from "../works/works.public.ts"
import type { ChosenThings } from "./home-choice.ts"

const roomProductsShown = 5

/**
 * The home page: the public part of the editors' choice comes first, and each section fills up automatically.
 * If nothing is chosen to lead, the best work that staff have checked leads, and the shop section shows its
 * room, or another one of the best where it shows no products; while there is none, the platform's newest article leads.
 */
export async function composeHomePage(
  services: Services,
  filterRegistry: FilterRegistry,
  chosen: ChosenThings,
  language: Language,
): Promise<HomePage> {
  const { db } = services.database
  const [works, designers, products, articles, own, best] = await Promise.all([
    // Enough even if all of the newest are chosen as well, or one of them leads.
    listWorkPage(
      services,
      filterRegistry,
      { sort: "newest", page: 0, size: homeShown.works + chosen.works.length + 2 },
      language,
    ),
    listDesignerPage(
      services,
      filterRegistry,
      { sort: "works", page: 0, size: homeShown.designers + chosen.designers.length },
      language,
    ),
    listProductPage(
      services,
      filterRegistry,
      { sort: "popular", page: 0, size: homeShown.products + chosen.products.length },
      language,
    ),
    findArticleCards(db, { most: homeShown.articles + chosen.articles.length + 1 }, language),
    readChosen(services, filterRegistry, chosen, language),
    // More than those that have another place already, and some whose rooms may be shopped from.
    readLeadWorks(db, chosen.works.length + 4, language),
  ])
  const lead = leadOf(own, best, articles)
  const notLeading = ({ id }: { readonly id: string }): boolean => id !== lead.id
  const newWorks = fill(own.works.filter(notLeading), works.content.filter(notLeading), homeShown.works)
  return {
    cover: lead.cover,
    coverArticle: lead.coverArticle,
    newWorks,
    shopTheRoom: await readShop(services, [...(lead.cover ? [lead.cover] : []), ...best], language),
    designers: fill(own.designers, designers.content, homeShown.designers),
    products: fill(own.products, products.content, homeShown.products),
    articles: fill(own.articles.filter(notLeading), articles.filter(notLeading), homeShown.articles),
    counts: {
      works: works.totalElements,
      products: products.totalElements,
      ...(isCapped(products) ? { productsAreCapped: true } : {}),
      designers: designers.totalElements,
    },
  }
}

/** The choice, without anything that is not public. */
async function readChosen(
  { database: { db } }: Services,
  filterRegistry: FilterRegistry,
  chosen: ChosenThings,
  language: Language,
) {
  const heroOf = (kind: "work" | "article"): string[] => (chosen.hero?.kind === kind ? [chosen.hero.id] : [])
  const [[cover = null], [coverArticle = null], works, designers, products, articles] = await Promise.all([
    readWorkCards(db, heroOf("work"), language),
    readArticleCards(db, heroOf("article"), language),
    readWorkCards(db, chosen.works, language),
    readDesignerCards(db, filterRegistry, chosen.designers, language),
    readProductCards(db, chosen.products, language),
    readArticleCards(db, chosen.articles, language),
  ])
  return { cover, coverArticle, works, designers, products, articles }
}

type Chosen = Awaited<ReturnType<typeof readChosen>>
type Lead = Pick<HomePage, "cover" | "coverArticle"> & { readonly id: string | null }

/**
 * What leads: the choice, else the best work without another place whose picture fills a screen, else an article; never something that
 * staff have not checked.
 */
function leadOf(
  { cover, coverArticle, works, articles: chosen }: Chosen,
  best: readonly WorkCard[],
  articles: readonly ArticleCard[],
): Lead {
  const placed = new Set([...works, ...chosen].map(({ id }) => id))
  const sharp = best.filter(({ picture }) => picture.width >= coverPicture)
  const lead = coverArticle ? null : (cover ?? sharp.find(({ id }) => !placed.has(id)) ?? sharp[0] ?? null)
  if (lead) return { cover: lead, coverArticle: null, id: lead.id }
  const article = coverArticle ?? articles.find((one) => one.cover !== null && !placed.has(one.id)) ?? null
  return { cover: null, coverArticle: article, id: article?.id ?? null }
}

/** The chosen ones, filled up with others; nothing twice. */
function fill<Thing extends { readonly id: string }>(
  chosen: readonly Thing[],
  automatic: readonly Thing[],
  most: number,
): Thing[] {
  const taken = new Set(chosen.map(({ id }) => id))
  return [...chosen, ...automatic.filter(({ id }) => !taken.has(id))].slice(0, most)
}

/** The room of the first of these works whose products fill the list, else of the one that shows the most; null where none shows any. */
async function readShop(
  services: Services,
  works: readonly WorkCard[],
  language: Language,
): Promise<HomePage["shopTheRoom"]> {
  const { db } = services.database
  const counts = await countPlacedProducts(
    db,
    works.map(({ id }) => id),
  )
  const shownOf = ({ id }: WorkCard): number => Math.min(counts.get(id) ?? 0, roomProductsShown)
  const most = Math.max(1, ...works.map(shownOf))
  const work = works.find((one) => shownOf(one) === most)
  if (!work) return null
  const placed = await readPlacedProducts(db, work.id, language)
  return {
    work,
    products: placed.filter(({ at }) => at !== null).slice(0, roomProductsShown),
    productCount: placed.length,
    totalPrice: placed.reduce((sum, { product }) => sum + product.price, 0),
  }
}

const isCapped = ({ totalIsCapped = false }: LongPageOf<unknown>): boolean => totalIsCapped
