import { languageTag } from "@roomwright/contract/language"
import type { DeskReceipt } from "@roomwright/contract/receipts-desk"
import { Button } from "@roomwright/ui/button"
import { useLanguage } from "../../platform/locale/locale.tsx"
import { useDeskText } from "../desk-texts.ts"
import { formatMoment } from "../moment.tsx"
import { Notice } from "../notice.tsx"

interface BeatenNoticeProps {
  readonly receipt: DeskReceipt
  readonly onClose: () => void
}

/** Says who was first at a receipt, and how they decided. Stays until it is read. */
export function BeatenNotice({ receipt: { bill, decision }, onClose }: BeatenNoticeProps) {
  const t = useDeskText()
  const tag = languageTag[useLanguage()]
  const code = bill.transferCode
  return (
    <div className="border-b border-line bg-paper px-4 py-3 lg:px-6">
      <Notice tone="wait">
        <p>
          {decision
            ? t(decision.outcome === "CONFIRMED" ? "desk.beaten.confirmed" : "desk.beaten.rejected", {
                code,
                name: decision.by.nickname,
                when: formatMoment(decision.at, tag),
              })
            : t("desk.beaten.closed", { code })}
        </p>
        {decision?.reason ? <p>{decision.reason}</p> : null}
        <Button small className="mt-2" onClick={onClose}>
          {t("desk.beaten.ok")}
        </Button>
      </Notice>
    </div>
  )
}
