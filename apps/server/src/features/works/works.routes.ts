import { countDesignerFacets, listDesigners, readDesigner } from "@roomwright/contract/works/designers"
import { recordWorkView } from "@roomwright/contract/works/work-views"
import { countWorkFacets, listSeenWith, listWorks, readWork } from "@roomwright/contract/works/calls"
import { handle, type Route } from "../../platform/http/dispatch.ts"
import type { Services } from "../../platform/services.ts"
import type { FilterBook } from "../settings/settings.public.ts"
import { countFacetsOfWorks, createWorkFacetReads } from "./count-work-facets.ts"
import { countDesignerStyles, listDesignerPage, readDesignerDetail } from "./designers.ts"
import { listWorkPage } from "./list-works.ts"
import { readWorkDetail } from "./read-work.ts"
import { recordView } from "./record-work-view.ts"
import { findSeenWith } from "./seen-with.ts"

export function worksRoutes(services: Services, filterBook: FilterBook): Route[] {
  const facetReads = createWorkFacetReads(services)
  return [
    handle(listWorks, ({ query }, { language }) => listWorkPage(services, filterBook, query, language)),
    handle(countWorkFacets, ({ query }, context) =>
      countFacetsOfWorks(services, filterBook, facetReads, query, context),
    ),
    handle(readWork, ({ params }, { language }) => readWorkDetail(services, filterBook, params.id, language)),
    handle(recordWorkView, ({ params }, context) => recordView(services, params.id, context)),
    handle(listSeenWith, ({ params }, { language }) => findSeenWith(services, params.id, language)),
    handle(listDesigners, ({ query }, { language }) =>
      listDesignerPage(services, filterBook, query, language),
    ),
    handle(countDesignerFacets, ({ query }, { language }) =>
      countDesignerStyles(services, filterBook, query.w, language),
    ),
    handle(readDesigner, ({ params }, { language }) =>
      readDesignerDetail(services, filterBook, params.id, language),
    ),
  ]
}
