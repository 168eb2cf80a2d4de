import type { BillSummary } from "@roomwright/contract/payments/bills"
import { billPath } from "@roomwright/contract/page-paths"
import { Link } from "react-router"
import { formatMoney } from "../platform/locale/format.ts"
import { useLangOf, useLanguage } from "../platform/locale/locale.tsx"
import { Moment } from "../platform/locale/moment.tsx"
import { StateBadge } from "./state-badge.tsx"

/** A bill in a list: what it is for, its code and day, its sum, where it stands. */
export function BillRow({ bill }: { readonly bill: BillSummary }) {
  const language = useLanguage()
  const langOf = useLangOf()
  const { id, title, transferCode, createdAt, amount, status: state, rejectedFor } = bill
  return (
    <li className="border-t border-line first:border-0">
      <Link
        to={billPath(id)}
        className="group grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 py-4"
      >
        <span className="font-medium group-hover:text-accent" {...langOf(title)}>
          {title.text}
        </span>
        <span className="num text-right">{formatMoney(amount, language)}</span>
        <span className="num text-14 text-ink-2">
          {transferCode} · <Moment iso={createdAt} />
        </span>
        <span className="text-right">
          <StateBadge state={state} />
        </span>
        {rejectedFor ? (
          <span className="col-span-2 text-14 wrap-anywhere text-bad">{rejectedFor}</span>
        ) : null}
      </Link>
    </li>
  )
}
