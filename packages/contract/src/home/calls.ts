import * as z from "zod/mini"
import { ProductCard } from "../catalogue/calls.ts"
import { ArticleCard } from "../content/calls.ts"
import { DesignerCard } from "../works/designers.ts"
import { get } from "../endpoint.ts"
import { PlacedProduct, WorkCard } from "../works/calls.ts"

/**
 * The home page: the editors' choice, and an automatic selection for the rest. Parts are empty or null while
 * the platform has no content.
 */
export const HomePage = z.object({
  /** Null while there is no work, and when an article leads. */
  cover: z.nullable(WorkCard),
  /** The article that leads in place of a work. */
  coverArticle: z.nullable(ArticleCard),
  newWorks: z.array(WorkCard),
  shopTheRoom: z.nullable(
    z.object({
      work: WorkCard,
      products: z.array(PlacedProduct),
      productCount: z.int(),
      totalPrice: z.int(),
    }),
  ),
  designers: z.array(DesignerCard),
  products: z.array(ProductCard),
  articles: z.array(ArticleCard),
  /** With `productsAreCapped` there are more products than `products` says. */
  counts: z.object({
    works: z.int(),
    products: z.int(),
    productsAreCapped: z.optional(z.boolean()),
    designers: z.int(),
  }),
})
export type HomePage = z.infer<typeof HomePage>

export const readHomePage = get("/home", {
  summary: "Everything the home page shows.",
  access: "anyone",
  data: HomePage,
})
