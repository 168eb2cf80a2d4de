import { countDesignerFacets, listDesigners, readDesigner } from "@roomwright/contract/works/designers"
import { recordWorkView } from "@roomwright/contract/works/work-views"
import { countWorkFacets, listSeenWith, listWorks, readWork } from "@roomwright/contract/works/calls"
import { handle, type Route } from "../../platform/http/dispatch.ts"
import type { Services } from "../../platform/services.ts"
import type { FilterRegistry } from "../settings/settings.public.ts"
import { countFacetsOfWorks, createWorkFacetReads } from "./count-work-facets.ts"
import { countDesignerStyles, listDesignerPage, readDesignerDetail } from "./designers.ts"
import { listWorkPage } from "./list-works.ts"
import { readWorkDetail } from "./read-work.ts"
import { recordView } from "./record-work-view.ts"
import { findSeenWith } from "./seen-with.ts"

export function worksRoutes(services: Services, filterRegistry: FilterRegistry): Route[] {
  const facetReads = createWorkFacetReads(services)
  return [
    handle(listWorks, ({ query }, { language }) => listWorkPage(services, filterRegistry, query, language)),
    handle(countWorkFacets, ({ query }, context) =>
      countFacetsOfWorks(services, filterRegistry, facetReads, query, context),
    ),
    handle(readWork, ({ params }, { language }) =>
      readWorkDetail(services, filterRegistry, params.id, language),
    ),
    handle(recordWorkView, ({ params }, context) => recordView(services, params.id, context)),
    handle(listSeenWith, ({ params }, { language }) => findSeenWith(services, params.id, language)),
    handle(listDesigners, ({ query }, { language }) =>
      listDesignerPage(services, filterRegistry, query, language),
    ),
    handle(countDesignerFacets, ({ query }, { language }) =>
      countDesignerStyles(services, filterRegistry, query.w, language),
    ),
    handle(readDesigner, ({ params }, { language }) =>
      readDesignerDetail(services, filterRegistry, params.id, language),
    ),
  ]
}
