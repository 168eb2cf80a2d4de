import { pagePaths } from "@roomwright/contract/page-paths"
import { Button } from "@roomwright/ui/button"
import { Icon } from "@roomwright/ui/icon"
import { TriangleAlert } from "lucide-react"
import { useId, useState } from "react"
import { useNavigate } from "react-router"
import { ModalFrame } from "../../platform/dialogs/modal-frame.tsx"
import { closeModal } from "../../platform/dialogs/modal-store.ts"
import { useAccountText } from "../../platform/locale/account-texts.ts"
import { logOut } from "../../platform/session/session-calls.ts"
import { showToast } from "../../platform/toast-store.ts"

/** Warns before it logs out. Nothing that was saved can be lost here, so Escape cancels, as one expects. */
export function TipsModal() {
  const t = useAccountText()
  const navigate = useNavigate()
  const textId = useId()
  const [isBusy, setIsBusy] = useState(false)
  const cancel = () => {
    closeModal()
    showToast("info", t("is_cancel"))
  }
  const confirm = async () => {
    setIsBusy(true)
    await logOut()
    closeModal()
    void navigate(pagePaths.home)
  }
  return (
    <ModalFrame
      title={t("tips.title")}
      role="alertdialog"
      describedBy={textId}
      onClose={cancel}
      onEscape={cancel}
    >
      <p id={textId} className="mt-5 flex gap-3 rounded-control bg-wait-tint px-4 py-3 text-wait">
        <Icon of={TriangleAlert} className="mt-[0.2em] flex-none" />
        <span>{t("will_out")}</span>
      </p>
      <div className="mt-8 flex flex-wrap justify-end gap-3">
        <Button data-autofocus onClick={cancel}>
          {t("tips.cancel")}
        </Button>
        <Button
          look="primary"
          aria-busy={isBusy}
          onClick={() => {
            if (!isBusy) void confirm()
          }}
        >
          {t("tips.confirm")}
        </Button>
      </div>
    </ModalFrame>
  )
}
