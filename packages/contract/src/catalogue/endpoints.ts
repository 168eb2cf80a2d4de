import { countProductFacets, listProducts, listRelatedProducts, readProduct } from "./calls.ts"
import { addCategory, changeCategory, deleteCategory, listCategories, orderCategories } from "./categories.ts"
import { readMerchant } from "./merchants.ts"
import {
  addOwnProduct,
  changeOwnProduct,
  changeOwnVariant,
  deleteOwnProduct,
  listOfferedCategories,
  listOwnProducts,
  offerOwnProduct,
  readOwnProduct,
} from "./my-product-calls.ts"
import { readPriceList, takePriceList } from "./price-lists.ts"
import {
  readOwnModel,
  readProductModel,
  removeProductModel,
  setProductModel,
  uploadModel,
} from "./product-model-calls.ts"
import { recordProductView } from "./product-views.ts"

export const catalogueEndpoints = {
  countProductFacets,
  listProducts,
  listRelatedProducts,
  readProduct,
  addCategory,
  changeCategory,
  deleteCategory,
  listCategories,
  orderCategories,
  readMerchant,
  addOwnProduct,
  changeOwnProduct,
  changeOwnVariant,
  deleteOwnProduct,
  listOfferedCategories,
  listOwnProducts,
  offerOwnProduct,
  readOwnProduct,
  readPriceList,
  takePriceList,
  readOwnModel,
  readProductModel,
  removeProductModel,
  setProductModel,
  uploadModel,
  recordProductView,
} as const
