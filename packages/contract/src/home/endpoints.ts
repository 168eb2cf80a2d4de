import { findHomeThings, previewHome, readAdminHome, saveAdminHome } from "./admin.ts"
import { readHomePage } from "./calls.ts"

export const homeEndpoints = {
  findHomeThings,
  previewHome,
  readAdminHome,
  saveAdminHome,
  readHomePage,
} as const
