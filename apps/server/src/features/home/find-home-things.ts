import type { findHomeThings as call, HomeThing } from "@roomwright/contract/home/admin"
import type { Language } from "@roomwright/contract/language"
import type * as z from "zod/mini"
import type { Services } from "../../platform/services.ts"
import { listProductPage } from "../catalogue/catalogue.public.ts"
import { findArticleCards } from "../content/content.public.ts"
import type { FilterRegistry } from "../settings/settings.public.ts"
import { listDesignerPage, listWorkPage } from "../works/works.public.ts"
import { fromArticle, fromDesigner, fromProduct, fromWork } from "./show-home-things.ts"

const most = 8

/** Search for editors of the home page: only public things. */
export async function findHomeThings(
  services: Services,
  filterRegistry: FilterRegistry,
  { thing, w }: z.infer<typeof call.query>,
  language: Language,
): Promise<HomeThing[]> {
  const asked = { sort: "newest", page: 0, size: most, ...(w ? { w } : {}) } as const
  switch (thing) {
    case "work":
      return (await listWorkPage(services, filterRegistry, asked, language)).content.map(fromWork)
    case "product":
      return (await listProductPage(services, filterRegistry, asked, language)).content.map(fromProduct)
    case "designer":
      return (await listDesignerPage(services, filterRegistry, asked, language)).content.map(
        fromDesigner(language),
      )
    case "article":
      return (await findArticleCards(services.database.db, { w, most }, language)).map(fromArticle)
  }
}
