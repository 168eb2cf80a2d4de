import type { AdminApplication } from "@roomwright/contract/applications/admin"
import { languageTag } from "@roomwright/contract/language"
import { useLanguage } from "../../platform/locale/locale.tsx"
import { useAdminText } from "../../admin/frame/admin-texts.ts"
import { formatMoment } from "../../admin/frame/moment.tsx"
import { FirstNotice } from "../../admin/queue/first-notice.tsx"

interface BeatenNoticeProps {
  readonly application: AdminApplication
  readonly onClose: () => void
}

/** Says who was first at an application, and how they decided. */
export function BeatenNotice({ application: { applicant, status, steps }, onClose }: BeatenNoticeProps) {
  const t = useAdminText()
  const tag = languageTag[useLanguage()]
  const last = steps.at(-1)
  const values = {
    name: last?.by?.nickname ?? "",
    applicant: applicant.nickname,
    when: last ? formatMoment(last.at, tag) : "",
  }
  const text =
    status === "APPROVED"
      ? t("admin.first.approved", values)
      : status === "REJECTED"
        ? t("admin.first.rejected", values)
        : t("admin.first.ended", { applicant: applicant.nickname })
  return <FirstNotice text={text} reason={last?.reason ?? null} onClose={onClose} />
}
