import type { ReviewClock } from "@roomwright/contract/applications/calls"
import { useAdminText } from "../../admin/frame/admin-texts.ts"
import { Tag } from "../../admin/frame/tag.tsx"

/** How much of the time for a decision is left, the more urgent the less. */
export function ClockTag({ review: { daysLeft } }: { readonly review: ReviewClock }) {
  const t = useAdminText()
  if (daysLeft < 0) return <Tag tone="bad">{t("admin.clock.late", { days: -daysLeft })}</Tag>
  if (daysLeft === 0) return <Tag tone="bad">{t("admin.clock.today")}</Tag>
  return <Tag tone={daysLeft === 1 ? "wait" : "plain"}>{t("admin.clock.left", { days: daysLeft })}</Tag>
}
