import { problemLimits } from "@roomwright/contract/orders/problem"
import { reportProblem } from "@roomwright/contract/orders/problem-calls"
import type { Upload } from "@roomwright/contract/media/uploads"
import { Button } from "@roomwright/ui/button"
import { TextArea } from "@roomwright/ui/text-area"
import { useState } from "react"
import { UploadField } from "../platform/uploads/upload-field.tsx"
import type { OrderActionsProps } from "./order-actions.ts"
import { useOrderText } from "./order-texts.ts"

/** Where the buyer says what is wrong, with pictures. What is there stays when the sending fails. */
export function ReportProblem({ order, isBusy, act }: OrderActionsProps) {
  const t = useOrderText()
  const [isOpen, setOpen] = useState(false)
  const [text, setText] = useState("")
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const [isMissing, setMissing] = useState(false)
  if (!isOpen)
    return (
      <Button look="quiet" className="mt-3 -ml-5" onClick={() => setOpen(true)}>
        {t("orders.problem.open")}
      </Button>
    )
  const send = (): void => {
    const said = text.trim()
    setMissing(said === "")
    if (said === "") return
    const body = { text: said, pictures: uploads.map(({ id }) => id) }
    void act((call) => call(reportProblem, { params: { id: order.id }, body }))
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
      className="mt-5 grid gap-4 border-t border-line pt-5"
    >
      <TextArea
        label={t("orders.problem.text")}
        hint={t("orders.problem.hint")}
        error={isMissing && text.trim() === "" ? t("orders.problem.missing") : undefined}
        maxLength={problemLimits.text}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <UploadField
        label={t("orders.problem.pictures", { count: problemLimits.pictures })}
        purpose="problem"
        maxFiles={problemLimits.pictures}
        onChange={setUploads}
      />
      <div className="flex flex-wrap gap-3">
        <Button look="primary" type="submit" aria-disabled={isBusy}>
          {t("orders.problem.go")}
        </Button>
        <Button onClick={() => setOpen(false)}>{t("orders.problem.keep")}</Button>
      </div>
    </form>
  )
}
