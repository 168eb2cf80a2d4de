import { searchLibrary, setPieceFavourite } from "./calls.ts"

export const libraryEndpoints = {
  searchLibrary,
  setPieceFavourite,
} as const
