import { Button } from "@roomwright/ui/button"
import { AdminDialog } from "../../admin/frame/admin-dialog.tsx"
import { useAdminText } from "../../admin/frame/admin-texts.ts"
import { PlanChanges } from "./plan-changes.tsx"
import type { PlanChange } from "./plan-draft.ts"

interface PublishDialogProps {
  readonly tier: string
  readonly changes: readonly PlanChange[]
  readonly isBusy: boolean
  readonly onPublish: () => void
  readonly onClose: () => void
}

/** Shows what will be different before it is sold so. */
export function PublishDialog({ tier, changes, isBusy, onPublish, onClose }: PublishDialogProps) {
  const t = useAdminText()
  return (
    <AdminDialog title={t("admin.plans.confirmTitle", { tier })} onClose={onClose}>
      <p className="mt-2 mb-4 text-14 text-ink-2">{t("admin.plans.confirmText")}</p>
      <PlanChanges changes={changes} />
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button data-autofocus onClick={onClose}>
          {t("admin.action.cancel")}
        </Button>
        <Button
          look="primary"
          aria-disabled={isBusy}
          onClick={() => {
            if (!isBusy) onPublish()
          }}
        >
          {t("admin.plans.publish")}
        </Button>
      </div>
    </AdminDialog>
  )
}
