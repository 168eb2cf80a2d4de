import {
  importFurnitureLibrary,
  listFurnitureLibraries,
  listImportedPieces,
  offerImportedPiece,
  removeFurnitureLibrary,
} from "./library-admin.ts"

export const libraryEndpoints = {
  listFurnitureLibraries,
  importFurnitureLibrary,
  removeFurnitureLibrary,
  listImportedPieces,
  offerImportedPiece,
} as const
