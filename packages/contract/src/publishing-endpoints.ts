import {
  askForLook,
  deleteDesign,
  listDesigns,
  readDesign,
  readOwnLevel,
  saveDesign,
  shelveDesign,
  unshelveDesign,
} from "./designs.ts"
import {
  checkWork,
  deleteDeskProduct,
  deleteDeskWork,
  dismissReport,
  holdCollection,
  holdWork,
  listDeskProducts,
  listDeskWorks,
  listReports,
  readDeskWork,
  releaseWork,
} from "./moderation-desk.ts"
import { readOwnPanorama } from "./panoramas.ts"
import { reportCollection, reportProduct, reportQuestion, reportWork } from "./reports.ts"

/** What designers publish, and what staff and users have to say to it: a part of the full table (`endpoints.ts`). */
export const publishingEndpoints = {
  askForLook,
  checkWork,
  deleteDesign,
  listDesigns,
  readDesign,
  readOwnLevel,
  saveDesign,
  shelveDesign,
  unshelveDesign,
  deleteDeskProduct,
  deleteDeskWork,
  dismissReport,
  holdCollection,
  holdWork,
  listDeskProducts,
  listDeskWorks,
  listReports,
  readDeskWork,
  readOwnPanorama,
  releaseWork,
  reportCollection,
  reportProduct,
  reportQuestion,
  reportWork,
} as const
