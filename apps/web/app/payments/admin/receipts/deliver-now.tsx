import { Button } from "@roomwright/ui/button"
import { useState } from "react"
import { useAdminText } from "../../../admin/frame/admin-texts.ts"
import { sayRefusal } from "../../../admin/frame/say-refusal.ts"

interface DeliverNowProps {
  /** It is the clerk's own case. */
  readonly isOff: boolean
  readonly onGo: () => Promise<void>
}

/** Gives what is held before its ten minutes are over: the clerk is sure. */
export function DeliverNow({ isOff, onGo }: DeliverNowProps) {
  const t = useAdminText()
  const [isBusy, setBusy] = useState(false)
  const go = async (): Promise<void> => {
    if (isBusy) return
    setBusy(true)
    try {
      await onGo()
    } catch (error) {
      sayRefusal(error)
    }
    setBusy(false)
  }
  return (
    <Button small look="quiet" disabled={isOff} aria-disabled={isBusy} onClick={() => void go()}>
      {t("admin.undo.deliver")}
    </Button>
  )
}
