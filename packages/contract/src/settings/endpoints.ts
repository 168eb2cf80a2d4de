import { readCommission } from "./commission.ts"
import {
  changeCommission,
  changeCompany,
  changeDesignTool,
  changeEmbedHosts,
  changeFourEyes,
  readAdminSettings,
  removeDesignTool,
} from "./admin.ts"
import { readPublicSettings } from "./calls.ts"
import {
  changeEmailChannel,
  changeSmsChannel,
  removeEmailChannel,
  removeSmsChannel,
  testEmailChannel,
  testSmsChannel,
} from "./channel-settings.ts"
import { readEmbedding } from "./embedding.ts"
import {
  addFilterValue,
  changeFilterValue,
  deleteFilterValue,
  listFilterValues,
  listOfferedValues,
  orderFilterValues,
} from "./filter-values.ts"
import { readLegalText } from "./legal-texts.ts"

export const settingsEndpoints = {
  changeCommission,
  readCommission,
  changeCompany,
  changeDesignTool,
  changeEmbedHosts,
  changeFourEyes,
  readAdminSettings,
  removeDesignTool,
  readEmbedding,
  readPublicSettings,
  changeEmailChannel,
  changeSmsChannel,
  removeEmailChannel,
  removeSmsChannel,
  testEmailChannel,
  testSmsChannel,
  addFilterValue,
  changeFilterValue,
  deleteFilterValue,
  listFilterValues,
  listOfferedValues,
  orderFilterValues,
  readLegalText,
} as const
