import type { Plan, PlanTier, QuotaCounter } from "@roomwright/contract/plans/calls"
import { isSold, soldKinds } from "@roomwright/contract/renders/kinds"
import { Icon } from "@roomwright/ui/icon"
import { Check } from "lucide-react"
import { usePlanText } from "./plan-texts.ts"
import { isNotIncluded, formatBounds } from "./format-bounds.ts"

/** What is named first of all that is counted; the rest is in the comparison. */
const highlights: Readonly<Record<PlanTier, readonly QuotaCounter[]>> = {
  free: ["image-2k", "image-4k", "panorama-3k", "panorama-8k", "video-720p"],
  pro: ["image-4k", "image-8k", "panorama-12k", "video-1080p", "ai-design"],
  premium: ["image-8k", "panorama-12k", "panorama-32k", "video-1080p", "ai-design"],
  enterprise: ["image-8k", "panorama-32k", "video-1080p", "real-time", "ai-design"],
}

const most = 5

/** The most telling quotas that a plan includes and that are sold. */
export const highlightsOf = ({ tier, quotas }: Pick<Plan, "tier" | "quotas">): readonly QuotaCounter[] =>
  [...new Set([...highlights[tier], ...soldKinds])]
    .filter((counter) => isSold(counter) && !isNotIncluded(quotas[counter]))
    .slice(0, most)

/** The most telling things that a plan includes. */
export function PlanHighlights({ plan }: { readonly plan: Plan }) {
  const t = usePlanText()
  return (
    <ul className="mt-5 grid gap-2.5 text-15">
      {highlightsOf(plan).map((counter) => (
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
