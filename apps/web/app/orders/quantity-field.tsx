import { orderLimits } from "@roomwright/contract/orders/calls"
import { IconButton } from "@roomwright/ui/icon-button"
import { TextField } from "@roomwright/ui/text-field"
import { Minus, Plus } from "lucide-react"
import { formatNumber } from "../platform/locale/format.ts"
import { useLanguage } from "../platform/locale/locale.tsx"
import { readQuantity } from "./check-draft.ts"
import { useOrderText } from "./order-texts.ts"

interface QuantityFieldProps {
  /** As typed. */
  readonly value: string
  readonly stock: number
  readonly error: string | undefined
  readonly onChange: (text: string) => void
}

/** How many: typed, or one more and one less. */
export function QuantityField({ value, stock, error, onChange }: QuantityFieldProps) {
  const t = useOrderText()
  const language = useLanguage()
  const quantity = readQuantity(value)
  const most = Math.min(orderLimits.quantityMax, Math.max(stock, 1))
  const step = (by: 1 | -1): void => onChange(String(Math.min(most, Math.max(1, (quantity ?? 0) + by))))
  return (
    <div className="mt-4 flex items-end gap-2">
      <IconButton
        icon={Minus}
        label={t("orders.bill.less")}
        disabled={quantity === null || quantity <= 1}
        onClick={() => step(-1)}
        className="mb-0.5 self-start border border-line-2 mt-7"
      />
      <TextField
        label={t("orders.bill.pieces")}
        error={error}
        hint={t("orders.bill.stock", { count: stock, shown: formatNumber(stock, language) })}
        inputMode="numeric"
        autoComplete="off"
        value={value}
        onChange={({ target }) => onChange(target.value)}
        className="w-44"
      />
      <IconButton
        icon={Plus}
        label={t("orders.bill.more")}
        disabled={quantity !== null && quantity >= most}
        onClick={() => step(1)}
        className="mb-0.5 self-start border border-line-2 mt-7"
      />
    </div>
  )
}
