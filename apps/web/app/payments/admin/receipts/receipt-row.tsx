import type { AdminReceipt } from "@roomwright/contract/payments/receipts-admin"
import { Icon } from "@roomwright/ui/icon"
import { TriangleAlert } from "lucide-react"
import { formatMoney } from "../../../platform/locale/format.ts"
import { useLangOf, useLanguage } from "../../../platform/locale/locale.tsx"
import { AgeTag } from "../../../admin/frame/age-tag.tsx"
import { useAdminText } from "../../../admin/frame/admin-texts.ts"
import { OwnCaseTag, useIsOwnCase } from "../../../admin/frame/own-case.tsx"
import { Tag } from "../../../admin/frame/tag.tsx"
import { decisionTexts, kindTexts } from "../bill-names.ts"

/** A receipt in the list: who, how much, for what, and how long it has waited. */
export function ReceiptRow({ receipt }: { readonly receipt: AdminReceipt }) {
  const t = useAdminText()
  const language = useLanguage()
  const langOf = useLangOf()
  const isOwn = useIsOwnCase(receipt.parties)
  const { sentAt, bill, alike, decision } = receipt
  return (
    <>
      <span className="truncate font-medium">{bill.payer.nickname}</span>
      <span className="num text-right font-medium">{formatMoney(bill.amount, language)}</span>
      <span className="truncate text-12 text-ink-2">
        {t(kindTexts[bill.kind])} · <span {...langOf(bill.title)}>{bill.title.text}</span>
      </span>
      <span className="row-span-2 grid content-start justify-items-end gap-1">
        {decision ? (
          <Tag tone={decision.outcome === "REJECTED" ? "bad" : "ok"}>
            {t(decisionTexts[decision.outcome])}
          </Tag>
        ) : (
          <AgeTag since={sentAt} />
        )}
        {alike.length > 0 ? (
          <Tag tone="bad">
            <Icon of={TriangleAlert} size={12} />
            {t("admin.alike.tag")}
          </Tag>
        ) : null}
      </span>
      <span className="num text-12 text-ink-2">{bill.transferCode}</span>
      {isOwn && !decision ? (
        <span className="col-span-2">
          <OwnCaseTag />
        </span>
      ) : null}
    </>
  )
}
