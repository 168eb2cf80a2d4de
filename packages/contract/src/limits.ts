/** Limits and timings; the specification's unless a comment says that they are ours. */
export const limits = {
  searchCloseMs: 600,
  toastMs: 3000,
  modalSwitchMs: 400,
  routeTransitionMs: 100,
  tabWidthPx: 70,
  localeCookieDays: 365,
  /** Ours: how long the answer about cookies is remembered. */
  cookieAnswerDays: 365,
  /** After a page's code did not load: it reloads at most once in this time, for each path. */
  reloadThrottleMs: 10_000,
  /** How long after a page runs it asks for the manifest of its build. */
  manifestDeferMs: 1000,
  /** Ours: how often a page in sight asks for the latest build; one that comes into sight asks at once. */
  buildPollMs: 180_000,
  /** Ours: a question about the latest build that takes longer counts as unanswered. */
  buildAnswerMs: 5_000,
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
