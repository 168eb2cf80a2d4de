import type { PriceListMode } from "@roomwright/contract/catalogue/price-lists"
import { Button } from "@roomwright/ui/button"
import { useId, useState } from "react"
import { useMyProductsText } from "./my-products-texts.ts"

interface PriceListChoiceProps {
  /** Something is right that is not there yet. */
  readonly hasGood: boolean
  readonly isBusy: boolean
  readonly onTake: (mode: PriceListMode) => void
  /** Opens the choice of a file. */
  readonly onAgain: () => void
}

const choices = ["all", "good"] as const

/** What is to become of a table with rows that are wrong: nothing until they are mended, or the others now. */
export function PriceListChoice({ hasGood, isBusy, onTake, onAgain }: PriceListChoiceProps) {
  const t = useMyProductsText()
  const name = useId()
  const [choice, setChoice] = useState<(typeof choices)[number]>("all")
  return (
    <div className="mt-4 grid justify-items-start gap-4">
      {hasGood ? (
        <fieldset>
          <legend className="mb-1 font-medium">{t("myProducts.table.choice")}</legend>
          {choices.map((one) => (
            <label key={one} className="flex min-h-11 cursor-pointer items-center gap-3">
              <input
                type="radio"
                name={name}
                checked={choice === one}
                onChange={() => setChoice(one)}
                className="size-4.5 flex-none accent-accent"
              />
              {t(one === "all" ? "myProducts.table.choiceAll" : "myProducts.table.choiceGood")}
            </label>
          ))}
        </fieldset>
      ) : null}
      {choice === "good" && hasGood ? (
        <Button look="primary" aria-disabled={isBusy} onClick={() => onTake("good")}>
          {t("myProducts.table.takeGood")}
        </Button>
      ) : (
        <Button look="primary" aria-disabled={isBusy} onClick={onAgain}>
          {t("myProducts.table.again")}
        </Button>
      )}
    </div>
  )
}
