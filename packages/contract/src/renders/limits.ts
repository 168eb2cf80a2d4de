export const renderLimits = {
  name: 80,
  /** Renders that one account keeps. */
  each: 1_000,
  /** Of them, at most so many that are not finished. */
  open: 10,
  /** Whoever makes a render and is silent for so long has lost it to anybody who asks for it. */
  leaseMs: 60_000,
  /** How long a render that a browser makes can rest before it has failed. */
  restMs: 86_400_000,
  /** Units that cancelling, and failures in a browser, give back to one account in 24 hours. */
  returnsPerDay: 10,
  tileBytes: 16_000_000,
  /** A video is handed in by parts of at most so much, one after the other. */
  partBytes: 4_000_000,
  parts: 40,
  framesPerSecond: 30,
  /** Of a video. */
  seconds: 60,
  /** Points of a camera's path. */
  keyframes: 60,
  /** A worker may lose a render so often, then it has failed. */
  tries: 3,
  samples: 4_096,
  /** Of a real-time session. */
  sessionMs: 3_600_000,
} as const
