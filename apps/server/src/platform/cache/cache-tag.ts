/**
 * What a cached page or answer shows: single things by their ids, and lists, which any change of their kind may concern.
 * A route says the tags of its answers (`handle`), a page carries those of all answers that were read for it, and an
 * event purges by the tags of what changed (`purge-on-events.ts`).
 */
export type CacheTag =
  | `product:${string}`
  | `merchant:${string}`
  | `work:${string}`
  | `designer:${string}`
  | "products"
  | "works"
  | "designers"
  | "articles"
  | "answers"
  | "about"
  | "home"
  | "settings"
  | typeof anything

/** Of an answer whose route says no tags: any event purges it. */
export const anything = "anything"
