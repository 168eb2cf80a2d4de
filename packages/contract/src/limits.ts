/** Limits and timings; the specification's unless a comment says that they are ours. */
export const limits = {
  searchCloseMs: 600,
  toastMs: 3000,
  modalSwitchMs: 400,
  routeTransitionMs: 100,
  tabWidthPx: 70,
  localeCookieDays: 365,
  /** Ours: what a keyword box takes; longer ones are refused with a message. */
  keywordLength: 100,
  /** Ours: typing pauses this long before suggestions are asked for. */
  suggestMs: 150,
  /** Ours: searches that a browser remembers. */
  recentSearches: 5,
  /** Ours. */
  pageSize: 24,
  pageSizeMax: 100,
  /** Ours: deeper pages than this are refused until lists are paged by key. */
  pageMax: 9_999,
  /** Ours: values of one filter at a time. */
  filterValuesMax: 20,
} as const
