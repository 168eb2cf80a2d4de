import type { SheetKind } from "./compose-set.ts"

/** The sheets that a set may have, in their order; what draws them is fetched when somebody wants one. */
export const sheetChoices: readonly SheetKind[] = [
  "dimensions",
  "furniture",
  "lamps",
  "elevations",
  "schedule",
]
