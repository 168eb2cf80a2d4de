import { findHomeThings, previewHome, readDeskHome, saveDeskHome } from "./admin.ts"
import { readHomePage } from "./calls.ts"

export const homeEndpoints = {
  findHomeThings,
  previewHome,
  readDeskHome,
  saveDeskHome,
  readHomePage,
} as const
