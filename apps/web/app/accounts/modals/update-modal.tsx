import { pagePaths } from "@roomwright/contract/page-paths"
import { useState } from "react"
import { useNavigate } from "react-router"
import { switchModal } from "../../platform/dialogs/modal-store.ts"
import { useAccountText } from "../../platform/locale/account-texts.ts"
import { logOut } from "../../platform/session/session-calls.ts"
import { AccountModal } from "./account-modal.tsx"
import { SuccessView } from "./success-view.tsx"
import { UpdateForm } from "./update-form.tsx"

/** Changes the password; then the reader signs in with the new one. */
export function UpdateModal() {
  const t = useAccountText()
  const navigate = useNavigate()
  const [isDone, setIsDone] = useState(false)
  const goToLogin = async () => {
    await logOut()
    switchModal("login", pagePaths.home)
    void navigate(pagePaths.home)
  }
  return (
    <AccountModal title={t("update.title")} picture="window">
      {isDone ? (
        <SuccessView
          title={t("update.doneTitle")}
          text={t("update.doneText")}
          button={t("register.goLogin")}
          onContinue={() => void goToLogin()}
        />
      ) : (
        <UpdateForm onDone={() => setIsDone(true)} />
      )}
    </AccountModal>
  )
}
