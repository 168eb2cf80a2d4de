import { holdCollection, type Report } from "@roomwright/contract/moderation/admin"
import { removeQuestion } from "@roomwright/contract/questions/calls"
import { Button } from "@roomwright/ui/button"
import { useState } from "react"
import { useRevalidator } from "react-router"
import { showToast } from "../../platform/toast-store.ts"
import { useAdminText } from "../../admin/frame/admin-texts.ts"
import { adminCall } from "../../admin/frame/enter-admin.ts"
import { useIsOwnCase } from "../../admin/frame/own-case.tsx"
import { sayRefusal } from "../../admin/frame/say-refusal.ts"
import { OwnerReasonDialog } from "./owner-reason-dialog.tsx"
import { takeDownTexts } from "./work-names.ts"

/** Works and products are decided upon on their own pages; what has none in the back office is taken down here, with a reason. */
export function TakeDownReported({ report: { subject, parties } }: { readonly report: Report }) {
  const t = useAdminText()
  const { revalidate } = useRevalidator()
  const isOwn = useIsOwnCase(parties)
  const [isOpen, setOpen] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const { kind, id, name, shownAt } = subject
  if ((kind !== "question" && kind !== "collection") || name === null || shownAt === null) return null
  const go = async (reason: string): Promise<void> => {
    setBusy(true)
    try {
      const endpoint = kind === "question" ? removeQuestion : holdCollection
      await adminCall()(endpoint, { params: { id }, body: { reason } })
      showToast("success", t("admin.reports.saidTakenDown"))
      setOpen(false)
    } catch (error) {
      sayRefusal(error)
    }
    await revalidate()
    setBusy(false)
  }
  return (
    <>
      <Button small disabled={isOwn} onClick={() => setOpen(true)}>
        {t("admin.reports.takeDown")}
      </Button>
      {isOpen ? (
        <OwnerReasonDialog
          title={t(takeDownTexts[kind].title)}
          text={t(takeDownTexts[kind].text)}
          go={t("admin.reports.takeDown")}
          isBusy={isBusy}
          onGo={(reason) => void go(reason)}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  )
}
