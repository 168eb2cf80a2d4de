import { billLimits } from "@roomwright/contract/bills"
import type { DeskReceipt } from "@roomwright/contract/receipts-desk"
import { Button } from "@roomwright/ui/button"
import { TextArea } from "@roomwright/ui/text-area"
import { useRef, useState, type SubmitEvent } from "react"
import { useText } from "../../platform/locale/locale.tsx"
import { showToast } from "../../platform/toast-store.ts"
import { DeskDialog } from "../desk-dialog.tsx"
import { deskTexts, useDeskText } from "../desk-texts.ts"
import { KeyCap } from "../keys/key-cap.tsx"
import { pressKey } from "../keys/use-desk-keys.ts"
import { rejectReasons } from "./reject-reasons.ts"

interface RejectDialogProps {
  readonly receipt: DeskReceipt
  readonly isBusy: boolean
  readonly onReject: (reason: string) => void
  readonly onClose: () => void
}

/** Asks why. A key from 1 fills in a common reason, in the language of whoever reads it, and Enter sends it. */
export function RejectDialog({ receipt, isBusy, onReject, onClose }: RejectDialogProps) {
  const t = useDeskText()
  const site = useText()
  const { language } = receipt.bill.payer
  const [reason, setReason] = useState("")
  const [isMissing, setIsMissing] = useState(false)
  const send = useRef<HTMLButtonElement>(null)
  const choose = (at: number): void => {
    const id = rejectReasons[at]
    if (!id) return
    setIsMissing(false)
    send.current?.focus()
    deskTexts.load(language).then(
      () => setReason(deskTexts.wordsIn(language)(id)),
      // Without the payer's language a reason is written by hand.
      () => showToast("error", site("call.serverFail")),
    )
  }
  const keys = Object.fromEntries(rejectReasons.map((_, at) => [String(at + 1), () => choose(at)]))
  const submit = (event: SubmitEvent): void => {
    event.preventDefault()
    const line = reason.replaceAll(/\s+/g, " ").trim()
    if (line === "") setIsMissing(true)
    else if (!isBusy) onReject(line)
  }
  return (
    <DeskDialog
      title={t("desk.reject.title", { code: receipt.bill.transferCode })}
      onClose={onClose}
      onKeyDown={(event) => pressKey(event, keys)}
    >
      <form onSubmit={submit} noValidate>
        <ol className="mt-4 grid gap-1.5" aria-label={t("desk.reject.common")}>
          {rejectReasons.map((id, at) => (
            <li key={id}>
              <button
                type="button"
                data-autofocus={at === 0 || undefined}
                onClick={() => choose(at)}
                className="flex min-h-11 w-full items-center gap-3 rounded-control border border-line bg-card px-3 py-2 text-left text-14 hover:border-ink-2"
              >
                <span aria-hidden>
                  <KeyCap cap={String(at + 1)} />
                </span>
                {t(id)}
              </button>
            </li>
          ))}
        </ol>
        <TextArea
          label={t("desk.reject.reason")}
          hint={t("desk.reject.hint", { name: receipt.bill.payer.nickname })}
          error={isMissing ? t("desk.reject.missing") : undefined}
          lang={language}
          maxLength={billLimits.reasonLength}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
          className="mt-5"
        />
        <div className="mt-6 flex flex-wrap justify-end gap-3">
          <Button onClick={onClose}>{t("desk.action.cancel")}</Button>
          <Button ref={send} look="primary" type="submit" aria-disabled={isBusy}>
            {t("desk.action.reject")}
          </Button>
        </div>
      </form>
    </DeskDialog>
  )
}
