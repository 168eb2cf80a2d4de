import {
  addOwnProduct,
  changeOwnProduct,
  changeOwnVariant,
  deleteOwnProduct,
  listOfferedCategories,
  listOwnProducts,
  offerOwnProduct,
  readOwnProduct,
} from "./own-products.ts"
import { takePriceList } from "./price-lists.ts"

/** What merchants do with their own products: a part of the full table (`endpoints.ts`). */
export const merchantEndpoints = {
  addOwnProduct,
  changeOwnProduct,
  changeOwnVariant,
  deleteOwnProduct,
  listOfferedCategories,
  listOwnProducts,
  offerOwnProduct,
  readOwnProduct,
  takePriceList,
} as const
