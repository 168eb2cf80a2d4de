import { removePasskey, type SecondFactors } from "@roomwright/contract/accounts/second-factors"
import { Day } from "../../platform/locale/day.tsx"
import { useLanguage } from "../../platform/locale/locale.tsx"
import { siteCall } from "../../platform/site-call.ts"
import { showToast } from "../../platform/toast-store.ts"
import { AddPasskey } from "./add-passkey.tsx"
import type { OnFactorChange } from "./factor-change.ts"
import { Moment } from "../../platform/locale/moment.tsx"
import { PasswordConfirm } from "./password-confirm.tsx"
import { useSecurityText } from "./security-texts.ts"
import { SettingRow } from "./setting-row.tsx"

interface PasskeysProps {
  readonly passkeys: SecondFactors["passkeys"]
  readonly onChange: OnFactorChange
}

/** The account's passkeys, and how to add one. */
export function Passkeys({ passkeys, onChange }: PasskeysProps) {
  const t = useSecurityText()
  const language = useLanguage()
  const nameOf = (name: string): string => name || t("security.passkeys.unnamed")
  return (
    <>
      {passkeys.map(({ id, name, addedAt, lastUsedAt }) => (
        <SettingRow
          key={id}
          name={nameOf(name)}
          value={
            <>
              {t("security.passkeys.one")} · {t("security.passkeys.added")} <Day iso={addedAt} />
              {lastUsedAt ? (
                <>
                  {" · "}
                  {t("security.passkeys.used")} <Moment iso={lastUsedAt} />
                </>
              ) : null}
            </>
          }
          action={t("security.action.remove")}
          actionLabel={t("security.passkeys.remove", { name: nameOf(name) })}
        >
          {(close) => (
            <PasswordConfirm
              text={t("security.passkeys.removeText")}
              submit={t("security.passkeys.removeGo")}
              onCancel={close}
              onConfirm={async (password) => {
                await siteCall(language)(removePasskey, { params: { id }, body: { password } })
                showToast("success", t("security.passkeys.removed"))
                onChange(null)
              }}
            />
          )}
        </SettingRow>
      ))}
      <SettingRow
        name={t("security.passkeys.name")}
        value={t("security.passkeys.text")}
        action={t("security.action.add")}
        actionLabel={t("security.passkeys.add")}
      >
        {(close) => <AddPasskey onChange={onChange} onClose={close} />}
      </SettingRow>
    </>
  )
}
