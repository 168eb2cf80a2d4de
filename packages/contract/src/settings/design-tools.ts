/** Design tools that the menu can open. `roomwright` is our own studio. */
export const designTools = ["roomwright", "coohom"] as const

/** Keys and secrets of other services: no spaces, only characters that a header can hold. */
export const toolKeyPattern = /^[\x21-\x7E]+$/
