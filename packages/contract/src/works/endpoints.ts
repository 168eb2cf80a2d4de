import { countWorkFacets, listSeenWith, listWorks, readWork } from "./calls.ts"
import { countDesignerFacets, listDesigners, readDesigner } from "./designers.ts"
import {
  askForLook,
  deleteDesign,
  listDesigns,
  readDesign,
  readOwnLevel,
  saveDesign,
  shelveDesign,
  unshelveDesign,
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
  askForLook,
  deleteDesign,
  listDesigns,
  readDesign,
  readOwnLevel,
  saveDesign,
  shelveDesign,
  unshelveDesign,
  readOwnPanorama,
  recordWorkView,
} as const
