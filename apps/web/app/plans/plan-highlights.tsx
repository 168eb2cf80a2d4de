import type { Plan, PlanTier, QuotaCounter } from "@roomwright/contract/plans/calls"
import { Icon } from "@roomwright/ui/icon"
import { Check } from "lucide-react"
import { usePlanText } from "./plan-texts.ts"
import { isNotIncluded, formatBounds } from "./format-bounds.ts"

/** What is named of all that is counted; the rest is in the comparison. */
const highlights: Readonly<Record<PlanTier, readonly QuotaCounter[]>> = {
  free: ["image-2k", "image-4k", "panorama-3k", "panorama-8k", "video-720p"],
  pro: ["image-4k", "image-8k", "panorama-12k", "video-1080p", "ai-design"],
  premium: ["image-8k", "panorama-12k", "panorama-32k", "video-1080p", "ai-design"],
  enterprise: ["image-8k", "panorama-32k", "video-1080p", "real-time", "ai-design"],
}

/** The most telling things that a plan includes. */
export function PlanHighlights({ plan }: { readonly plan: Plan }) {
  const t = usePlanText()
  return (
    <ul className="mt-5 grid gap-2.5 text-15">
      {highlights[plan.tier]
        .filter((counter) => !isNotIncluded(plan.quotas[counter]))
        .map((counter) => (
          <li key={counter} className="flex gap-2.5">
            <Icon of={Check} size={16} className="mt-[0.3em] text-ok" />
            {t("plans.feature", {
              counter: t(`plans.counter.${counter}`),
              bound: formatBounds(plan.quotas[counter], t),
            })}
          </li>
        ))}
    </ul>
  )
}
