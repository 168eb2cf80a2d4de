import { accountLimits } from "@roomwright/contract/accounts/fields"
import { deleteMyAccount, cancelAccountDeletion } from "@roomwright/contract/accounts/calls"
import { Button } from "@roomwright/ui/button"
import { useEffect, useRef, useState } from "react"
import { ApiError } from "../../platform/api.ts"
import { Day } from "../../platform/locale/day.tsx"
import { useLanguage } from "../../platform/locale/locale.tsx"
import { siteCall } from "../../platform/site-call.ts"
import { showToast } from "../../platform/toast-store.ts"
import { PasswordConfirm } from "./password-confirm.tsx"
import { SecuritySection } from "./security-section.tsx"
import { useSecurityText } from "./security-texts.ts"
import { SettingRow } from "./setting-row.tsx"

/** Asks for the account to be erased, and takes that back for as long as one can. */
export function DeletionSection({ initial }: { readonly initial: string | null }) {
  const t = useSecurityText()
  const language = useLanguage()
  const [erasedAt, setErasedAt] = useState(initial)
  const days = accountLimits.deletionWaitDays
  return (
    <SecuritySection id="deletion" intro={t("security.deletion.intro", { days })}>
      {erasedAt === null ? (
        <SettingRow
          name={t("security.deletion.name")}
          value={t("security.deletion.text")}
          action={t("security.deletion.ask")}
        >
          {(close) => (
            <PasswordConfirm
              text={t("security.deletion.passwordText", { days })}
              submit={t("security.deletion.go")}
              onCancel={close}
              onConfirm={async (password) => {
                const asked = await siteCall(language)(deleteMyAccount, { body: { password } })
                setErasedAt(asked.erasedAt)
              }}
            />
          )}
        </SettingRow>
      ) : (
        <Waiting erasedAt={erasedAt} isNew={initial === null} onKept={() => setErasedAt(null)} />
      )}
    </SecuritySection>
  )
}

interface WaitingProps {
  readonly erasedAt: string
  /** Asked for a moment ago: the form that had the focus is gone. */
  readonly isNew: boolean
  readonly onKept: () => void
}

function Waiting({ erasedAt, isNew, onKept }: WaitingProps) {
  const t = useSecurityText()
  const language = useLanguage()
  const [isBusy, setIsBusy] = useState(false)
  const keepButton = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isNew) keepButton.current?.focus()
  }, [isNew])
  const keep = async (): Promise<void> => {
    if (isBusy) return
    setIsBusy(true)
    try {
      await siteCall(language)(cancelAccountDeletion, {})
      showToast("success", t("security.deletion.kept"))
      onKept()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (error.status !== 401) showToast("error", error.message)
      setIsBusy(false)
    }
  }
  return (
    <div className="grid justify-items-start gap-4 rounded-inner bg-bad-tint px-4 py-4 sm:px-5">
      <p role="status" className="text-bad">
        {t("security.deletion.waits")} <Day iso={erasedAt} />
      </p>
      <Button ref={keepButton} small aria-busy={isBusy} onClick={() => void keep()}>
        {t("security.deletion.keep")}
      </Button>
    </div>
  )
}
