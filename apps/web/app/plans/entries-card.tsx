import type { CallData } from "@roomwright/contract/endpoint"
import type { listQuotaEntries } from "@roomwright/contract/plans/calls"
import { useSearchParams } from "react-router"
import { SectionCard } from "../platform/cards/section-card.tsx"
import { ListPages } from "../platform/lists/list-pages.tsx"
import { Moment } from "../platform/locale/moment.tsx"
import { usePlanText } from "./plan-texts.ts"

/** What happened to the counters, newest first. */
export function EntriesCard({ entries }: { readonly entries: CallData<typeof listQuotaEntries> }) {
  const t = usePlanText()
  const [search] = useSearchParams()
  return (
    <SectionCard title={t("plans.entries.title")}>
      {entries.content.length === 0 ? (
        <p className="mt-3 text-ink-2">{t("plans.entries.none")}</p>
      ) : (
        <ul className="mt-2">
          {entries.content.map(({ id, counter, amount, state, reason, at }) => (
            <li
              key={id}
              className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-t border-line py-3 text-15 first:border-0"
            >
              <span>
                {t(`plans.counter.${counter}`)} × <span className="num">{amount}</span>
              </span>
              <span>{t(`plans.entries.${state}`)}</span>
              <span className="text-14 wrap-anywhere text-ink-2">{reason}</span>
              <span className="text-right text-14 text-ink-2">
                <Moment iso={at} />
              </span>
            </li>
          ))}
        </ul>
      )}
      <ListPages {...entries} search={search} />
    </SectionCard>
  )
}
