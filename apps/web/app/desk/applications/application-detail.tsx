import type { DeskApplication } from "@roomwright/contract/applications-desk"
import { Button } from "@roomwright/ui/button"
import { IconButton } from "@roomwright/ui/icon-button"
import { ChevronDown, ChevronUp } from "lucide-react"
import { useApplicationText } from "../../platform/locale/application-texts.ts"
import { useDeskText } from "../desk-texts.ts"
import { KeyCap } from "../keys/key-cap.tsx"
import { useKeysAreOn } from "../keys/key-preference.ts"
import { Tag } from "../tag.tsx"
import { ApplicationFacts } from "./application-facts.tsx"
import { ClockTag } from "./clock-tag.tsx"
import { Papers } from "./papers.tsx"
import { StatusTag } from "./status-tag.tsx"

interface ApplicationDetailProps {
  readonly application: DeskApplication
  readonly place: { readonly at: number; readonly of: number }
  readonly onMove: (by: 1 | -1) => void
  readonly onApprove: () => void
  readonly onReject: () => void
}

/** One application: its papers beside what was filled in, and the two answers below. */
export function ApplicationDetail(props: ApplicationDetailProps) {
  const { application, place, onMove, onApprove, onReject } = props
  const t = useDeskText()
  const words = useApplicationText()
  const keysAreOn = useKeysAreOn()
  const { applicant, type, status, review, bill } = application
  const isUnpaid = bill !== null && !bill.isPaid
  const cap = (key: string) =>
    keysAreOn ? (
      <span aria-hidden className="max-md:hidden">
        <KeyCap cap={key} />
      </span>
    ) : null
  return (
    <article
      aria-labelledby="shown-application"
      className="grid min-h-0 min-w-0 lg:grid-rows-[auto_minmax(0,1fr)_auto]"
    >
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line bg-paper px-4 py-3 lg:px-6">
        <h2 id="shown-application" className="text-22 wrap-anywhere">
          {applicant.nickname}
        </h2>
        <span className="text-14 text-ink-2">@{applicant.username}</span>
        <Tag>{words(`applications.type.${type}`)}</Tag>
        {review ? <ClockTag review={review} /> : <StatusTag status={status} />}
        <span className="ml-auto flex items-center gap-1 text-14 text-ink-2">
          <span className="num">{t("desk.receipts.place", { at: place.at + 1, of: place.of })}</span>
          <IconButton
            icon={ChevronUp}
            label={t("desk.applications.previous")}
            disabled={place.at === 0}
            onClick={() => onMove(-1)}
          />
          <IconButton
            icon={ChevronDown}
            label={t("desk.applications.next")}
            disabled={place.at >= place.of - 1}
            onClick={() => onMove(1)}
          />
        </span>
      </header>
      <div className="grid min-h-0 lg:grid-cols-[minmax(0,1fr)_300px] xl:grid-cols-[minmax(0,1fr)_340px]">
        <Papers key={application.id} application={application} />
        {/* It scrolls beside the pictures: the arrow keys do it, too. */}
        <div
          role="region"
          aria-label={t("desk.applications.form")}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          className="min-h-0 border-line bg-card -outline-offset-2 lg:overflow-y-auto lg:border-l"
        >
          <ApplicationFacts application={application} />
        </div>
      </div>
      {status === "SUBMITTED" ? (
        <footer className="sticky bottom-0 flex flex-wrap items-center gap-3 border-t border-line bg-paper px-4 py-3 lg:static lg:px-6">
          <Button
            look="primary"
            aria-haspopup="dialog"
            disabled={isUnpaid}
            onClick={onApprove}
            className="max-sm:flex-auto max-sm:px-3 max-sm:text-14"
          >
            {t("desk.applications.approve")}
            {cap("A")}
          </Button>
          <Button
            aria-haspopup="dialog"
            onClick={onReject}
            className="text-bad max-sm:flex-auto max-sm:px-3 max-sm:text-14"
          >
            {t("desk.sendBack.go")}
            {cap("R")}
          </Button>
          <p className={isUnpaid ? "text-12 text-wait" : "text-12 text-ink-2 max-xl:hidden"}>
            {t(isUnpaid ? "desk.applications.unpaid" : "desk.applications.final")}
          </p>
        </footer>
      ) : null}
    </article>
  )
}
