import { Button } from "@roomwright/ui/button"
import { TextField } from "@roomwright/ui/text-field"
import { useState, type ReactNode } from "react"
import { useAdminText, type AdminTextId } from "./admin-texts.ts"

interface OneFieldFormProps {
  readonly label: string
  readonly hint?: string
  /** Characters. */
  readonly most: number
  /** Says what is missing. */
  readonly fault: AdminTextId
  /** The text of the button. */
  readonly go: ReactNode
  /** It is what the dialog is about: it has the focus, and the filled button. */
  readonly isFirst?: boolean
  readonly isBusy?: boolean
  readonly isCode?: boolean
  readonly onSend: (line: string) => void
  readonly onCancel?: () => void
}

/** One line that is asked for before something is done, such as a reason or a bank's reference. */
export function OneFieldForm(props: OneFieldFormProps) {
  const { label, hint, most, fault, go, isFirst = false, isBusy = false, isCode, onSend, onCancel } = props
  const t = useAdminText()
  const [text, setText] = useState("")
  const [wasSent, setWasSent] = useState(false)
  const line = text.replaceAll(/\s+/g, " ").trim()
  return (
    <form
      noValidate
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        setWasSent(true)
        if (line !== "" && !isBusy) onSend(line)
      }}
    >
      {hint === undefined ? null : <p className="text-14 text-ink-2">{hint}</p>}
      <TextField
        label={label}
        autoComplete="off"
        maxLength={most}
        value={text}
        error={wasSent && line === "" ? t(fault) : undefined}
        onChange={({ target }) => setText(target.value)}
        {...(isCode ? { className: "num" } : {})}
        {...(isFirst ? { "data-autofocus": true } : {})}
      />
      <div className="flex flex-wrap justify-end gap-2">
        {onCancel ? (
          <Button small onClick={onCancel}>
            {t("admin.action.cancel")}
          </Button>
        ) : null}
        <Button
          small={onCancel !== undefined}
          look={isFirst || onCancel ? "primary" : "secondary"}
          type="submit"
          aria-disabled={isBusy}
        >
          {go}
        </Button>
      </div>
    </form>
  )
}
