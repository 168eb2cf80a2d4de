/** A pattern of `like` for texts with this one in them: what stands in it has no other meaning. */
export const containing = (text: string): string => `%${text.replaceAll(/[\\%_]/g, "\\$&")}%`
