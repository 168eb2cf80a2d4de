import {
  checkWork,
  deleteAdminWork,
  holdWork,
  releaseWork,
  type AdminWorkDetail,
} from "@roomwright/contract/moderation/admin"
import { pagePaths } from "@roomwright/contract/page-paths"
import { Button } from "@roomwright/ui/button"
import { useState } from "react"
import { useNavigate, useRevalidator } from "react-router"
import { showToast } from "../../platform/toast-store.ts"
import { useAdminText, type AdminTextId } from "../../admin/frame/admin-texts.ts"
import { adminCall } from "../../admin/frame/enter-admin.ts"
import { OwnCaseNotice, useIsOwnCase } from "../../admin/frame/own-case.tsx"
import { sayRefusal } from "../../admin/frame/say-refusal.ts"
import { OwnerReasonDialog } from "./owner-reason-dialog.tsx"

/** What staff do with a work: take it down, put it back, delete it. */
export function WorkActions({ work }: { readonly work: AdminWorkDetail }) {
  const t = useAdminText()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const [asking, setAsking] = useState<"hold" | "delete" | null>(null)
  const [isBusy, setBusy] = useState(false)
  const isOwn = useIsOwnCase(work.parties)
  const params = { id: work.id }
  const isHeld = work.state === "HELD"
  const isAnswering = isHeld && work.lookAskedAt !== null

  async function act(what: () => Promise<unknown>, said: AdminTextId): Promise<boolean> {
    if (isBusy) return false
    setBusy(true)
    try {
      await what()
      showToast("success", t(said))
      return true
    } catch (error) {
      sayRefusal(error)
      return false
    } finally {
      setAsking(null)
      setBusy(false)
    }
  }
  const hold = async (reason: string): Promise<void> => {
    await act(() => adminCall()(holdWork, { params, body: { reason } }), "admin.works.saidHeld")
    // Somebody else may have been first.
    await revalidate()
  }
  const release = async (): Promise<void> => {
    await act(() => adminCall()(releaseWork, { params }), "admin.works.saidReleased")
    await revalidate()
  }
  const remove = async (reason: string): Promise<void> => {
    const isDone = await act(
      () => adminCall()(deleteAdminWork, { params, body: { reason } }),
      "admin.works.saidDeleted",
    )
    if (isDone) await navigate(pagePaths.adminWorks)
  }
  const check = async (): Promise<void> => {
    const body = { edition: work.edition }
    await act(() => adminCall()(checkWork, { params, body }), "admin.works.saidChecked")
    await revalidate()
  }
  const isOff = isBusy || isOwn
  const holdText = t(isAnswering ? "admin.works.keepDown" : "admin.works.hold")
  return (
    <div className="mt-5 flex flex-wrap gap-3" aria-busy={isBusy}>
      {isOwn ? (
        <div className="w-full max-w-measure">
          <OwnCaseNotice />
        </div>
      ) : null}
      {work.state === "SHELVED" && work.seen === null ? (
        <Button look="primary" disabled={isOff} onClick={() => void check()}>
          {t("admin.works.check")}
        </Button>
      ) : null}
      {isHeld ? (
        <Button look="primary" disabled={isOff} onClick={() => void release()}>
          {t("admin.works.release")}
        </Button>
      ) : null}
      {!isHeld || isAnswering ? (
        <Button disabled={isOff} onClick={() => setAsking("hold")}>
          {holdText}
        </Button>
      ) : null}
      <Button look="quiet" disabled={isOff} onClick={() => setAsking("delete")}>
        {t("admin.works.delete")}
      </Button>
      {asking === "hold" ? (
        <OwnerReasonDialog
          title={`${holdText} · ${work.name.text}`}
          text={t("admin.works.holdText")}
          go={holdText}
          isBusy={isBusy}
          onGo={(reason) => void hold(reason)}
          onClose={() => setAsking(null)}
        />
      ) : null}
      {asking === "delete" ? (
        <OwnerReasonDialog
          title={`${t("admin.works.delete")} · ${work.name.text}`}
          text={t("admin.works.deleteText")}
          go={t("admin.works.delete")}
          isBusy={isBusy}
          onGo={(reason) => void remove(reason)}
          onClose={() => setAsking(null)}
        />
      ) : null}
    </div>
  )
}
