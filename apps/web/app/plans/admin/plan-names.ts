import type { PlanDuration, PlanTier, QuotaBounds, QuotaCounter } from "@roomwright/contract/plans/calls"
import type { DeskTextId } from "../../admin/frame/admin-texts.ts"

export const tierTexts: Readonly<Record<PlanTier, DeskTextId>> = {
  free: "desk.tier.free",
  pro: "desk.tier.pro",
  premium: "desk.tier.premium",
  enterprise: "desk.tier.enterprise",
}

export const durationTexts: Readonly<Record<PlanDuration, DeskTextId>> = {
  monthly: "desk.duration.monthly",
  "half-yearly": "desk.duration.halfYearly",
  yearly: "desk.duration.yearly",
}

export type QuotaBound = keyof QuotaBounds
export const quotaBounds = ["lifetime", "month", "year"] as const satisfies readonly QuotaBound[]
export const boundTexts: Readonly<Record<QuotaBound, DeskTextId>> = {
  lifetime: "desk.bound.lifetime",
  month: "desk.bound.month",
  year: "desk.bound.year",
}

export const counterTexts: Readonly<Record<QuotaCounter, DeskTextId>> = {
  "image-2k": "desk.counter.image2k",
  "image-4k": "desk.counter.image4k",
  "image-8k": "desk.counter.image8k",
  "panorama-3k": "desk.counter.panorama3k",
  "panorama-4k": "desk.counter.panorama4k",
  "panorama-8k": "desk.counter.panorama8k",
  "panorama-12k": "desk.counter.panorama12k",
  "panorama-32k": "desk.counter.panorama32k",
  "video-480p": "desk.counter.video480p",
  "video-720p": "desk.counter.video720p",
  "video-1080p": "desk.counter.video1080p",
  "real-time": "desk.counter.realTime",
  "ai-design": "desk.counter.aiDesign",
}
