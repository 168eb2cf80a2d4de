import { billLimits } from "@roomwright/contract/payments/bills"
import { Button } from "@roomwright/ui/button"
import { useEffect, useState, type ReactNode } from "react"
import { formatClock } from "../../platform/locale/format.ts"
import { useLanguage } from "../../platform/locale/locale.tsx"
import { useAdminText } from "./admin-texts.ts"
import { Notice } from "./notice.tsx"
import { OneFieldForm } from "./one-field-form.tsx"
import { readRefusal } from "./say-refusal.ts"

interface TakeBackProps {
  /** Until when it takes one press. */
  readonly until: string
  /** It is the clerk's own case. */
  readonly isOff: boolean
  /** A confirmation: it can be taken back for ten minutes only. What it pays is held until then, or given and to be corrected. */
  readonly receipt?: "held" | "given"
  /** Afterwards it stands. */
  readonly isOnlySoon?: boolean
  /** What can be done instead, beside its button. */
  readonly beside?: ReactNode
  readonly onGo: (reason: { readonly reason?: string }) => Promise<void>
}

const texts = { held: "admin.undo.held", given: "admin.undo.receipt", money: "admin.undo.money" } as const

/** Until when what was done then takes one press to take back. */
export const undoneUntil = (since: string): string =>
  new Date(new Date(since).getTime() + billLimits.undoMs).toISOString()

/** Takes back what staff have done with money: for ten minutes by a press, afterwards with a reason. */
export function TakeBack(props: TakeBackProps) {
  const { isOff, receipt, isOnlySoon = receipt !== undefined, beside, onGo } = props
  const t = useAdminText()
  const language = useLanguage()
  const until = new Date(props.until).getTime()
  const isSoon = useIsBefore(until)
  const [isAsked, setAsked] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const go = async (reason?: string): Promise<void> => {
    if (isBusy) return
    setBusy(true)
    setRefusal(null)
    try {
      await onGo(reason === undefined ? {} : { reason })
    } catch (error) {
      setRefusal(readRefusal(error))
    }
    setBusy(false)
  }
  if (!isSoon && isOnlySoon) return null
  const time = formatClock(until, language)
  return (
    <div className="grid justify-items-start gap-2">
      <div role="alert" className="empty:hidden">
        {refusal ? <Notice tone="bad">{refusal}</Notice> : null}
      </div>
      {isSoon ? (
        <>
          <p className="text-12 text-ink-2">{t(texts[receipt ?? "money"], { time })}</p>
          <div className="flex flex-wrap gap-2">
            <Button small disabled={isOff} aria-disabled={isBusy} onClick={() => void go()}>
              {t(receipt ? "admin.undo.confirmation" : "admin.undo.go")}
            </Button>
            {beside}
          </div>
        </>
      ) : isAsked ? (
        <div className="w-full">
          <OneFieldForm
            label={t("admin.undo.reason")}
            hint={t("admin.undo.late")}
            most={billLimits.reasonLength}
            fault="admin.fault.remark"
            go={t("admin.undo.go")}
            isBusy={isBusy}
            onSend={(reason) => void go(reason)}
            onCancel={() => setAsked(false)}
          />
        </div>
      ) : (
        <Button small look="quiet" disabled={isOff} onClick={() => setAsked(true)} className="-ml-3">
          {t("admin.undo.go")}
        </Button>
      )}
    </div>
  )
}

/** Whether this moment is still to come; renders anew when it has come. */
function useIsBefore(moment: number): boolean {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const left = moment - Date.now()
    if (left <= 0) return
    const timer = setTimeout(() => setNow(Date.now()), left + 250)
    return () => clearTimeout(timer)
  }, [moment])
  return now < moment
}
