import type { Language } from "@roomwright/contract/language"
import { Button } from "@roomwright/ui/button"
import { TextArea } from "@roomwright/ui/text-area"
import { useRef, useState, type ReactNode, type SubmitEvent } from "react"
import { useText } from "../../platform/locale/locale.tsx"
import { showToast } from "../../platform/toast-store.ts"
import { AdminDialog } from "../frame/admin-dialog.tsx"
import { adminTexts, useAdminText, type AdminTextId } from "../frame/admin-texts.ts"
import { KeyCap } from "../keys/key-cap.tsx"
import { pressKey } from "../keys/use-admin-keys.ts"

interface ReasonDialogProps {
  readonly title: string
  /** What is wrong most often, in the order of their keys from 1. */
  readonly common: readonly AdminTextId[]
  /** Of whoever reads the reason. */
  readonly language: Language
  readonly hint: string
  readonly maxLength: number
  readonly go: string
  readonly isBusy: boolean
  /** Gets the reason as one line. */
  readonly onGo: (reason: string) => void
  readonly onClose: () => void
  /** More to be said, below. */
  readonly children?: ReactNode
}

/** Several lines and spaces as one line. */
export const toLine = (text: string): string => text.replaceAll(/\s+/g, " ").trim()

/** Asks why. A key from 1 fills in a common reason, in the language of whoever reads it, and Enter sends it. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, common, language, hint, maxLength, go, isBusy, onGo, onClose, children } = props
  const t = useAdminText()
  const site = useText()
  const [reason, setReason] = useState("")
  const [isMissing, setIsMissing] = useState(false)
  const send = useRef<HTMLButtonElement>(null)
  const choose = (at: number): void => {
    const id = common[at]
    if (!id) return
    setIsMissing(false)
    send.current?.focus()
    adminTexts.load(language).then(
      () => setReason(adminTexts.wordsIn(language)(id)),
      // Without the reader's language a reason is written by hand.
      () => showToast("error", site("call.serverFail")),
    )
  }
  const keys = Object.fromEntries(common.map((_, at) => [String(at + 1), () => choose(at)]))
  const submit = (event: SubmitEvent): void => {
    event.preventDefault()
    const line = toLine(reason)
    if (line === "") setIsMissing(true)
    else if (!isBusy) onGo(line)
  }
  return (
    <AdminDialog title={title} onClose={onClose} onKeyDown={(event) => pressKey(event, keys)}>
      <form onSubmit={submit} noValidate>
        <ol className="mt-4 grid gap-1.5" aria-label={t("admin.reject.common")}>
          {common.map((id, at) => (
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
          label={t("admin.reject.reason")}
          hint={hint}
          error={isMissing ? t("admin.reject.missing") : undefined}
          lang={language}
          maxLength={maxLength}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
          className="mt-5"
        />
        {children}
        <div className="mt-6 flex flex-wrap justify-end gap-3">
          <Button onClick={onClose}>{t("admin.action.cancel")}</Button>
          <Button ref={send} look="primary" type="submit" aria-disabled={isBusy}>
            {go}
          </Button>
        </div>
      </form>
    </AdminDialog>
  )
}
