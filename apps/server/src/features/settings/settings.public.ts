export { currentLegalVersion, type LegalWordings } from "./legal-texts.ts"
export { publishLegalText } from "./publish-legal-text.ts"
export { createFilterRegistry, type FilterRegistry } from "./filter-registry.ts"
export {
  insertFilterValue,
  readFilterValues,
  removeFilterValue,
  reorderFilterValues,
  updateFilterValue,
} from "./edit-filter-values.ts"
export { bankAccountKey, readBankAccount, saveBankAccount } from "./bank-account.ts"
export {
  completeChannel,
  deleteChannel,
  describeChannel,
  readChannels,
  saveChannel,
  toMailConfig,
  toSmsConfig,
  type ChannelName,
  type GivenChannel,
  type OpenChannel,
} from "./channels.ts"
export { readEmbedHosts, saveEmbedHosts } from "./embedding.ts"
export { commissionKey, parseCommission, readCommission, saveCommission } from "./commission.ts"
export { readFourEyes, saveFourEyes } from "./four-eyes.ts"
export { readCompany, readSettings, saveCompany } from "./company.ts"
export {
  deleteDesignTool,
  describeDesignTool,
  readDesignTool,
  saveDesignTool,
  type GivenTool,
} from "./design-tool.ts"
