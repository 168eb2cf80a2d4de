/** What a page that only its owner may see exports as `handle`. */
export const privatePage = { isPrivate: true } as const

/** True for the match of such a page. */
export const isPrivatePage = ({ handle }: { readonly handle: unknown }): boolean => handle === privatePage
