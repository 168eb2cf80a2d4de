import { TextField } from "@roomwright/ui/text-field"
import { useOrderText, type OrderTextId } from "./order-texts.ts"

interface BuyerEmailFieldProps {
  readonly hint: OrderTextId
  readonly fault: OrderTextId | undefined
  readonly value: string
  readonly onChange: (value: string) => void
}

/** Where the buyer is written to about the order. */
export function BuyerEmailField({ hint, fault, value, onChange }: BuyerEmailFieldProps) {
  const t = useOrderText()
  return (
    <TextField
      label={t("orders.bill.email")}
      hint={t(hint)}
      error={fault ? t(fault) : undefined}
      type="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="off"
      spellCheck={false}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}
