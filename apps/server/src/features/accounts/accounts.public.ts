export {
  createDesigner,
  createMerchant,
  createPerson,
  type NewDesigner,
  type NewMerchant,
} from "./save-profiles.ts"
export type { AccountHandlers } from "./account-handlers.ts"
export { findValuesOfProfiles } from "./find-used-values.ts"
export { grantRole } from "./roles.ts"
export { isBlocked } from "./is-blocked.ts"
export { findStaff, readNicknames } from "./name-accounts.ts"
export { notifyAdministrators } from "./notify-administrators.ts"
export { sessionOf } from "./session-of.ts"
export { renewToken, startSession } from "./sessions.ts"
export { writeToOwner } from "./write-to-owner.ts"
export { writeToStaff } from "./write-to-staff.ts"
export { openDesigner, openMerchant } from "./open-profiles.ts"
export { readAvatars } from "./read-avatars.ts"
export { readRoles } from "./roles.ts"
export { saveDesignerLevels } from "./save-levels.ts"
export { findMerchantGaps } from "./merchant-gaps.ts"
