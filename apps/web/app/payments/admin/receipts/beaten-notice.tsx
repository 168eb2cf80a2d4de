import { languageTag } from "@roomwright/contract/language"
import type { AdminReceipt } from "@roomwright/contract/payments/receipts-admin"
import { useLanguage } from "../../../platform/locale/locale.tsx"
import { useAdminText } from "../../../admin/frame/admin-texts.ts"
import { formatMoment } from "../../../admin/frame/moment.tsx"
import { FirstNotice } from "../../../admin/queue/first-notice.tsx"

interface BeatenNoticeProps {
  readonly receipt: AdminReceipt
  readonly onClose: () => void
}

/** Says who was first at a receipt, and how they decided. */
export function BeatenNotice({ receipt: { bill, decision }, onClose }: BeatenNoticeProps) {
  const t = useAdminText()
  const tag = languageTag[useLanguage()]
  const code = bill.transferCode
  const text =
    decision && decision.outcome !== "PART"
      ? t(decision.outcome === "CONFIRMED" ? "admin.beaten.confirmed" : "admin.beaten.rejected", {
          code,
          name: decision.by.nickname,
          when: formatMoment(decision.at, tag),
        })
      : t("admin.beaten.closed", { code })
  return <FirstNotice text={text} reason={decision?.reason ?? null} onClose={onClose} />
}
