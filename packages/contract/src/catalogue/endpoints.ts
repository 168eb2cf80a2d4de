import { countProductFacets, listProducts, listRelatedProducts, readProduct } from "./calls.ts"
import { addCategory, changeCategory, deleteCategory, listCategories, orderCategories } from "./categories.ts"
import { readMerchant } from "./merchants.ts"
import {
  addMyProduct,
  changeMyProduct,
  changeMyVariant,
  deleteMyProduct,
  listMyProducts,
  listOfferedCategories,
  offerMyProduct,
  readMyProduct,
} from "./my-product-calls.ts"
import { readPriceList, takePriceList } from "./price-lists.ts"
import {
  readOwnModel,
  readProductModel,
  removeProductModel,
  setProductModel,
  uploadModel,
} from "./product-model-calls.ts"
import { addSynonym, changeSynonym, deleteSynonym, listSynonyms } from "./synonyms.ts"
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
  addSynonym,
  changeSynonym,
  deleteSynonym,
  listSynonyms,
  readMerchant,
  addMyProduct,
  changeMyProduct,
  changeMyVariant,
  deleteMyProduct,
  listMyProducts,
  listOfferedCategories,
  offerMyProduct,
  readMyProduct,
  readPriceList,
  takePriceList,
  readOwnModel,
  readProductModel,
  removeProductModel,
  setProductModel,
  uploadModel,
  recordProductView,
} as const
