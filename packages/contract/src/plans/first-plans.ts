import type { PlanPrices, PlanQuotas, PlanTier, QuotaBounds } from "./calls.ts"

const unlimited: QuotaBounds = { lifetime: null, month: null, year: null }
const lifetime = (count: number): QuotaBounds => ({ ...unlimited, lifetime: count })
const monthly = (count: number): QuotaBounds => ({ ...unlimited, month: count })

interface FirstPlan {
  readonly prices: PlanPrices
  readonly quotas: PlanQuotas
}

/**
 * The plans that a new platform starts with: the specification's numbers (VND); an administrator can change
 * them.
 */
export const firstPlans: Readonly<Record<PlanTier, FirstPlan>> = {
  free: {
    prices: null,
    quotas: {
      "image-2k": lifetime(50),
      "image-4k": lifetime(6),
      "image-8k": lifetime(0),
      "panorama-3k": lifetime(50),
      "panorama-4k": lifetime(6),
      "panorama-8k": lifetime(3),
      "panorama-12k": lifetime(1),
      "panorama-32k": lifetime(0),
      "video-480p": lifetime(1),
      "video-720p": lifetime(1),
      "video-1080p": lifetime(0),
      "real-time": lifetime(0),
      "ai-design": lifetime(0),
    },
  },
  pro: {
    prices: {
      monthly: { price: 388_000, originalPrice: 0 },
      "half-yearly": { price: 2_028_000, originalPrice: 2_328_000 },
      yearly: { price: 3_800_000, originalPrice: 4_656_000 },
    },
    quotas: {
      "image-2k": unlimited,
      "image-4k": unlimited,
      "image-8k": monthly(10),
      "panorama-3k": unlimited,
      "panorama-4k": unlimited,
      "panorama-8k": unlimited,
      "panorama-12k": monthly(6),
      "panorama-32k": monthly(1),
      "video-480p": monthly(5),
      "video-720p": monthly(5),
      "video-1080p": monthly(2),
      "real-time": monthly(10),
      "ai-design": monthly(10),
    },
  },
  premium: {
    prices: {
      monthly: { price: 2_280_000, originalPrice: 0 },
      "half-yearly": { price: 10_080_000, originalPrice: 13_680_000 },
      yearly: { price: 24_800_000, originalPrice: 27_360_000 },
    },
    quotas: {
      "image-2k": unlimited,
      "image-4k": unlimited,
      "image-8k": { lifetime: null, month: 30, year: 400 },
      "panorama-3k": unlimited,
      "panorama-4k": unlimited,
      "panorama-8k": unlimited,
      "panorama-12k": monthly(18),
      "panorama-32k": monthly(3),
      "video-480p": monthly(15),
      "video-720p": monthly(15),
      "video-1080p": monthly(6),
      "real-time": unlimited,
      "ai-design": monthly(20),
    },
  },
  enterprise: {
    prices: null,
    quotas: {
      "image-2k": unlimited,
      "image-4k": unlimited,
      "image-8k": unlimited,
      "panorama-3k": unlimited,
      "panorama-4k": unlimited,
      "panorama-8k": unlimited,
      "panorama-12k": unlimited,
      "panorama-32k": unlimited,
      "video-480p": unlimited,
      "video-720p": unlimited,
      "video-1080p": unlimited,
      "real-time": unlimited,
      "ai-design": monthly(30),
    },
  },
}
