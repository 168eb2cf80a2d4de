import { type ComponentType, useState } from "react"
import { type ModalName, switchModal } from "../../platform/dialogs/modal-store.ts"
import { BindMobileModal } from "./bind-mobile-modal.tsx"
import { LoginModal } from "./login-modal.tsx"
import { SecretModal } from "./secret-modal.tsx"
import { TipsModal } from "./tips-modal.tsx"
import { useAccountText } from "../../platform/locale/account-texts.ts"
import { AccountModal, ModalLink } from "./account-modal.tsx"
import { startLoginWith } from "./drafts.ts"
import { RegisterForm } from "./register-form.tsx"
import { RegisteredView } from "./registered-view.tsx"
import { pagePaths } from "@roomwright/contract/page-paths"
import { useNavigate } from "react-router"
import { logOut } from "../../platform/session/session-calls.ts"
import { SuccessView } from "./success-view.tsx"
import { UpdateForm } from "./update-form.tsx"

/** Changes the password; then the reader signs in with the new one. */
function UpdateModal() {
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

/** Makes an account. By phone it is made here; by email the next modal binds a mobile first. */
function RegisterModal() {
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

const modals: Readonly<Record<ModalName, ComponentType>> = {
  regist: RegisterModal,
  login: LoginModal,
  secret: SecretModal,
  update: UpdateModal,
  bindMobile: BindMobileModal,
  tips: TipsModal,
}

/** The account modal of a name; all of them come in one piece of code. */
export function AccountModals({ name }: { readonly name: ModalName }) {
  const Modal = modals[name]
  return <Modal />
}
