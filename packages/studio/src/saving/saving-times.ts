export const savingTimes = {
  /** After the last change. */
  quietMs: 1_000,
  /** After the first change that is not stored, for whoever never pauses. */
  latestMs: 10_000,
  /** How often is looked whether a drag is over. */
  busyMs: 200,
  /** A window that closes may send 64 kB: each quote is written with an escape, some letters take three bytes. */
  lastCharacters: 30_000,
} as const

const pausesMs = [2_000, 4_000, 8_000, 15_000, 30_000] as const

/** How long to wait after so many failures in a row, ms: longer each time, up to a minute. */
export const pauseAfter = (failures: number): number => pausesMs[failures - 1] ?? 60_000
