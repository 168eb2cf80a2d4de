/** A `like` pattern for texts that contain this one; special characters in it are escaped. */
export const containing = (text: string): string => `%${text.replaceAll(/[\\%_]/g, "\\$&")}%`
