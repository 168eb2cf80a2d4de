import { blockUsers, signUsersOut, type AdminUser } from "@roomwright/contract/accounts/admin"
import { Button } from "@roomwright/ui/button"
import { useState } from "react"
import { useLanguage } from "../../platform/locale/locale.tsx"
import { siteCall } from "../../platform/site-call.ts"
import { useAdminText } from "../../admin/frame/admin-texts.ts"
import type { BulkProps } from "../../admin/table/admin-table.tsx"
import { useBulk } from "../../admin/table/use-bulk.ts"
import { BlockDialog } from "./block-dialog.tsx"

/** What can be done with several accounts at once; a refused one keeps none from the rest. */
export function UsersBulk({ rows, onDone }: BulkProps<AdminUser>) {
  const t = useAdminText()
  const call = siteCall(useLanguage())
  const { isBusy, run } = useBulk(onDone)
  const [isAsking, setIsAsking] = useState(false)
  const ids = rows.map(({ id }) => id)
  const said = (count: number): string => t("admin.users.bulkDone", { count })
  const block = async (reason: string): Promise<void> => {
    await run(() => call(blockUsers, { body: { ids, reason } }), said)
    setIsAsking(false)
  }
  return (
    <span className="flex flex-wrap gap-2">
      <Button small aria-disabled={isBusy} onClick={() => setIsAsking(true)}>
        {t("admin.users.blockDots")}
      </Button>
      <Button
        small
        aria-disabled={isBusy}
        onClick={() => void run(() => call(signUsersOut, { body: { ids } }), said)}
      >
        {t("admin.users.endAll")}
      </Button>
      {isAsking ? (
        <BlockDialog
          title={t("admin.users.blockMany", { count: rows.length })}
          isBusy={isBusy}
          onClose={() => setIsAsking(false)}
          onBlock={(reason) => void block(reason)}
        />
      ) : null}
    </span>
  )
}
