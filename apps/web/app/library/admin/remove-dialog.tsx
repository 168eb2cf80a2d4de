import type { FurnitureLibrary } from "@roomwright/contract/library/furniture-libraries"
import { removeFurnitureLibrary } from "@roomwright/contract/library/library-admin"
import { Button } from "@roomwright/ui/button"
import { useState } from "react"
import { useRevalidator } from "react-router"
import { AdminDialog } from "../../admin/frame/admin-dialog.tsx"
import { useAdminText } from "../../admin/frame/admin-texts.ts"
import { sayRefusal } from "../../admin/frame/say-refusal.ts"
import { useLanguage } from "../../platform/locale/locale.tsx"
import { siteCall } from "../../platform/site-call.ts"
import { showToast } from "../../platform/toast-store.ts"

interface RemoveDialogProps {
  readonly library: FurnitureLibrary
  readonly onClose: () => void
}

/** Asks before a library goes, and says what stays of it in homes. */
export function RemoveDialog({ library: { id, name, counts }, onClose }: RemoveDialogProps) {
  const t = useAdminText()
  const call = siteCall(useLanguage())
  const { revalidate } = useRevalidator()
  const [isBusy, setIsBusy] = useState(false)
  const remove = async (): Promise<void> => {
    if (isBusy) return
    setIsBusy(true)
    try {
      await call(removeFurnitureLibrary, { params: { id } })
      showToast("success", t("admin.libraries.removed", { name }))
    } catch (error) {
      sayRefusal(error)
    }
    onClose()
    await revalidate()
  }
  return (
    <AdminDialog title={t("admin.libraries.removeTitle", { name })} onClose={onClose}>
      <p className="mt-4 text-ink-2">{t("admin.libraries.removeText", { count: counts.all })}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button look="primary" aria-disabled={isBusy} onClick={() => void remove()}>
          {t("admin.libraries.remove")}
        </Button>
        <Button onClick={onClose}>{t("admin.action.cancel")}</Button>
      </div>
    </AdminDialog>
  )
}
