import { TextField } from "@roomwright/ui/text-field"
import type { ChangeEvent } from "react"
import { formatNumber } from "../locale/format.ts"
import { useLanguage } from "../locale/locale.tsx"

interface MoneyFieldProps {
  readonly label: string
  /** The digits. */
  readonly value: string
  readonly error?: string | undefined
  readonly hint?: string
  readonly className?: string
  readonly onChange: (digits: string) => void
}

const most = 13

/** A sum in VND, put into groups of three while one types. */
export function MoneyField({ value, onChange, hint, ...field }: MoneyFieldProps) {
  const language = useLanguage()
  const grouped = (digits: string): string => (digits === "" ? "" : formatNumber(Number(digits), language))
  const type = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    const digits = target.value
      .replaceAll(/\D/g, "")
      .replace(/^0+(?=\d)/, "")
      .slice(0, most)
    const behind = target.value
      .slice(target.selectionStart ?? target.value.length)
      .replaceAll(/\D/g, "").length
    const text = grouped(digits)
    // The caret stays behind the digit that it was behind.
    let caret = text.length
    for (let passed = 0; passed < behind && caret > 0; caret -= 1)
      if (/\d/.test(text[caret - 1] ?? "")) passed += 1
    target.value = text
    target.setSelectionRange(caret, caret)
    onChange(digits)
  }
  return (
    <TextField
      {...field}
      {...(hint === undefined ? {} : { hint })}
      inputMode="numeric"
      autoComplete="off"
      value={grouped(value)}
      onChange={type}
      after={<span className="text-ink-2">₫</span>}
    />
  )
}
