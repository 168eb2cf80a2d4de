import { listEmptySearches, readNumbers, recordOrderForm } from "./calls.ts"

export const analyticsEndpoints = {
  listEmptySearches,
  readNumbers,
  recordOrderForm,
} as const
