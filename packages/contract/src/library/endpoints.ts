import { countPieces, searchLibrary, setPieceFavourite } from "./calls.ts"
import {
  importFurnitureLibrary,
  listFurnitureLibraries,
  listImportedPieces,
  offerImportedPiece,
  removeFurnitureLibrary,
} from "./library-admin.ts"

export const libraryEndpoints = {
  countPieces,
  searchLibrary,
  setPieceFavourite,
  listFurnitureLibraries,
  importFurnitureLibrary,
  removeFurnitureLibrary,
  listImportedPieces,
  offerImportedPiece,
} as const
