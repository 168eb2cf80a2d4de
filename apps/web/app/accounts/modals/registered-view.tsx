import { switchModal } from "../../platform/dialogs/modal-store.ts"
import { useAccountText } from "../../platform/locale/account-texts.ts"
import { SuccessView } from "./success-view.tsx"

/** The account is there; the one thing to do next is to sign in. */
export function RegisteredView() {
  const t = useAccountText()
  return (
    <SuccessView
      title={t("register.doneTitle")}
      text={t("register.doneText")}
      button={t("register.goLogin")}
      onContinue={() => switchModal("login")}
    />
  )
}
