import { problemLimits } from "@roomwright/contract/orders/problem"
import { answerProblem } from "@roomwright/contract/orders/problem-calls"
import { TextArea } from "@roomwright/ui/text-area"
import { useState } from "react"
import { SubmitButton } from "../platform/forms/submit-button.tsx"
import type { OrderActionsProps } from "./order-actions.ts"
import { useOrderText } from "./order-texts.ts"

/** Where the seller answers a reported problem. */
export function AnswerProblem({ order, isBusy, act }: OrderActionsProps) {
  const t = useOrderText()
  const [text, setText] = useState("")
  const [isMissing, setMissing] = useState(false)
  const send = (): void => {
    const said = text.trim()
    setMissing(said === "")
    if (said !== "")
      void act((call) => call(answerProblem, { params: { id: order.id }, body: { text: said } }))
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
      className="mt-4 grid gap-4 border-t border-line pt-4"
    >
      <TextArea
        label={t("orders.problem.yourAnswer")}
        hint={t("orders.problem.answerHint")}
        error={isMissing && text.trim() === "" ? t("orders.problem.answerMissing") : undefined}
        maxLength={problemLimits.text}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <div className="sm:w-60">
        <SubmitButton isBusy={isBusy}>{t("orders.problem.answerGo")}</SubmitButton>
      </div>
    </form>
  )
}
