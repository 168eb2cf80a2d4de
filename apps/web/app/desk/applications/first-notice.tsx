import type { DeskApplication } from "@roomwright/contract/applications-desk"
import { languageTag } from "@roomwright/contract/language"
import { Button } from "@roomwright/ui/button"
import { useLanguage } from "../../platform/locale/locale.tsx"
import { useDeskText } from "../desk-texts.ts"
import { formatMoment } from "../moment.tsx"
import { Notice } from "../notice.tsx"

interface FirstNoticeProps {
  readonly application: DeskApplication
  readonly onClose: () => void
}

/** Says who was first at an application, and how they decided. Stays until it is read. */
export function FirstNotice({ application: { applicant, status, steps }, onClose }: FirstNoticeProps) {
  const t = useDeskText()
  const tag = languageTag[useLanguage()]
  const last = steps.at(-1)
  const values = {
    name: last?.by?.nickname ?? "",
    applicant: applicant.nickname,
    when: last ? formatMoment(last.at, tag) : "",
  }
  return (
    <div className="border-b border-line bg-paper px-4 py-3 lg:px-6">
      <Notice tone="wait">
        <p>
          {status === "APPROVED"
            ? t("desk.first.approved", values)
            : status === "REJECTED"
              ? t("desk.first.rejected", values)
              : t("desk.first.ended", { applicant: applicant.nickname })}
        </p>
        {last?.reason ? <p>{last.reason}</p> : null}
        <Button small className="mt-2" onClick={onClose}>
          {t("desk.beaten.ok")}
        </Button>
      </Notice>
    </div>
  )
}
