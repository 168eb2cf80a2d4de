import { orderLimits } from "@roomwright/contract/orders/calls"
import { IconButton } from "@roomwright/ui/icon-button"
import { Minus, Plus } from "lucide-react"
import { useState } from "react"
import { readQuantity } from "../check-draft.ts"
import { useOrderText } from "../order-texts.ts"

interface QuantityStepperProps {
  readonly quantity: number
  /** How many may be ordered now. */
  readonly most: number
  /** Of what, for who cannot see the row. */
  readonly name: string
  readonly isOff: boolean
  readonly onChange: (quantity: number) => void
}

/** How many of a row: one more, one less, or typed. */
export function QuantityStepper({ quantity, most, name, isOff, onChange }: QuantityStepperProps) {
  const t = useOrderText()
  const [typed, setTyped] = useState<string | null>(null)
  const take = (): void => {
    const wanted = typed === null ? null : readQuantity(typed)
    setTyped(null)
    if (wanted !== null && wanted !== quantity) onChange(wanted)
  }
  return (
    <div className="inline-flex items-center rounded-control border border-line-2">
      <IconButton
        icon={Minus}
        label={t("orders.cart.less", { name })}
        disabled={isOff || quantity <= 1}
        onClick={() => onChange(quantity - 1)}
      />
      <input
        aria-label={t("orders.cart.quantity", { name })}
        inputMode="numeric"
        autoComplete="off"
        disabled={isOff}
        value={typed ?? String(quantity)}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={take}
        onKeyDown={(event) => {
          if (event.key === "Enter") take()
          if (event.key === "Escape") setTyped(null)
        }}
        className="num h-10 w-11 bg-transparent text-center text-15 disabled:opacity-50"
      />
      <IconButton
        icon={Plus}
        label={t("orders.cart.more", { name })}
        disabled={isOff || quantity >= Math.min(most, orderLimits.quantityMax)}
        onClick={() => onChange(quantity + 1)}
      />
    </div>
  )
}
