import type { ApplicationState } from "@roomwright/contract/applications/types"
import type { ApplicationProcess } from "@roomwright/contract/applications/calls"
import { billPath, pagePaths } from "@roomwright/contract/page-paths"
import { Button, buttonClass } from "@roomwright/ui/button"
import { Icon } from "@roomwright/ui/icon"
import { CircleCheck, CircleDot, CircleSlash, MessageSquareWarning } from "lucide-react"
import { useState } from "react"
import { Link } from "react-router"
import { ReviewLeft } from "../platform/applications/review-left.tsx"
import { SectionCard } from "../platform/cards/section-card.tsx"
import { ConfirmDialog } from "../platform/dialogs/confirm-dialog.tsx"
import { useApplicationText, type ApplicationText } from "../platform/locale/application-texts.ts"
import { Day } from "../platform/locale/day.tsx"
import { formatMoney } from "../platform/locale/format.ts"
import { useLanguage } from "../platform/locale/locale.tsx"
import { ApplicationTimeline } from "./application-timeline.tsx"
import { useProcess } from "./use-process.ts"

const looks = {
  SUBMITTED: { icon: CircleDot, className: "text-wait" },
  APPROVED: { icon: CircleCheck, className: "text-ok" },
  REJECTED: { icon: MessageSquareWarning, className: "text-bad" },
  WITHDRAWN: { icon: CircleSlash, className: "text-ink-2" },
} as const satisfies Record<ApplicationState, unknown>

/** One application: where it stands, what to do, what has happened. */
export function ApplicationStatus({ initial }: { readonly initial: ApplicationProcess }) {
  const t = useApplicationText()
  const { process, isBusy, withdraw } = useProcess(initial)
  const [isAsking, setIsAsking] = useState(false)
  const { status, role, type, review, resubmitBy, bill } = process
  const mayWithdraw = status === "SUBMITTED" || status === "REJECTED"
  const { icon, className } = looks[status]
  return (
    <div className="mt-6 grid gap-6">
      <section
        aria-labelledby="application-state"
        className="rounded-card border border-line bg-card p-5 sm:p-6"
      >
        <p className="text-14 text-ink-2">{t(`applications.type.${type}`)}</p>
        <div role="status">
          <h2 id="application-state" className={`mt-1 flex items-center gap-2.5 text-28 ${className}`}>
            <Icon of={icon} size={28} />
            {t(`applications.state.${status}`)}
          </h2>
          <p className="mt-2 max-w-measure text-ink-2">{describe(process, t)}</p>
        </div>
        {review ? (
          <div className="mt-3">
            <ReviewLeft review={review} />
          </div>
        ) : null}
        <Remarks process={process} />
        {resubmitBy ? (
          <p className="mt-4 text-15 text-ink-2">
            {t("applications.resubmitBy")} <Day iso={resubmitBy} />
          </p>
        ) : null}
        <div className="mt-5 flex flex-wrap gap-3 empty:hidden">
          {status === "REJECTED" ? (
            <Link to={formOf(role)} className={buttonClass("primary")}>
              {t("applications.mend")}
            </Link>
          ) : null}
          {status === "APPROVED" ? (
            <Link
              to={role === "designer" ? pagePaths.designerDashboard : pagePaths.merchantDashboard}
              className={buttonClass("primary")}
            >
              {t(role === "designer" ? "applications.welcome.designer" : "applications.welcome.merchant")}
            </Link>
          ) : null}
          {status === "APPROVED" && bill ? (
            <Link to={pagePaths.plan} className={buttonClass()}>
              {t("applications.welcome.plan")}
            </Link>
          ) : null}
          {status === "WITHDRAWN" ? (
            <Link
              to={role === "designer" ? pagePaths.price : pagePaths.merchantApplication}
              className={buttonClass("primary")}
            >
              {t(role === "designer" ? "applications.apply.designer" : "applications.apply.merchant")}
            </Link>
          ) : null}
          {mayWithdraw ? (
            <Button aria-haspopup="dialog" aria-disabled={isBusy} onClick={() => setIsAsking(true)}>
              {t("applications.withdraw.go")}
            </Button>
          ) : null}
        </div>
      </section>
      {bill ? <PaymentCard bill={bill} /> : null}
      <SectionCard title={t("applications.timeline")}>
        <ApplicationTimeline steps={process.steps} />
      </SectionCard>
      {isAsking ? (
        <ConfirmDialog
          title={t("applications.withdraw.title")}
          text={t(bill ? "applications.withdraw.textPaid" : "applications.withdraw.text")}
          confirmText={t("applications.withdraw.go")}
          cancelText={t("applications.withdraw.keep")}
          onConfirm={() => {
            setIsAsking(false)
            void withdraw()
          }}
          onCancel={() => setIsAsking(false)}
        />
      ) : null}
    </div>
  )
}

const formOf = (role: ApplicationProcess["role"]): string =>
  role === "designer" ? pagePaths.designerApplication : pagePaths.merchantApplication

function describe({ status, role, withdrawnBy }: ApplicationProcess, t: ApplicationText): string {
  switch (status) {
    case "SUBMITTED":
      return t("applications.stateText.SUBMITTED")
    case "REJECTED":
      return t("applications.stateText.REJECTED")
    case "APPROVED":
      return t(
        role === "designer"
          ? "applications.stateText.APPROVED.designer"
          : "applications.stateText.APPROVED.merchant",
      )
    case "WITHDRAWN":
      return t(`applications.stateText.WITHDRAWN.${withdrawnBy ?? "applicant"}`)
  }
}

/** What the reviewer said, in all and of single fields. */
function Remarks({ process: { status, reason, marks } }: { readonly process: ApplicationProcess }) {
  const t = useApplicationText()
  if (status !== "REJECTED") return null
  return (
    <div className="mt-5 rounded-inner bg-sunk p-4">
      <h3 className="font-sans text-14 text-ink-2">{t("applications.reason")}</h3>
      <p className="mt-1 wrap-anywhere">{reason}</p>
      {marks.length > 0 ? (
        <>
          <h3 className="mt-4 font-sans text-14 text-ink-2">{t("applications.marks")}</h3>
          <ul className="mt-1 grid gap-2">
            {marks.map(({ field, remark }) => (
              <li key={field} className="wrap-anywhere">
                <span className="font-medium">{t(`applications.field.${field}`)}</span>
                {" · "}
                {remark}
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </div>
  )
}

function PaymentCard({ bill }: { readonly bill: NonNullable<ApplicationProcess["bill"]> }) {
  const t = useApplicationText()
  const language = useLanguage()
  return (
    <SectionCard
      title={t("applications.bill.title")}
      aside={
        <Link to={billPath(bill.id)} className="text-15 text-accent underline underline-offset-4">
          {t("applications.bill.open")}
        </Link>
      }
    >
      <p className="mt-3 flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <span className="num font-serif text-22">{formatMoney(bill.amount, language)}</span>
        <span className={bill.status === "CONFIRMED" ? "text-ok" : "text-wait"}>
          {t(`applications.bill.${bill.status}`)}
        </span>
      </p>
      {bill.isRefundDue ? <p className="mt-2 text-15">{t("applications.bill.refund")}</p> : null}
    </SectionCard>
  )
}
