import type { AdminApplication } from "@roomwright/contract/applications/admin"
import type { FilterLabel } from "@roomwright/contract/settings/filters"
import { useApplicationText } from "../../platform/locale/application-texts.ts"
import { useAdminText } from "../../admin/frame/admin-texts.ts"
import { useIsOwnCase } from "../../admin/frame/own-case.tsx"
import { QueueDetail, type QueuePlace } from "../../admin/queue/queue-detail.tsx"
import { Tag } from "../../admin/frame/tag.tsx"
import { ApplicationFacts } from "./application-facts.tsx"
import { isUnpaid } from "./is-unpaid.ts"
import { ClockTag } from "./clock-tag.tsx"
import { Documents } from "./documents.tsx"
import { StatusTag } from "./status-tag.tsx"

interface ApplicationDetailProps {
  readonly application: AdminApplication
  readonly styles: readonly FilterLabel[]
  readonly place: QueuePlace
  readonly onApprove: () => void
  readonly onReject: () => void
}

/** One application: its papers beside what was filled in, and the two answers below. */
export function ApplicationDetail(props: ApplicationDetailProps) {
  const { application, styles, place, onApprove, onReject } = props
  const t = useAdminText()
  const words = useApplicationText()
  const { applicant, type, status, review } = application
  const unpaid = isUnpaid(application)
  const isOwn = useIsOwnCase([applicant.id])
  return (
    <QueueDetail
      title={applicant.nickname}
      tags={
        <>
          <span className="text-14 text-ink-2">@{applicant.username}</span>
          <Tag>{words(`applications.type.${type}`)}</Tag>
          {review ? <ClockTag review={review} /> : <StatusTag status={status} />}
        </>
      }
      place={place}
      pictures={<Documents key={application.id} application={application} />}
      factsLabel={t("admin.applications.form")}
      facts={<ApplicationFacts application={application} styles={styles} />}
      answers={
        status === "SUBMITTED"
          ? {
              accept: t("admin.applications.approve"),
              onAccept: onApprove,
              locked: isOwn ? "both" : unpaid ? "accept" : null,
              refuse: t("admin.sendBack.go"),
              onRefuse: onReject,
              note: t(
                isOwn
                  ? "admin.ownCase.text"
                  : unpaid
                    ? "admin.applications.unpaid"
                    : "admin.applications.final",
              ),
            }
          : null
      }
    />
  )
}
