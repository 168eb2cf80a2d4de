import { useId } from "react"
import { useStudioText } from "../use-studio-text.ts"

/** VND that was typed, with or without dots; null: nothing was. More than 15 digits are none. */
export function readBudget(typed: string): number | null | "wrong" {
  const bare = typed.replaceAll(/[\s.,đ₫]/giu, "")
  if (bare === "") return null
  return /^\d{1,15}$/.test(bare) && Number(bare) > 0 ? Number(bare) : "wrong"
}

interface BudgetFieldProps {
  readonly value: string
  readonly isWrong: boolean
  readonly onType: (typed: string) => void
}

/** What merchants' products may cost together. */
export function BudgetField({ value, isWrong, onType }: BudgetFieldProps) {
  const t = useStudioText()
  const id = useId()
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="text-12 text-ink-2">
        {t("furnish.budget")}
      </label>
      <input
        id={id}
        inputMode="numeric"
        autoComplete="off"
        value={value}
        placeholder="20.000.000"
        aria-invalid={isWrong}
        aria-describedby={`${id}-text`}
        onChange={(event) => onType(event.target.value)}
        className="num h-8 w-full min-w-0 rounded-control border border-field bg-paper px-2 focus-visible:-outline-offset-1"
      />
      <p id={`${id}-text`} className={isWrong ? "text-12 text-bad" : "text-12 text-pretty text-ink-2"}>
        {isWrong ? t("furnish.budgetWrong") : t("furnish.budgetText")}
      </p>
    </div>
  )
}
