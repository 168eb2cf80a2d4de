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
} from "./admin.ts"
import { reportCollection, reportProduct, reportQuestion, reportWork } from "./reports.ts"

export const moderationEndpoints = {
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
  reportCollection,
  reportProduct,
  reportQuestion,
  reportWork,
} as const
