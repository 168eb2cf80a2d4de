import type { DeskReceipt } from "@roomwright/contract/receipts-desk"
import { Button } from "@roomwright/ui/button"
import { IconButton } from "@roomwright/ui/icon-button"
import { ChevronDown, ChevronUp } from "lucide-react"
import { useDeskText } from "../desk-texts.ts"
import { KeyCap } from "../keys/key-cap.tsx"
import { useKeysAreOn } from "../keys/key-preference.ts"
import { Tag } from "../tag.tsx"
import { AgeTag } from "./age-tag.tsx"
import { kindTexts } from "./bill-words.ts"
import { ReceiptFacts } from "./receipt-facts.tsx"
import { ReceiptPicture } from "./receipt-picture.tsx"

interface ReceiptDetailProps {
  readonly receipt: DeskReceipt
  readonly place: { readonly at: number; readonly of: number }
  readonly onMove: (by: 1 | -1) => void
  readonly onAccept: () => void
  readonly onReject: () => void
  readonly onChanged: () => void
}

/** One receipt: the picture beside what it is compared with, and the two answers below. */
export function ReceiptDetail(props: ReceiptDetailProps) {
  const { receipt, place, onMove, onAccept, onReject, onChanged } = props
  const t = useDeskText()
  const keysAreOn = useKeysAreOn()
  const { bill, decision } = receipt
  const cap = (key: string) =>
    keysAreOn ? (
      <span aria-hidden className="max-md:hidden">
        <KeyCap cap={key} />
      </span>
    ) : null
  return (
    <article
      aria-labelledby="shown-receipt"
      className="grid min-h-0 min-w-0 lg:grid-rows-[auto_minmax(0,1fr)_auto]"
    >
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line bg-paper px-4 py-3 lg:px-6">
        <h2 id="shown-receipt" className="num text-22">
          {bill.transferCode}
        </h2>
        <Tag>{t(kindTexts[bill.kind])}</Tag>
        {decision ? null : <AgeTag since={receipt.sentAt} />}
        <span className="ml-auto flex items-center gap-1 text-14 text-ink-2">
          <span className="num">{t("desk.receipts.place", { at: place.at + 1, of: place.of })}</span>
          <IconButton
            icon={ChevronUp}
            label={t("desk.keys.previous")}
            disabled={place.at === 0}
            onClick={() => onMove(-1)}
          />
          <IconButton
            icon={ChevronDown}
            label={t("desk.keys.next")}
            disabled={place.at >= place.of - 1}
            onClick={() => onMove(1)}
          />
        </span>
      </header>
      <div className="min-h-0 lg:grid lg:grid-cols-[minmax(0,1fr)_300px] xl:grid-cols-[minmax(0,1fr)_320px]">
        <ReceiptPicture key={receipt.id} receipt={receipt} />
        {/* It scrolls beside the picture: the arrow keys do it, too. */}
        <div
          role="region"
          aria-label={t("desk.facts.title")}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          className="min-h-0 border-line bg-card -outline-offset-2 lg:overflow-y-auto lg:border-l"
        >
          <ReceiptFacts receipt={receipt} onChanged={onChanged} />
        </div>
      </div>
      {decision ? null : (
        <footer className="sticky bottom-0 flex flex-wrap items-center gap-3 border-t border-line bg-paper px-4 py-3 lg:static lg:px-6">
          <Button
            look="primary"
            aria-haspopup="dialog"
            onClick={onAccept}
            className="max-sm:flex-auto max-sm:px-3"
          >
            {t("desk.action.confirm")}
            {cap("A")}
          </Button>
          <Button aria-haspopup="dialog" onClick={onReject} className="text-bad max-sm:flex-auto max-sm:px-3">
            {t("desk.action.reject")}
            {cap("R")}
          </Button>
          <p className="text-12 text-ink-2 max-xl:hidden">{t("desk.receipts.final")}</p>
        </footer>
      )}
    </article>
  )
}
