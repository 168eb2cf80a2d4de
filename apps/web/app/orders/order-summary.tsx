import { pagePaths } from "@roomwright/contract/page-paths"
import type { ComponentProps, ReactNode } from "react"
import { Link } from "react-router"
import { SubmitButton } from "../platform/forms/submit-button.tsx"
import { ItemCard } from "./item-card.tsx"
import { useOrderText } from "./order-texts.ts"

interface OrderSummaryProps {
  readonly item: ComponentProps<typeof ItemCard>["item"]
  readonly to: string
  /** Below the item: who sells it, what it comes to. */
  readonly children: ReactNode
  /** What stands against ordering, and what one can do. */
  readonly problem: ReactNode
  readonly isBusy: boolean
  readonly isLocked: boolean
  readonly go: string
  /** What one agrees to by ordering, before the link to the terms. */
  readonly terms: string
}

/** What is ordered and what it comes to; and the button that orders. */
export function OrderSummary(props: OrderSummaryProps) {
  const { item, to, children, problem, isBusy, isLocked, go, terms } = props
  const t = useOrderText()
  return (
    <section
      aria-labelledby="sums"
      className="min-w-0 overflow-hidden rounded-card border border-line bg-card md:sticky md:top-24"
    >
      <div className="p-5 sm:p-6">
        <h2 id="sums" className="text-22">
          {t("orders.bill.summary")}
        </h2>
        <div className="mt-4">
          <ItemCard item={item} to={to} />
        </div>
        {children}
      </div>
      <div className="grid gap-4 border-t border-line bg-sunk p-5 sm:p-6">
        {problem ? (
          <div role="alert" className="rounded-control bg-wait-tint p-3 text-15 text-wait">
            {problem}
          </div>
        ) : null}
        <SubmitButton isBusy={isBusy} disabled={isLocked}>
          {go}
        </SubmitButton>
        <p className="text-14 text-ink-2">
          {terms}{" "}
          <Link to={pagePaths.terms} target="_blank" className="underline underline-offset-4">
            {t("orders.bill.termsLink")}
          </Link>
        </p>
      </div>
    </section>
  )
}
