import {
  checkWork,
  deleteDeskWork,
  holdWork,
  releaseWork,
  type DeskWorkDetail,
} from "@roomwright/contract/moderation/admin"
import { pagePaths } from "@roomwright/contract/page-paths"
import { Button } from "@roomwright/ui/button"
import { useState } from "react"
import { useNavigate, useRevalidator } from "react-router"
import { showToast } from "../../platform/toast-store.ts"
import { useDeskText, type DeskTextId } from "../../admin/frame/admin-texts.ts"
import { deskCall } from "../../admin/frame/enter-admin.ts"
import { OwnCaseNotice, useIsOwnCase } from "../../admin/frame/own-case.tsx"
import { sayRefusal } from "../../admin/frame/say-refusal.ts"
import { OwnerReasonDialog } from "./owner-reason-dialog.tsx"

/** What staff do with a work: take it down, put it back, delete it. */
export function WorkActions({ work }: { readonly work: DeskWorkDetail }) {
  const t = useDeskText()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const [asking, setAsking] = useState<"hold" | "delete" | null>(null)
  const [isBusy, setBusy] = useState(false)
  const isOwn = useIsOwnCase(work.parties)
  const params = { id: work.id }
  const isHeld = work.state === "HELD"
  const isAnswering = isHeld && work.lookAskedAt !== null

  async function act(what: () => Promise<unknown>, said: DeskTextId): Promise<boolean> {
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
    await act(() => deskCall()(holdWork, { params, body: { reason } }), "desk.works.saidHeld")
    // Somebody else may have been first.
    await revalidate()
  }
  const release = async (): Promise<void> => {
    await act(() => deskCall()(releaseWork, { params }), "desk.works.saidReleased")
    await revalidate()
  }
  const remove = async (reason: string): Promise<void> => {
    const isDone = await act(
      () => deskCall()(deleteDeskWork, { params, body: { reason } }),
      "desk.works.saidDeleted",
    )
    if (isDone) await navigate(pagePaths.worksDesk)
  }
  const check = async (): Promise<void> => {
    const body = { edition: work.edition }
    await act(() => deskCall()(checkWork, { params, body }), "desk.works.saidChecked")
    await revalidate()
  }
  const isOff = isBusy || isOwn
  const holdText = t(isAnswering ? "desk.works.keepDown" : "desk.works.hold")
  return (
    <div className="mt-5 flex flex-wrap gap-3" aria-busy={isBusy}>
      {isOwn ? (
        <div className="w-full max-w-measure">
          <OwnCaseNotice />
        </div>
      ) : null}
      {work.state === "SHELVED" && work.seen === null ? (
        <Button look="primary" disabled={isOff} onClick={() => void check()}>
          {t("desk.works.check")}
        </Button>
      ) : null}
      {isHeld ? (
        <Button look="primary" disabled={isOff} onClick={() => void release()}>
          {t("desk.works.release")}
        </Button>
      ) : null}
      {!isHeld || isAnswering ? (
        <Button disabled={isOff} onClick={() => setAsking("hold")}>
          {holdText}
        </Button>
      ) : null}
      <Button look="quiet" disabled={isOff} onClick={() => setAsking("delete")}>
        {t("desk.works.delete")}
      </Button>
      {asking === "hold" ? (
        <OwnerReasonDialog
          title={`${holdText} · ${work.name.text}`}
          text={t("desk.works.holdText")}
          go={holdText}
          isBusy={isBusy}
          onGo={(reason) => void hold(reason)}
          onClose={() => setAsking(null)}
        />
      ) : null}
      {asking === "delete" ? (
        <OwnerReasonDialog
          title={`${t("desk.works.delete")} · ${work.name.text}`}
          text={t("desk.works.deleteText")}
          go={t("desk.works.delete")}
          isBusy={isBusy}
          onGo={(reason) => void remove(reason)}
          onClose={() => setAsking(null)}
        />
      ) : null}
    </div>
  )
}
