import type { PlanDuration, PlanTier, QuotaBounds, QuotaCounter } from "@roomwright/contract/plans/calls"
import type { AdminTextId } from "../../admin/frame/admin-texts.ts"

export const tierTexts: Readonly<Record<PlanTier, AdminTextId>> = {
  free: "admin.tier.free",
  pro: "admin.tier.pro",
  premium: "admin.tier.premium",
  enterprise: "admin.tier.enterprise",
}

export const durationTexts: Readonly<Record<PlanDuration, AdminTextId>> = {
  monthly: "admin.duration.monthly",
  "half-yearly": "admin.duration.halfYearly",
  yearly: "admin.duration.yearly",
}

export type QuotaBound = keyof QuotaBounds
export const quotaBounds = ["lifetime", "month", "year"] as const satisfies readonly QuotaBound[]
export const boundTexts: Readonly<Record<QuotaBound, AdminTextId>> = {
  lifetime: "admin.bound.lifetime",
  month: "admin.bound.month",
  year: "admin.bound.year",
}

export const counterTexts: Readonly<Record<QuotaCounter, AdminTextId>> = {
  "image-2k": "admin.counter.image2k",
  "image-4k": "admin.counter.image4k",
  "image-8k": "admin.counter.image8k",
  "panorama-3k": "admin.counter.panorama3k",
  "panorama-4k": "admin.counter.panorama4k",
  "panorama-8k": "admin.counter.panorama8k",
  "panorama-12k": "admin.counter.panorama12k",
  "panorama-32k": "admin.counter.panorama32k",
  "video-480p": "admin.counter.video480p",
  "video-720p": "admin.counter.video720p",
  "video-1080p": "admin.counter.video1080p",
  "real-time": "admin.counter.realTime",
  "ai-design": "admin.counter.aiDesign",
}
