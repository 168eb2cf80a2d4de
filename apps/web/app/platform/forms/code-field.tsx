import { Button } from "@roomwright/ui/button"
import { TextField } from "@roomwright/ui/text-field"
import type { InputHTMLAttributes, Ref } from "react"
import { useAccountText } from "../locale/account-texts.ts"
import type { CodeSending } from "./use-code-sending.ts"

interface CodeFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  readonly sending: CodeSending
  readonly error?: string | undefined
  readonly ref?: Ref<HTMLInputElement>
}

/** Where a verification code is typed, with the button that asks for one. Codes may be pasted with spaces. */
export function CodeField({ sending: { secondsLeft, isSending, send }, ...field }: CodeFieldProps) {
  const t = useAccountText()
  const isWaiting = secondsLeft > 0
  return (
    <TextField
      {...field}
      label={t("field.code")}
      inputMode="numeric"
      autoComplete="one-time-code"
      className="num"
      beside={
        <Button
          // Not disabled, so that the focus stays on it while it counts.
          aria-disabled={isWaiting || isSending}
          aria-busy={isSending}
          onClick={() => {
            if (!isWaiting && !isSending) send()
          }}
          className="num min-w-37 flex-none px-3 text-15! aria-disabled:cursor-default aria-disabled:text-ink-2 aria-disabled:hover:border-line-2"
        >
          {isWaiting ? t("code.wait", { seconds: secondsLeft }) : t("code.get")}
        </Button>
      }
    />
  )
}
