import { pagePaths } from "@roomwright/contract/page-paths"
import { useNavigate } from "react-router"
import { finishLogin } from "../../platform/dialogs/modal-store.ts"
import { rememberAccountKind, type AccountKind } from "../../platform/forms/account-kind.ts"
import { useAccountText } from "../../platform/locale/account-texts.ts"
import { currentSession, saveToken } from "../../platform/session/session-store.ts"
import { showToast } from "../../platform/toast-store.ts"
import { forgetDrafts } from "./drafts.ts"
import { saveRegisterInfo } from "./register-info.ts"
import { rememberAccount } from "./remembered-account.ts"

export interface SignedInAccount {
  readonly kind: AccountKind
  readonly account: string
}

/**
 * What follows from a token: it is kept, which lets the profile come; the modal closes; the reader is led to the front
 * page, or stays where a guarded action asked for the login.
 */
export function useFinishSignIn(): (token: string, signedIn: SignedInAccount) => void {
  const t = useAccountText()
  const navigate = useNavigate()
  return (token, { kind, account }) => {
    saveToken(token)
    rememberAccountKind(kind)
    void rememberAccount(kind, account).catch(() => {})
    saveRegisterInfo(null)
    const goesOn = forgetDrafts(currentSession()?.user?.id ?? null)
    showToast("success", t("sign_success"))
    if (finishLogin(goesOn) === "home") void navigate(pagePaths.home, { replace: true })
  }
}
