import type { LongPageOf } from "@roomwright/contract/envelope"
import type { HomePage } from "@roomwright/contract/home"
import type { Language } from "@roomwright/contract/language"
import type { Services } from "../../platform/services.ts"
import { listProductPage } from "../catalogue/catalogue.public.ts"
import type { FilterBook } from "../settings/settings.public.ts"
import { listDesignerPage, listWorkPage, readPlacedProducts } from "../works/works.public.ts"

const shown = { works: 6, designers: 4, products: 8, roomProducts: 5 } as const

/** The front page as it chooses itself: the newest work is the cover, and its room the one to shop from. */
export async function composeHomePage(
  services: Services,
  filterBook: FilterBook,
  language: Language,
): Promise<HomePage> {
  const [works, designers, products] = await Promise.all([
    listWorkPage(services, filterBook, { sort: "newest", page: 0, size: shown.works + 1 }, language),
    listDesignerPage(services, filterBook, { sort: "works", page: 0, size: shown.designers }, language),
    listProductPage(services, filterBook, { sort: "popular", page: 0, size: shown.products }, language),
  ])
  const [cover = null, ...newWorks] = works.content
  const placed = cover ? await readPlacedProducts(services.database.db, cover.id, language) : []
  return {
    cover,
    newWorks,
    shopTheRoom:
      cover && placed.length > 0
        ? {
            work: cover,
            products: placed.filter(({ at }) => at !== null).slice(0, shown.roomProducts),
            productCount: placed.length,
            totalPrice: placed.reduce((sum, { product }) => sum + product.price, 0),
          }
        : null,
    designers: designers.content,
    products: products.content,
    counts: {
      works: works.totalElements,
      products: products.totalElements,
      ...(isCapped(products) ? { productsAreCapped: true } : {}),
      designers: designers.totalElements,
    },
  }
}

const isCapped = ({ totalIsCapped = false }: LongPageOf<unknown>): boolean => totalIsCapped
