export { chooseVariants } from "./choose-variants.ts"
export { findValuesOfProducts } from "./find-used-values.ts"
export { listProductPage } from "./list-products.ts"
export { readMerchantCards, selectMerchants } from "./merchants.ts"
export { readProductCards } from "./product-cards.ts"
export { findModelProducts, type ModelProduct } from "./find-model-products.ts"
export { relistProduct, withdrawProduct } from "./put-on-sale.ts"
export { repriceVariant } from "./reprice-variant.ts"
export { requestProductReindexing, reindexProducts } from "./schedule-product-reindexing.ts"
export { createCategory, type NewCategory } from "./save-category.ts"
export type { NewProduct, NewVariant } from "./new-product.ts"
export { addRooms, countPlacement, createProduct } from "./save-product.ts"
export { readModelPaths, readProductNames } from "./scene-products.ts"
export { suggestProducts } from "./suggest-products.ts"
export { insertProducts } from "./insert-products.ts"
export { readSearchNames } from "./product-words.ts"
export { rankProducts } from "./rank-products.ts"
export {
  deliveryTo,
  moveStock,
  moveStocks,
  readSoldVariant,
  readSoldVariants,
  saveDelivery,
  type Delivery,
  type SoldVariant,
  type StockMove,
} from "./stock.ts"
export { removeProduct } from "./delete-product.ts"
export { insertProductModel } from "./product-models.ts"
export {
  listListedMerchants,
  listListedProducts,
  markMerchants,
  markProducts,
  readSharedMerchant,
  readSharedProduct,
  type ListedPage,
  type SharedThing,
} from "./listed-products.ts"
