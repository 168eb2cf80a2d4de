import { countWorkFacets, listSeenWith, listWorks, readWork } from "./calls.ts"
import { countDesignerFacets, listDesigners, readDesigner } from "./designers.ts"
import {
  deleteMyWork,
  listMyWorks,
  readMyWork,
  readOwnLevel,
  requestReview,
  saveMyWork,
  shelveMyWork,
  unshelveMyWork,
} from "./my-works.ts"
import { readOwnPanorama } from "./panoramas.ts"
import { recordWorkView } from "./work-views.ts"

export const worksEndpoints = {
  countWorkFacets,
  listSeenWith,
  listWorks,
  readWork,
  countDesignerFacets,
  listDesigners,
  readDesigner,
  deleteMyWork,
  listMyWorks,
  readMyWork,
  readOwnLevel,
  requestReview,
  saveMyWork,
  shelveMyWork,
  unshelveMyWork,
  readOwnPanorama,
  recordWorkView,
} as const
