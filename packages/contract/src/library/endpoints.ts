import { countPieces, searchLibrary, setPieceFavourite } from "./calls.ts"
import {
  changeOwnPiece,
  findPieceFile,
  listOwnPieces,
  listPieceOutlines,
  removeOwnPiece,
  uploadOwnPiece,
} from "./own-piece-calls.ts"
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
  uploadOwnPiece,
  listOwnPieces,
  changeOwnPiece,
  removeOwnPiece,
  findPieceFile,
  listPieceOutlines,
  listFurnitureLibraries,
  importFurnitureLibrary,
  removeFurnitureLibrary,
  listImportedPieces,
  offerImportedPiece,
} as const
