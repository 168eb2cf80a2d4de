import type { ImportedPiece } from "@roomwright/contract/library/furniture-libraries"
import { offerImportedPiece } from "@roomwright/contract/library/library-admin"
import { Button } from "@roomwright/ui/button"
import { useState } from "react"
import { useRevalidator } from "react-router"
import { useAdminText } from "../../admin/frame/admin-texts.ts"
import { sayRefusal } from "../../admin/frame/say-refusal.ts"
import { useLanguage } from "../../platform/locale/locale.tsx"
import { siteCall } from "../../platform/site-call.ts"
import { showToast } from "../../platform/toast-store.ts"

/** Switches a piece off and on. */
export function OfferButton({ piece }: { readonly piece: ImportedPiece }) {
  const t = useAdminText()
  const call = siteCall(useLanguage())
  const { revalidate } = useRevalidator()
  const [isBusy, setIsBusy] = useState(false)
  const { id, isOffered } = piece
  const name = piece.name.text
  const change = async (): Promise<void> => {
    if (isBusy) return
    setIsBusy(true)
    try {
      await call(offerImportedPiece, { params: { id }, body: { isOffered: !isOffered } })
      showToast(
        "success",
        t(isOffered ? "admin.libraries.switchedOff" : "admin.libraries.switchedOn", { name }),
      )
    } catch (error) {
      sayRefusal(error)
    }
    setIsBusy(false)
    await revalidate()
  }
  return (
    <Button
      small
      aria-disabled={isBusy}
      aria-label={t(isOffered ? "admin.libraries.switchOffOne" : "admin.libraries.switchOnOne", { name })}
      onClick={() => void change()}
    >
      {t(isOffered ? "admin.libraries.switchOff" : "admin.libraries.switchOn")}
    </Button>
  )
}
