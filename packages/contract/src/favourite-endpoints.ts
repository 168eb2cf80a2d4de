import {
  addCollection,
  collectItem,
  deleteCollection,
  dropItem,
  listCollections,
  orderCollection,
  readCollection,
  readSharedCollection,
  renameCollection,
  shareCollection,
  unshareCollection,
  writeNote,
} from "./collections.ts"
import {
  addFavourite,
  countFavourites,
  listFavouriteProducts,
  listFavouriteWorks,
  listFollowed,
  readFavourite,
  removeFavourite,
} from "./favourites.ts"
import { readMerchant } from "./merchants.ts"

/** Favourites, collections, and the public page of merchants: a part of the full table (`endpoints.ts`). */
export const favouriteEndpoints = {
  addCollection,
  collectItem,
  deleteCollection,
  dropItem,
  listCollections,
  orderCollection,
  readCollection,
  readSharedCollection,
  renameCollection,
  shareCollection,
  unshareCollection,
  writeNote,
  addFavourite,
  countFavourites,
  listFavouriteProducts,
  listFavouriteWorks,
  listFollowed,
  readFavourite,
  removeFavourite,
  readMerchant,
} as const
