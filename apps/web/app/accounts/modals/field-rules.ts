import { accountLimits, hasVisible } from "@roomwright/contract/accounts/fields"
import { toAccount, type AccountKind } from "../../platform/forms/account-kind.ts"
import type { useAccountText } from "../../platform/locale/account-texts.ts"

type Text = ReturnType<typeof useAccountText>
type Rule = (value: string) => true | string

const { passwordMin, passwordMax } = accountLimits

/** Counted in characters, as the server counts them. */
function isPassword(text: string): boolean {
  const { length } = [...text]
  return length >= passwordMin && length <= passwordMax
}

/** The specification's rules of the fields: true, or the message that says what to do. */
export const fieldRules = (t: Text) => ({
  account:
    (kind: AccountKind): Rule =>
    (value) =>
      toAccount(kind, value) !== null || t("field_number", { kind }),
  nickname: ((value) => hasVisible(value) || t("field_nickname")) satisfies Rule,
  password: ((value) => isPassword(value) || t("field_password")) satisfies Rule,
  code: ((value) => /^(?:\d{6}){1,2}$/.test(value.replaceAll(/\s/g, "")) || t("field_code")) satisfies Rule,
  terms: (isTicked: boolean): true | string => isTicked || t("message_choose_checkbox"),
})
