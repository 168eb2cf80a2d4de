export { listDesignerPage } from "./designers.ts"
export { listWorkPage } from "./list-works.ts"
export { readPlacedProducts } from "./read-work.ts"
export { createWork, shelveWork, type NewWork } from "./save-work.ts"
