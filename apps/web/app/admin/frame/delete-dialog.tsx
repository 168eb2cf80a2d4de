import { Button } from "@roomwright/ui/button"
import { AdminDialog } from "./admin-dialog.tsx"
import { useAdminText } from "./admin-texts.ts"

interface DeleteDialogProps {
  readonly name: string
  readonly isBusy: boolean
  readonly onDelete: () => void
  readonly onClose: () => void
}

/** Asks once more: what is deleted does not come back. */
export function DeleteDialog({ name, isBusy, onDelete, onClose }: DeleteDialogProps) {
  const t = useAdminText()
  return (
    <AdminDialog title={t("admin.values.deleteTitle", { name })} onClose={onClose}>
      <p className="mt-4 text-ink-2">{t("admin.values.deleteText")}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button look="primary" aria-disabled={isBusy} onClick={onDelete}>
          {t("admin.values.deleteNow")}
        </Button>
        <Button data-autofocus onClick={onClose}>
          {t("admin.action.cancel")}
        </Button>
      </div>
    </AdminDialog>
  )
}
