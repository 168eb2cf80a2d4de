export { createDesigner, createMerchant, type NewDesigner, type NewMerchant } from "./save-profiles.ts"
export type { AccountHandlers } from "./account-handlers.ts"
export { grantRole } from "./roles.ts"
export { startSession } from "./sessions.ts"
