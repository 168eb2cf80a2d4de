import type { MyWorkSummary, ProfileGap, MyWorkState } from "@roomwright/contract/works/my-works"
import { myWorkPath, workPath } from "@roomwright/contract/page-paths"
import { Button, buttonClass } from "@roomwright/ui/button"
import { useState } from "react"
import { Link } from "react-router"
import { ConfirmDialog } from "../../platform/dialogs/confirm-dialog.tsx"
import { formatArea, formatMoney } from "../../platform/locale/format.ts"
import { useLangOf, useLanguage } from "../../platform/locale/locale.tsx"
import { useMyWorksText } from "./my-works-texts.ts"
import { OwnImage } from "../../platform/cards/own-image.tsx"
import { useWorkActions } from "./use-work-actions.ts"
import { classNames } from "@roomwright/ui/class-names"

const looks: Readonly<Record<MyWorkState, string>> = {
  SHELVED: "bg-ok-tint text-ok",
  UNSHELVED: "bg-sunk text-ink-2",
  HELD: "bg-bad-tint text-bad",
}

interface WorkRowProps {
  readonly work: MyWorkSummary
  readonly onGaps: (gaps: readonly ProfileGap[]) => void
}

/** A work of one's own in the list: how it stands, what it came to, and what can be done with it. */
export function WorkRow({ work, onGaps }: WorkRowProps) {
  const t = useMyWorksText()
  const language = useLanguage()
  const langOf = useLangOf()
  const [isAsking, setAsking] = useState(false)
  const { isBusy, shelve, unshelve, ask, remove } = useWorkActions(work.id, onGaps)
  const { id, name, picture, state, reason, lookAskedAt } = work
  const facts = [
    formatArea(work.areaM2, language),
    work.price > 0 ? formatMoney(work.price, language) : t("myWorks.row.notForSale"),
    ...(work.template ? [t("myWorks.row.template")] : []),
    t("myWorks.row.views", { count: work.viewCount }),
    t("myWorks.row.sales", { count: work.saleCount }),
    t("myWorks.row.favourites", { count: work.favouriteCount }),
  ]
  return (
    <li className="grid gap-3 border-t border-line py-5 first:border-0" aria-busy={isBusy}>
      <div className="flex items-start gap-4">
        <Link
          to={myWorkPath(id)}
          tabIndex={-1}
          aria-hidden
          className="aspect-[4/3] w-24 flex-none overflow-hidden rounded-control bg-still sm:w-32"
        >
          <OwnImage source={picture} alt="" sizes="128px" />
        </Link>
        <div className="grid min-w-0 flex-1 justify-items-start gap-1">
          <Link to={myWorkPath(id)} className="font-medium wrap-anywhere hover:text-accent" {...langOf(name)}>
            {name.text}
          </Link>
          <p className="num text-14 text-ink-2">{facts.join(" · ")}</p>
          <StateBadge state={state} />
        </div>
      </div>
      {reason === null ? null : (
        <p className="text-14 wrap-anywhere text-bad">{t("myWorks.row.reason", { reason })}</p>
      )}
      {lookAskedAt === null ? null : <p className="text-14 text-ink-2">{t("myWorks.row.asked")}</p>}
      <div className="flex flex-wrap gap-2">
        <Link to={myWorkPath(id)} className={buttonClass("secondary", true)}>
          {t("myWorks.row.edit")}
        </Link>
        {state === "SHELVED" ? (
          <>
            <Link to={workPath(id)} className={buttonClass("secondary", true)}>
              {t("myWorks.row.view")}
            </Link>
            <Button small disabled={isBusy} onClick={unshelve}>
              {t("myWorks.row.unshelve")}
            </Button>
          </>
        ) : null}
        {state === "UNSHELVED" ? (
          <Button small disabled={isBusy} onClick={shelve}>
            {t("myWorks.row.shelve")}
          </Button>
        ) : null}
        {state === "HELD" && lookAskedAt === null ? (
          <Button small disabled={isBusy} onClick={ask}>
            {t("myWorks.row.askLook")}
          </Button>
        ) : null}
        <Button small look="quiet" disabled={isBusy} onClick={() => setAsking(true)}>
          {t("myWorks.row.delete")}
        </Button>
      </div>
      {isAsking ? (
        <ConfirmDialog
          title={t("myWorks.delete.title", { name: name.text })}
          text={t("myWorks.delete.text")}
          confirmText={t("myWorks.delete.go")}
          cancelText={t("myWorks.delete.cancel")}
          onConfirm={() => {
            setAsking(false)
            remove()
          }}
          onCancel={() => setAsking(false)}
        />
      ) : null}
    </li>
  )
}

/** Where a work stands, in a word or three. */
function StateBadge({ state }: { readonly state: MyWorkState }) {
  const t = useMyWorksText()
  return (
    <span
      className={classNames(
        "inline-block rounded-pill px-2.5 py-0.5 text-14 font-medium whitespace-nowrap",
        looks[state],
      )}
    >
      {t(`myWorks.state.${state}`)}
    </span>
  )
}
