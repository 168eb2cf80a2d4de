/** The id of a suggestion by its place in the list: the search field names the one that the arrow keys have reached. */
export const optionId = (listId: string, at: number): string => `${listId}-${at}`
