/** Every job there is: what is slow or comes again and again. The names of their queues, so none is ever renamed. */
export const jobNames = [
  "letter",
  "distribute-messages",
  "tell-staff",
  "make-models",
  "make-pieces",
  "publish-content",
  "reword-products",
  "reword-works",
  "rank-products",
  "count-level",
  "count-levels",
  "expire-bills",
  "complete-orders",
  "tell-plan-endings",
  "lapse-applications",
  "erase-accounts",
  "sweep-accounts",
  "sweep-files",
  "sweep-stray-files",
  "sweep-studio",
  "sweep-feedback",
  "sweep-counts",
  "check-storage",
] as const

/** `queued` waits for its turn or for its next try; `failed` has none left. */
export const jobStates = ["queued", "running", "failed"] as const
