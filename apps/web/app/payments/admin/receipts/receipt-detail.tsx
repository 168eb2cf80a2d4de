import type { AdminReceipt } from "@roomwright/contract/payments/receipts-admin"
import { AgeTag } from "../../../admin/frame/age-tag.tsx"
import { useAdminText } from "../../../admin/frame/admin-texts.ts"
import { useIsOwnCase } from "../../../admin/frame/own-case.tsx"
import { QueueDetail, type QueuePlace } from "../../../admin/queue/queue-detail.tsx"
import { Tag } from "../../../admin/frame/tag.tsx"
import { kindTexts } from "../bill-names.ts"
import { ReceiptFacts } from "./receipt-facts.tsx"
import { ReceiptPicture } from "./receipt-picture.tsx"

interface ReceiptDetailProps {
  readonly receipt: AdminReceipt
  readonly place: QueuePlace
  readonly onAccept: () => void
  readonly onReject: () => void
  readonly onChanged: () => void
}

/** One receipt: the picture beside what it is compared with, and the two answers below. */
export function ReceiptDetail({ receipt, place, onAccept, onReject, onChanged }: ReceiptDetailProps) {
  const t = useAdminText()
  const { bill, decision } = receipt
  const isOwn = useIsOwnCase(receipt.parties)
  return (
    <QueueDetail
      title={bill.transferCode}
      tags={
        <>
          <Tag>{t(kindTexts[bill.kind])}</Tag>
          {decision ? null : <AgeTag since={receipt.sentAt} />}
        </>
      }
      place={place}
      pictures={<ReceiptPicture key={receipt.id} receipt={receipt} />}
      factsLabel={t("admin.facts.title")}
      facts={<ReceiptFacts receipt={receipt} onChanged={onChanged} />}
      answers={
        decision
          ? null
          : {
              accept: t("admin.action.confirm"),
              onAccept,
              refuse: t("admin.action.reject"),
              onRefuse: onReject,
              locked: isOwn ? "both" : null,
              note: t(isOwn ? "admin.ownCase.text" : "admin.receipts.final"),
            }
      }
    />
  )
}
