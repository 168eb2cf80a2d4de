import { useState } from "react"
import type { SecondFactorDemand } from "@roomwright/contract/envelope"
import { switchModal } from "../../platform/dialogs/modal-store.ts"
import { useAccountText } from "../../platform/locale/account-texts.ts"
import { AccountModal, ModalLink } from "./account-modal.tsx"
import { LoginForm } from "./login-form.tsx"
import { SecondStep } from "./second-step.tsx"
import { useFinishSignIn, type SignedInAccount } from "./use-finish-sign-in.ts"

interface Demand extends SignedInAccount {
  readonly demand: SecondFactorDemand
}

/** Signs in: by email or phone, with a code or the password, and a second step where the account asks for it. */
export function LoginModal() {
  const t = useAccountText()
  const finish = useFinishSignIn()
  const [second, setSecond] = useState<Demand | null>(null)
  if (second) {
    return (
      <AccountModal title={t("factor.title")} picture="window">
        <SecondStep
          demand={second.demand}
          onToken={(token) => finish(token, second)}
          onBack={() => setSecond(null)}
        />
      </AccountModal>
    )
  }
  return (
    <AccountModal title={t("login.title")} picture="window">
      <LoginForm onToken={finish} onSecondFactor={(demand, signedIn) => setSecond({ demand, ...signedIn })} />
      <ModalLink
        question={t("login.noAccount")}
        text={t("login.registerNow")}
        onClick={() => switchModal("regist")}
      />
    </AccountModal>
  )
}
