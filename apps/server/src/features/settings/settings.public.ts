export { createFilterBook, type FilterBook } from "./filter-book.ts"
