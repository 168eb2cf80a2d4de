export { listDesignerPage, readDesignerCards } from "./designers.ts"
export { selectDesigners } from "./match-designers.ts"
export { readWorkCards } from "./work-cards.ts"
export { findValuesOfWorks } from "./find-used-values.ts"
export { coverPicture, readLeadWorks } from "./lead-works.ts"
export { markWorkSeen } from "./mark-seen.ts"
export { deleteWork } from "./delete-work.ts"
export { designerOf, lockMyWork, readCounts, refuseStaff, type WorkSales } from "./my-work-row.ts"
export { withholdWork, readTouched, releaseWork } from "./withhold-work.ts"
export { isInState, isNamed, selectMyWorks, toSummary } from "./list-my-works.ts"
export { readMyWork } from "./read-my-work.ts"
export { hideWork, unhideWork } from "./hide-work.ts"
export { requestWorkReindexing, reindexWorks } from "./schedule-work-reindexing.ts"
export { listWorkPage } from "./list-works.ts"
export { countPlacedProducts, readPlacedProducts } from "./read-work.ts"
export type { StoredPanorama } from "./work-panoramas.ts"
export { createWork, shelveWork, type NewWork } from "./save-work.ts"
export { lockSoldWork, readSoldWork, type SoldWork } from "./sold-work.ts"
export { suggestDesigners } from "./suggest-designers.ts"
export { suggestWorks } from "./suggest-works.ts"
export {
  listFedWorks,
  listListedDesigners,
  listListedWorks,
  markDesigners,
  markWorks,
  readSharedDesigner,
  readSharedWork,
} from "./listed-works.ts"
export { reviseWork } from "./revise-work.ts"
export type { WorkScenes } from "./read-work.ts"
export { tagWork } from "./tag-work.ts"
export { notePrices, readPricesThen, type PriceThen } from "./work-prices.ts"
export { noteWorkSales } from "./work-sales.ts"
