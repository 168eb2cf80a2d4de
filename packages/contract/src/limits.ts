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
  /** Ours: deeper pages than this are refused. */
  pageMax: 9_999,
  /** Ours: hits of a long list that are counted; more read "1000+". */
  countedMax: 1_000,
  /** Ours: how deep in a long list a page is opened by its number; deeper ones are reached by `after`. */
  numberedMax: 10_000,
  /** Ours: values of one filter at a time. */
  filterValuesMax: 20,
} as const
