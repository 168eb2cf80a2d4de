import { blockUser, endUserSessions, type DeskUser } from "@roomwright/contract/users-desk"
import { Button } from "@roomwright/ui/button"
import { useState } from "react"
import { useRevalidator } from "react-router"
import { useLanguage } from "../../platform/locale/locale.tsx"
import { siteCall } from "../../platform/site-call.ts"
import { showToast } from "../../platform/toast-store.ts"
import { useDeskText } from "../desk-texts.ts"
import { sayRefusal } from "../say-refusal.ts"
import type { BulkProps } from "../table/desk-table.tsx"
import { BlockDialog } from "./block-dialog.tsx"

/** What can be done with several accounts at once: each is a call of its own, and a refused one keeps none from the rest. */
export function UsersBulk({ rows, onDone }: BulkProps<DeskUser>) {
  const { revalidate } = useRevalidator()
  const t = useDeskText()
  const language = useLanguage()
  const [isAsking, setIsAsking] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const doAll = async (act: (id: string) => Promise<unknown>): Promise<void> => {
    if (isBusy) return
    setIsBusy(true)
    let count = 0
    for (const { id } of rows) {
      try {
        await act(id)
        count += 1
      } catch (error) {
        sayRefusal(error)
      }
    }
    setIsBusy(false)
    setIsAsking(false)
    if (count > 0) showToast("success", t("desk.users.bulkDone", { count }))
    onDone()
    void revalidate()
  }
  const call = siteCall(language)
  return (
    <span className="flex flex-wrap gap-2">
      <Button small aria-disabled={isBusy} onClick={() => setIsAsking(true)}>
        {t("desk.users.blockDots")}
      </Button>
      <Button
        small
        aria-disabled={isBusy}
        onClick={() => void doAll((id) => call(endUserSessions, { params: { id } }))}
      >
        {t("desk.users.endAll")}
      </Button>
      {isAsking ? (
        <BlockDialog
          title={t("desk.users.blockMany", { count: rows.length })}
          isBusy={isBusy}
          onClose={() => setIsAsking(false)}
          onBlock={(reason) => void doAll((id) => call(blockUser, { params: { id }, body: { reason } }))}
        />
      ) : null}
    </span>
  )
}
