import { countDesignerFacets, listDesigners, readDesigner } from "@roomwright/contract/works/designers"
import { recordWorkView } from "@roomwright/contract/works/work-views"
import {
  countWorkFacets,
  listSeenWith,
  listWorks,
  readWork,
  type WorkDetail,
} from "@roomwright/contract/works/calls"
import { handle, type Route } from "../../platform/http/dispatch.ts"
import type { CacheTag } from "../../platform/cache/cache-tag.ts"
import type { Services } from "../../platform/services.ts"
import type { FilterRegistry } from "../settings/settings.public.ts"
import { countFacetsOfWorks, createWorkFacetReads } from "./count-work-facets.ts"
import { countDesignerStyles, listDesignerPage, readDesignerDetail } from "./designers.ts"
import { listWorkPage } from "./list-works.ts"
import { readWorkDetail, type WorkScenes } from "./read-work.ts"
import { recordView } from "./record-work-view.ts"
import { findSeenWith } from "./seen-with.ts"

export function worksRoutes(services: Services, filterRegistry: FilterRegistry, scenes: WorkScenes): Route[] {
  const facetReads = createWorkFacetReads(services)
  return [
    handle(listWorks, ({ query }, { language }) => listWorkPage(services, filterRegistry, query, language), {
      tags: () => ["works"],
    }),
    handle(
      countWorkFacets,
      ({ query }, context) => countFacetsOfWorks(services, filterRegistry, facetReads, query, context),
      { tags: () => ["works"] },
    ),
    handle(
      readWork,
      ({ params }, { language }) => readWorkDetail(services, { filterRegistry, scenes }, params.id, language),
      { tags: tagsOfWork },
    ),
    handle(recordWorkView, ({ params }, context) => recordView(services, params.id, context)),
    handle(listSeenWith, ({ params }, { language }) => findSeenWith(services, params.id, language), {
      tags: (products) => ["works", ...products.map(({ id }) => `product:${id}` as const)],
    }),
    handle(
      listDesigners,
      ({ query }, { language }) => listDesignerPage(services, filterRegistry, query, language),
      { tags: () => ["designers"] },
    ),
    handle(
      countDesignerFacets,
      ({ query }, { language }) => countDesignerStyles(services, filterRegistry, query.w, language),
      { tags: () => ["designers"] },
    ),
    handle(
      readDesigner,
      ({ params }, { language }) => readDesignerDetail(services, filterRegistry, params.id, language),
      { tags: ({ id }) => [`designer:${id}`] },
    ),
  ]
}

/** A page of a work shows its designer, what it was started from and the products in it. */
const tagsOfWork = ({ id, designer, startedFrom, products, withdrawnProducts }: WorkDetail): CacheTag[] => [
  `work:${id}`,
  `designer:${designer.id}`,
  ...(startedFrom ? [`work:${startedFrom.id}` as const] : []),
  ...products.map(({ product }) => `product:${product.id}` as const),
  ...withdrawnProducts.map(({ productId }) => `product:${productId}` as const),
]
