export { listProductPage } from "./list-products.ts"
export { readProductCards } from "./product-cards.ts"
export { createCategory, type NewCategory } from "./save-category.ts"
export { countPlacement, createProduct, type NewProduct, type NewVariant } from "./save-product.ts"
