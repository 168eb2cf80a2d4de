import {
  countProductFacets,
  listProducts,
  listRelatedProducts,
  readProduct,
} from "@roomwright/contract/catalogue/calls"
import { recordProductView as viewed } from "@roomwright/contract/catalogue/product-views"
import { readMerchant } from "@roomwright/contract/catalogue/merchants"
import { handle, type Route } from "../../platform/http/dispatch.ts"
import type { Services } from "../../platform/services.ts"
import type { FilterRegistry } from "../settings/settings.public.ts"
import { categoryRoutes } from "./categories.routes.ts"
import { countFacetsOfProducts, createFacetReads } from "./count-product-facets.ts"
import { myProductRoutes } from "./my-products.routes.ts"
import { readMerchantDetail } from "./merchants.ts"
import { listProductPage } from "./list-products.ts"
import { productModelRoutes } from "./product-models.routes.ts"
import { recordProductView } from "./record-product-view.ts"
import { readProductDetail } from "./read-product.ts"
import { synonymRoutes } from "./synonyms.routes.ts"
import { findRelatedProducts } from "./related-products.ts"

export function catalogueRoutes(services: Services, filterRegistry: FilterRegistry): Route[] {
  const facetReads = createFacetReads(services)
  return [
    handle(
      listProducts,
      ({ query }, { language }) => listProductPage(services, filterRegistry, query, language),
      { tags: () => ["products"], isCached: true },
    ),
    handle(
      countProductFacets,
      ({ query }, context) => countFacetsOfProducts(services, filterRegistry, facetReads, query, context),
      { tags: () => ["products"], isCached: true },
    ),
    handle(
      readProduct,
      ({ params }, { language }) => readProductDetail(services, filterRegistry, params.id, language),
      { tags: ({ id, merchant }) => [`product:${id}`, `merchant:${merchant.id}`], isCached: true },
    ),
    handle(viewed, ({ params }, context) => recordProductView(services, params.id, context)),
    handle(
      listRelatedProducts,
      ({ params }, { language }) => findRelatedProducts(services, params.id, language),
      { tags: (products) => products.map(({ id }) => `product:${id}` as const) },
    ),
    handle(
      readMerchant,
      ({ params }, { language }) => readMerchantDetail(services.database.db, params.id, language),
      { tags: ({ id }) => [`merchant:${id}`] },
    ),
    ...categoryRoutes(services),
    ...synonymRoutes(services),
    ...myProductRoutes(services, filterRegistry),
    ...productModelRoutes(services),
  ]
}
