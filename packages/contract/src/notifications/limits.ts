/** From the specification unless a comment says that they are ours. */
export const notificationLimits = {
  /** The badge counts up to this, then shows `99+`. */
  badgeMax: 99,
  /** How many unread notifications are fetched at once. */
  unreadSize: 100,
  /** The shortest time between two fetches of unread notifications. */
  refreshMs: 2_000,
  /** Ours: how often an idle stream sends a sign of life. */
  heartbeatMs: 15_000,
} as const

/** Where the live stream is, below the API's base. It answers with events, not with an envelope. */
export const streamPath = "/sse"
