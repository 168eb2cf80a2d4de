import { useEffect, useState } from "react"
import { switchModal } from "../../platform/dialogs/modal-store.ts"
import { useAccountText } from "../../platform/locale/account-texts.ts"
import { AccountModal, LinkButton } from "./account-modal.tsx"
import { BindMobileForm } from "./bind-mobile-form.tsx"
import { startLoginWith } from "./drafts.ts"
import { saveRegisterInfo, registerInfo } from "./register-info.ts"
import { RegisteredView } from "./registered-view.tsx"

/** The second step of a sign-up by email: a mobile number is proved, then the account is made. */
export function BindMobileModal() {
  const t = useAccountText()
  const [info] = useState(registerInfo)
  const [isDone, setIsDone] = useState(false)
  useEffect(() => {
    // Nothing to register: whoever opened this begins at the beginning.
    if (!info) switchModal("regist")
  }, [info])
  if (!info) return null
  return (
    <AccountModal title={t("bind.title")} picture="clay">
      {isDone ? (
        <RegisteredView />
      ) : (
        <>
          <BindMobileForm
            info={info}
            onDone={() => {
              startLoginWith("email", info.email)
              saveRegisterInfo(null)
              setIsDone(true)
            }}
          />
          <div className="mt-auto flex flex-wrap items-baseline justify-between gap-x-5 gap-y-2 pt-6 text-14 text-ink-2">
            <LinkButton text={t("bind.back")} onClick={() => switchModal("regist")} />
            <p className="flex flex-wrap gap-x-1.5">
              {t("register.hasAccount")}
              <LinkButton text={t("register.goLogin")} onClick={() => switchModal("login")} />
            </p>
          </div>
        </>
      )}
    </AccountModal>
  )
}
