// Separate from `calls.ts`, which the price page uses for signed-in readers only.

export const planTiers = ["free", "pro", "premium", "enterprise"] as const

export const planDurations = ["monthly", "half-yearly", "yearly"] as const
/** Calendar months, in Asia/Ho_Chi_Minh. */
export const monthsOf: Readonly<Record<(typeof planDurations)[number], number>> = {
  monthly: 1,
  "half-yearly": 6,
  yearly: 12,
}

/**
 * The units of each quota. Real-time rendering: one session up to an hour; AI designs: one request with three
 * results.
 */
export const quotaCounters = [
  "image-2k",
  "image-4k",
  "image-8k",
  "panorama-3k",
  "panorama-4k",
  "panorama-8k",
  "panorama-12k",
  "panorama-32k",
  "video-480p",
  "video-720p",
  "video-1080p",
  "real-time",
  "ai-design",
] as const
