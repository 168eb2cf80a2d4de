import type { AdminApplication } from "@roomwright/contract/applications/admin"
import { useApplicationText } from "../../platform/locale/application-texts.ts"
import { useAdminText } from "../../admin/frame/admin-texts.ts"
import { OwnCaseTag, useIsOwnCase } from "../../admin/frame/own-case.tsx"
import { Tag } from "../../admin/frame/tag.tsx"
import { ClockTag } from "./clock-tag.tsx"
import { StatusTag } from "./status-tag.tsx"

/** An application in the list: who, as what, how much of the time is left, and whether it is paid. */
export function ApplicationRow({ application }: { readonly application: AdminApplication }) {
  const t = useAdminText()
  const words = useApplicationText()
  const isOwn = useIsOwnCase([application.applicant.id])
  const { applicant, type, status, review, bill } = application
  return (
    <>
      <span className="truncate font-medium">{applicant.nickname}</span>
      <span className="row-span-2 grid content-start justify-items-end gap-1">
        {review ? <ClockTag review={review} /> : <StatusTag status={status} />}
        {bill && review ? (
          <Tag tone={bill.isPaid ? "ok" : "wait"}>
            {t(bill.isPaid ? "admin.applications.paid" : "admin.applications.notPaid")}
          </Tag>
        ) : null}
      </span>
      <span className="truncate text-12 text-ink-2">{words(`applications.type.${type}`)}</span>
      {isOwn && review ? (
        <span className="col-span-2">
          <OwnCaseTag />
        </span>
      ) : null}
    </>
  )
}
