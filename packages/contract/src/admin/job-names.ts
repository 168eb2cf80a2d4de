/** All jobs: slow or recurring work. The names are those of their queues, so never rename one. */
export const jobNames = [
  "letter",
  "distribute-messages",
  "tell-staff",
  "make-models",
  "make-pieces",
  "make-tours",
  "tag-works",
  "publish-content",
  "reword-products",
  "reword-works",
  "rank-products",
  "count-level",
  "count-levels",
  "expire-bills",
  "complete-orders",
  "tell-plan-endings",
  "tell-refunds",
  "lapse-applications",
  "erase-accounts",
  "sweep-accounts",
  "sweep-files",
  "sweep-stray-files",
  "sweep-studio",
  "settle-renders",
  "sweep-renders",
  "sweep-feedback",
  "sweep-counts",
  "check-storage",
] as const

/** `queued` waits for its turn or its next try; `failed` has no tries left. */
export const jobStates = ["queued", "running", "failed"] as const
