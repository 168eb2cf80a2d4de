import { Button } from "@roomwright/ui/button"
import { EmptyState } from "@roomwright/ui/empty-state"
import { Drawing } from "../platform/drawing.tsx"
import { useRevalidator } from "react-router"
import { usePlanText } from "./plan-texts.ts"

/** Stands where the prices did not come, with a way to ask again. */
export function PriceRequestError() {
  const t = usePlanText()
  const { revalidate, state } = useRevalidator()
  return (
    <div role="alert">
      <EmptyState drawing={<Drawing of="unpluggedLamp" />} title={t("plans.price.error")}>
        <p>{t("plans.price.errorText")}</p>
        <p className="mt-6">
          <Button look="primary" aria-busy={state === "loading"} onClick={() => void revalidate()}>
            {t("plans.price.errorAgain")}
          </Button>
        </p>
      </EmptyState>
    </div>
  )
}
