import { countProductFacets, listProducts, listRelatedProducts, readProduct } from "./catalogue.ts"
import { countDesignerFacets, listDesigners, readDesigner } from "./designers.ts"
import { readHomePage } from "./home.ts"
import { listSuggestions } from "./search.ts"
import { readPublicSettings } from "./settings.ts"
import { recordWorkView } from "./work-views.ts"
import { countWorkFacets, listSeenWith, listWorks, readWork } from "./works.ts"

/** The full table, for the server and its tests only: a page takes its endpoints from the feature's file. */
export const endpoints = {
  countDesignerFacets,
  countProductFacets,
  countWorkFacets,
  listDesigners,
  listProducts,
  listRelatedProducts,
  listSeenWith,
  listSuggestions,
  listWorks,
  readDesigner,
  readHomePage,
  readProduct,
  readPublicSettings,
  readWork,
  recordWorkView,
} as const
