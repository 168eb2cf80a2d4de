import { addFavourite, readFavourite, removeFavourite } from "./calls.ts"
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
import { countFavourites, listFavouriteProducts, listFavouriteWorks, listFollowed } from "./lists.ts"

export const favouritesEndpoints = {
  addFavourite,
  readFavourite,
  removeFavourite,
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
  countFavourites,
  listFavouriteProducts,
  listFavouriteWorks,
  listFollowed,
} as const
