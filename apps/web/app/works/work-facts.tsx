import { pagePaths, workPath, designBillPath } from "@roomwright/contract/page-paths"
import type { WorkDetail } from "@roomwright/contract/works/calls"
import { Fragment, type ReactNode } from "react"
import { Link, useNavigate } from "react-router"
import { ShareButton } from "../platform/share/share-button.tsx"
import { FavouriteButton } from "../platform/favourites/favourite-button.tsx"
import { Day } from "../platform/locale/day.tsx"
import { formatArea, formatMoney, formatNumber } from "../platform/locale/format.ts"
import { useLanguage, useText } from "../platform/locale/locale.tsx"
import { buttonClass } from "@roomwright/ui/button"
import { requireLogin } from "../platform/session/request-login.ts"
import { currentSession } from "../platform/session/session-store.ts"

interface WorkFactsProps {
  readonly work: WorkDetail
  /** How many keep it as a favourite. */
  readonly keepers: number
}

/** What one may want to know of a work at a glance; its kinds lead to more of the same. */
export function WorkFacts({ work, keepers }: WorkFactsProps) {
  const t = useText()
  const language = useLanguage()
  const kinds = ["style", "homeType", "space", "scene", "roomType"] as const
  const facts: (readonly [string, ReactNode])[] = [
    ...kinds.map(
      (kind) =>
        [
          t(`filter.${kind}`),
          <Link key={kind} to={`${pagePaths.works}?${kind}=${work[kind].id}`} className="hover:text-accent">
            {work[kind].name.text}
          </Link>,
        ] as const,
    ),
    [
      t("filter.area"),
      <span key="area" className="num">
        {formatArea(work.areaM2, language)}
      </span>,
    ],
    [t("work.published"), <Day key="day" iso={work.publishedAt} />],
    // What nobody has seen yet is not counted out.
    ...(work.viewCount === 0
      ? []
      : [
          [
            t("work.views"),
            <span key="views" className="num">
              {formatNumber(work.viewCount, language)}
            </span>,
          ] as const,
        ]),
  ]
  return (
    <aside aria-label={t("work.facts")} className="rounded-card border border-line bg-card p-5 md:p-7 lg:p-6">
      <p className="num font-serif text-28">
        {work.price > 0 ? formatMoney(work.price, language) : t("work.notForSale")}
      </p>
      <p className="mt-1 text-14 text-ink-2">
        {work.price > 0 ? t("work.priceNote") : t("work.notForSaleNote")}
      </p>
      {work.price > 0 ? <BuyDesignLink workId={work.id} /> : null}
      <div className="mt-4 mb-5 flex flex-wrap items-center gap-x-3 gap-y-2">
        <FavouriteButton subject="work" id={work.id} count={keepers} />
        <ShareButton path={workPath(work.id)} title={work.name.text} />
      </div>
      <dl className="grid grid-cols-[auto_1fr] text-14">
        {facts.map(([name, value]) => (
          <Fragment key={name}>
            <dt className="border-t border-line py-2.5 pr-4 text-ink-2">{name}</dt>
            <dd className="border-t border-line py-2.5 text-right">{value}</dd>
          </Fragment>
        ))}
      </dl>
    </aside>
  )
}

/** Leads to where a design is bought; visitors are asked to log in first. */
function BuyDesignLink({ workId }: { readonly workId: string }) {
  const t = useText()
  const navigate = useNavigate()
  const to = designBillPath(workId)
  return (
    <>
      <Link
        to={to}
        prefetch="none"
        onClick={(event) => {
          if (currentSession()) return
          event.preventDefault()
          requireLogin(() => void navigate(to))
        }}
        className={`${buttonClass("primary")} mt-4 w-full`}
      >
        {t("work.buy")}
      </Link>
      <p className="mt-3 text-14 text-ink-2">{t("work.licenceNote")}</p>
    </>
  )
}
