import type { DeskReceipt } from "@roomwright/contract/receipts-desk"
import { Icon } from "@roomwright/ui/icon"
import { TriangleAlert } from "lucide-react"
import { useEffect, useRef } from "react"
import { formatMoney } from "../../platform/locale/format.ts"
import { useLangOf, useLanguage } from "../../platform/locale/locale.tsx"
import { useDeskText } from "../desk-texts.ts"
import { Tag } from "../tag.tsx"
import { AgeTag } from "./age-tag.tsx"
import { kindTexts } from "./bill-words.ts"

interface ReceiptListProps {
  readonly label: string
  readonly receipts: readonly DeskReceipt[]
  readonly shownId: string | null
  readonly onShow: (id: string) => void
}

/** The receipts in their order; one of them is shown beside. */
export function ReceiptList({ label, receipts, shownId, onShow }: ReceiptListProps) {
  const t = useDeskText()
  const language = useLanguage()
  const langOf = useLangOf()
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    list.current?.querySelector("[aria-current=true]")?.scrollIntoView({ block: "nearest" })
  }, [shownId])
  return (
    <ul ref={list} aria-label={label}>
      {receipts.map(({ id, sentAt, bill, alike, decision }) => (
        <li key={id}>
          <button
            type="button"
            aria-current={id === shownId}
            onClick={() => onShow(id)}
            className="grid w-full grid-cols-[minmax(0,1fr)_auto] gap-x-3 border-b border-l-2 border-b-line border-l-transparent px-4 py-3 text-left text-14 -outline-offset-2 hover:bg-sunk aria-[current=true]:border-l-accent aria-[current=true]:bg-accent-tint"
          >
            <span className="truncate font-medium">{bill.payer.nickname}</span>
            <span className="num text-right font-medium">{formatMoney(bill.amount, language)}</span>
            <span className="truncate text-12 text-ink-2">
              {t(kindTexts[bill.kind])} · <span {...langOf(bill.title)}>{bill.title.text}</span>
            </span>
            <span className="row-span-2 grid justify-items-end gap-1">
              {decision ? (
                <Tag tone={decision.outcome === "CONFIRMED" ? "ok" : "bad"}>
                  {t(decision.outcome === "CONFIRMED" ? "desk.state.confirmed" : "desk.state.rejected")}
                </Tag>
              ) : (
                <AgeTag since={sentAt} />
              )}
              {alike.length > 0 ? (
                <Tag tone="bad">
                  <Icon of={TriangleAlert} size={12} />
                  {t("desk.alike.tag")}
                </Tag>
              ) : null}
            </span>
            <span className="num text-12 text-ink-2">{bill.transferCode}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}
