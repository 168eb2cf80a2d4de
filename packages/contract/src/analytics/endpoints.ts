import { listEmptySearches, readAnalytics, recordOrderForm } from "./calls.ts"

export const analyticsEndpoints = {
  listEmptySearches,
  readAnalytics,
  recordOrderForm,
} as const
