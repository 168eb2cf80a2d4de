import { TextField } from "@roomwright/ui/text-field"
import type { ChangeEvent, InputHTMLAttributes, Ref } from "react"
import { useAccountText } from "../locale/account-texts.ts"
import type { AccountKind } from "./account-kind.ts"
import { formatMobileIn } from "./format-mobile.ts"

interface AccountFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, "onChange"> {
  readonly kind: AccountKind
  /** True where it is what one signs in with, so that password managers know. */
  readonly isUsername?: boolean
  readonly error?: string | undefined
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => unknown
  readonly ref?: Ref<HTMLInputElement>
}

/** An email address or a mobile number, which is put into groups while one types. */
export function AccountField({ kind, isUsername = false, onChange, ...field }: AccountFieldProps) {
  const t = useAccountText()
  if (kind === "email") {
    return (
      <TextField
        {...field}
        onChange={(event) => void onChange(event)}
        label={t("field.email")}
        type="email"
        inputMode="email"
        autoComplete={isUsername ? "username" : "email"}
        autoCapitalize="off"
        spellCheck={false}
      />
    )
  }
  return (
    <TextField
      {...field}
      onChange={(event) => {
        formatMobileIn(event.target)
        void onChange(event)
      }}
      label={t("field.mobile")}
      type="tel"
      inputMode="tel"
      autoComplete={isUsername ? "username" : "tel"}
      before={<span className="num text-ink-2">+84</span>}
    />
  )
}
