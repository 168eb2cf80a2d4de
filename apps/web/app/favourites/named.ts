/** What a button says, with what it is about: rows of alike buttons are told apart by those who hear them. */
export const named = (text: string, name: string): string => (name === "" ? text : `${text} · ${name}`)
