import type { ImportedPiece } from "@roomwright/contract/library/furniture-libraries"
import { offerImportedPiece } from "@roomwright/contract/library/library-admin"
import { Button } from "@roomwright/ui/button"
import { useAdminText } from "../../admin/frame/admin-texts.ts"
import { useRowAction } from "../../admin/frame/use-row-action.ts"
import { useLanguage } from "../../platform/locale/locale.tsx"
import { siteCall } from "../../platform/site-call.ts"

/** Switches a piece off and on. */
export function OfferButton({ piece }: { readonly piece: ImportedPiece }) {
  const t = useAdminText()
  const call = siteCall(useLanguage())
  const { id, isOffered } = piece
  const name = piece.name.text
  const { isBusy, run } = useRowAction(async () => {
    await call(offerImportedPiece, { params: { id }, body: { isOffered: !isOffered } })
    return t(isOffered ? "admin.libraries.switchedOff" : "admin.libraries.switchedOn", { name })
  })
  return (
    <Button
      small
      aria-disabled={isBusy}
      aria-label={t(isOffered ? "admin.libraries.switchOffOne" : "admin.libraries.switchOnOne", { name })}
      onClick={() => void run()}
    >
      {t(isOffered ? "admin.libraries.switchOff" : "admin.libraries.switchOn")}
    </Button>
  )
}
