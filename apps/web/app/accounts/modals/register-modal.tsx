import { useState } from "react"
import { switchModal } from "../../platform/dialogs/modal-store.ts"
import { useAccountText } from "../../platform/locale/account-texts.ts"
import { AccountModal, ModalLink } from "./account-modal.tsx"
import { startLoginWith } from "./drafts.ts"
import { RegisterForm } from "./register-form.tsx"
import { RegisteredView } from "./registered-view.tsx"

/** Makes an account. By phone it is made here; by email the next modal binds a mobile first. */
export function RegisterModal() {
  const t = useAccountText()
  const [isDone, setIsDone] = useState(false)
  return (
    <AccountModal title={t("register.title")} picture="clay">
      {isDone ? (
        <RegisteredView />
      ) : (
        <>
          <RegisterForm
            onDone={(number) => {
              startLoginWith("phone", number)
              setIsDone(true)
            }}
          />
          <ModalLink
            question={t("register.hasAccount")}
            text={t("register.goLogin")}
            onClick={() => switchModal("login")}
          />
        </>
      )}
    </AccountModal>
  )
}
