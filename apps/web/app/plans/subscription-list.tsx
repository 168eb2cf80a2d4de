import type { Subscription } from "@roomwright/contract/plans/calls"
import { SectionCard } from "../platform/cards/section-card.tsx"
import { usePlanText } from "./plan-texts.ts"
import { SubscriptionFacts } from "./subscription-facts.tsx"

interface SubscriptionListProps {
  readonly title: string
  readonly subscriptions: readonly Subscription[]
}

/** Subscriptions beside the one that runs; nothing where there are none. */
export function SubscriptionList({ title, subscriptions }: SubscriptionListProps) {
  const t = usePlanText()
  if (subscriptions.length === 0) return null
  return (
    <SectionCard title={title}>
      <ul className="mt-2">
        {subscriptions.map((subscription) => (
          <li key={subscription.id} className="border-t border-line py-4 first:border-0 last:pb-0">
            <p className="text-18">
              {t(`plans.tier.${subscription.tier}`)}
              {subscription.duration ? ` · ${t(`plans.duration.${subscription.duration}`)}` : ""}
            </p>
            <SubscriptionFacts subscription={subscription} />
          </li>
        ))}
      </ul>
    </SectionCard>
  )
}
