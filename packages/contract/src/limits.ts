/** Limits and timings; from the specification unless a comment says that they are ours. */
export const limits = {
  searchCloseMs: 600,
  toastMs: 3000,
  modalSwitchMs: 400,
  routeTransitionMs: 100,
  tabWidthPx: 70,
  localeCookieDays: 365,
  /** Ours: how long the browser remembers the answer about cookies. */
  cookieAnswerDays: 365,
  /** When a page's code failed to load, it reloads at most once in this time, for each path. */
  reloadThrottleMs: 10_000,
  /** How long after a page runs it asks for the manifest of its build. */
  manifestDeferMs: 1000,
  /** Ours: how often a visible page asks for the latest build; one that becomes visible asks at once. */
  buildPollMs: 180_000,
  /** Ours: a request for the latest build that takes longer counts as unanswered. */
  buildAnswerMs: 5_000,
  /** Ours: the longest keyword; longer ones are refused with a message. */
  keywordLength: 100,
  /** Ours: the pause in typing before suggestions are requested. */
  suggestMs: 150,
  /** Ours: searches that a browser remembers. */
  recentSearches: 5,
  /** Ours. */
  pageSize: 24,
  pageSizeMax: 100,
  /** Ours: deeper pages are refused. */
  pageMax: 9_999,
  /** Ours: the most hits of a long list that are counted; beyond that it says "1000+". */
  countedMax: 1_000,
  /** Ours: the deepest page of a long list that opens by its number; deeper ones need `after`. */
  numberedMax: 10_000,
  /** Ours: values of one filter at a time. */
  filterValuesMax: 20,
} as const
