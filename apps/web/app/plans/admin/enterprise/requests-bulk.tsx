import {
  answerEnterpriseRequests,
  type EnterpriseRequest,
} from "@roomwright/contract/plans/enterprise-requests"
import { Button } from "@roomwright/ui/button"
import { useLanguage } from "../../../platform/locale/locale.tsx"
import { siteCall } from "../../../platform/site-call.ts"
import { useAdminText } from "../../../admin/frame/admin-texts.ts"
import type { BulkProps } from "../../../admin/table/admin-table.tsx"
import { useBulk } from "../../../admin/table/use-bulk.ts"

/** Says of several requests that they are answered. */
export function RequestsBulk({ rows, onDone }: BulkProps<EnterpriseRequest>) {
  const t = useAdminText()
  const call = siteCall(useLanguage())
  const { isBusy, run } = useBulk(onDone)
  const ids = rows.map(({ id }) => id)
  return (
    <Button
      small
      aria-disabled={isBusy}
      onClick={() =>
        void run(
          () => call(answerEnterpriseRequests, { body: { ids } }),
          (count) => t("admin.enterprise.marked", { count }),
        )
      }
    >
      {t("admin.enterprise.mark")}
    </Button>
  )
}
