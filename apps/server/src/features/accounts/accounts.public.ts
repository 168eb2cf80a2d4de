export { createDesigner, createMerchant, type NewDesigner, type NewMerchant } from "./save-profiles.ts"
