import type { Order } from "@roomwright/contract/orders/calls"
import { classNames } from "@roomwright/ui/class-names"
import { SectionCard } from "../platform/cards/section-card.tsx"
import { Moment } from "../platform/locale/moment.tsx"
import { useOrderText } from "./order-texts.ts"

/** Everything that happened to an order: when, what, who, why. */
export function OrderTimeline({ order: { timeline } }: { readonly order: Order }) {
  const t = useOrderText()
  return (
    <SectionCard title={t("orders.order.timeline")}>
      <ol className="mt-4 grid">
        {timeline.map(({ at, status: state, by, reason }, place) => {
          const isLast = place === timeline.length - 1
          return (
            <li key={at + state} className="grid grid-cols-[20px_minmax(0,1fr)] gap-x-3">
              <span aria-hidden className="flex flex-col items-center">
                <span
                  className={classNames("mt-2 size-2.5 rounded-pill", isLast ? "bg-accent" : "bg-line-2")}
                />
                {isLast ? null : <span className="w-px flex-1 bg-line-2" />}
              </span>
              <span className={isLast ? "" : "pb-5"}>
                <span className="block font-medium">{t(`orders.step.${state}`)}</span>
                <span className="block text-14 text-ink-2">
                  {t(`orders.by.${by}`)} · <Moment iso={at} />
                </span>
                {reason ? <span className="mt-1 block text-15 wrap-anywhere">{reason}</span> : null}
              </span>
            </li>
          )
        })}
      </ol>
    </SectionCard>
  )
}
