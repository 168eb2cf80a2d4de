/** The specification's unless a comment says that they are ours. */
export const notificationLimits = {
  /** The badge shows no more than this, then `99+`. */
  badgeMax: 99,
  /** How many unread notifications are fetched at once. */
  unreadSize: 100,
  /** The unread notifications are fetched at most this often. */
  refreshMs: 2_000,
  /** Ours: how often a stream that has nothing to say shows that it is there. */
  heartbeatMs: 15_000,
} as const

/** Where the live stream is, below the API's base. It answers with events, not with an envelope. */
export const streamPath = "/sse"
