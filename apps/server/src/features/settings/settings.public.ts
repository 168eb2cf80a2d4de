export { createFilterBook, type FilterBook } from "./filter-book.ts"
export const currentLegalVersion = async (_db: unknown, _name: string): Promise<string> => "2026-11-21"
