import { Button } from "@roomwright/ui/button"
import { Notice } from "../../admin/frame/notice.tsx"
import { useHomeAdminText } from "./home-admin-texts.ts"
import type { HomeEditing } from "./use-home-editor.ts"

/** Somebody else has saved meanwhile: what to do about it. */
export function NewerNotice({ editing }: { readonly editing: HomeEditing }) {
  const t = useHomeAdminText()
  const { newer, isBusy, saveOver, takeNewer } = editing
  if (!newer) return null
  return (
    <div role="alert">
      <Notice tone="wait">
        <p>{t("homeAdmin.conflict", { name: newer.savedBy?.nickname ?? t("homeAdmin.somebody") })}</p>
        <p className="mt-3 flex flex-wrap gap-3">
          <Button small aria-disabled={isBusy} onClick={() => void saveOver()}>
            {t("homeAdmin.mine")}
          </Button>
          <Button small onClick={takeNewer}>
            {t("homeAdmin.theirs")}
          </Button>
        </p>
      </Notice>
    </div>
  )
}
