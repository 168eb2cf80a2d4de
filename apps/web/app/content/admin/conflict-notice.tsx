import { Button } from "@roomwright/ui/button"
import { useAdminText } from "../../admin/frame/admin-texts.ts"
import { Notice } from "../../admin/frame/notice.tsx"
import type { ContentEditing } from "./use-content-editor.ts"

/** Somebody else has saved meanwhile, or there is something that is not saved: what to do about it. */
export function ConflictNotice({ editing }: { readonly editing: ContentEditing }) {
  const t = useAdminText()
  const { newer, isChanged, isBusy, takeNewer, saveOver, discard } = editing
  if (newer)
    return (
      <div className="mt-4 max-w-[52rem]" role="alert">
        <Notice tone="wait">
          <p>
            {t("admin.content.conflict", {
              name: newer.savedBy?.nickname ?? t("admin.content.nobody"),
              revision: newer.revision,
            })}
          </p>
          <p className="mt-3 flex flex-wrap gap-3">
            <Button small aria-disabled={isBusy} onClick={() => void saveOver()}>
              {t("admin.content.mine")}
            </Button>
            <Button small onClick={takeNewer}>
              {t("admin.content.theirs")}
            </Button>
          </p>
        </Notice>
      </div>
    )
  if (!isChanged) return null
  return (
    <div className="mt-4 max-w-[52rem]">
      <Notice>
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
          {t("admin.content.kept")}
          <Button small look="quiet" onClick={discard}>
            {t("admin.content.discard")}
          </Button>
        </p>
      </Notice>
    </div>
  )
}
