import {
  checkWork,
  deleteAdminProduct,
  deleteAdminWork,
  dismissReport,
  holdCollection,
  holdWork,
  listAdminProducts,
  listAdminWorks,
  listReports,
  readAdminWork,
  releaseWork,
} from "./admin.ts"
import { reportCollection, reportProduct, reportQuestion, reportWork } from "./reports.ts"

export const moderationEndpoints = {
  checkWork,
  deleteAdminProduct,
  deleteAdminWork,
  dismissReport,
  holdCollection,
  holdWork,
  listAdminProducts,
  listAdminWorks,
  listReports,
  readAdminWork,
  releaseWork,
  reportCollection,
  reportProduct,
  reportQuestion,
  reportWork,
} as const
