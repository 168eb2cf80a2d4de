import { answerEnterpriseRequest, type EnterpriseRequest } from "@roomwright/contract/enterprise-requests"
import { Button } from "@roomwright/ui/button"
import { useState } from "react"
import { useRevalidator } from "react-router"
import { useLanguage } from "../../platform/locale/locale.tsx"
import { siteCall } from "../../platform/site-call.ts"
import { useDeskText } from "../desk-texts.ts"
import { sayRefusal } from "../say-refusal.ts"
import type { BulkProps } from "../table/desk-table.tsx"

/** Says of several requests that they are answered. */
export function RequestsBulk({ rows, onDone }: BulkProps<EnterpriseRequest>) {
  const t = useDeskText()
  const call = siteCall(useLanguage())
  const { revalidate } = useRevalidator()
  const [isBusy, setIsBusy] = useState(false)
  const mark = async (): Promise<void> => {
    if (isBusy) return
    setIsBusy(true)
    try {
      for (const { id } of rows) await call(answerEnterpriseRequest, { params: { id } })
    } catch (error) {
      sayRefusal(error)
    }
    setIsBusy(false)
    onDone()
    void revalidate()
  }
  return (
    <Button small aria-disabled={isBusy} onClick={() => void mark()}>
      {t("desk.enterprise.mark")}
    </Button>
  )
}
