import { listSuggestions } from "./calls.ts"

export const searchEndpoints = {
  listSuggestions,
} as const
