import { useId, useState } from "react"
import { PanelButton } from "../panels/parts/panel-button.tsx"

interface NameVersionProps {
  readonly label: string
  readonly button: string
  readonly first?: string
  readonly mayBeEmpty?: boolean
  /** True once it is so: the field is emptied then. */
  readonly onName: (name: string) => Promise<boolean>
}

/** A name to type, and what gives it. A refused one stays in the field. */
export function NameVersion({ label, button, first = "", mayBeEmpty = false, onName }: NameVersionProps) {
  const id = useId()
  const [name, setName] = useState(first)
  const [isBusy, setBusy] = useState(false)
  const typed = name.trim()
  return (
    <form
      className="grid gap-1.5"
      onSubmit={(event) => {
        event.preventDefault()
        if (isBusy || (typed === "" && !mayBeEmpty)) return
        setBusy(true)
        void onName(typed).then((isDone) => {
          setBusy(false)
          if (isDone) setName("")
        })
      }}
    >
      <label htmlFor={id} className="text-12 text-ink-2">
        {label}
      </label>
      <div className="flex gap-2">
        <input
          id={id}
          value={name}
          maxLength={80}
          autoComplete="off"
          onChange={({ target }) => setName(target.value)}
          className="h-8 min-w-0 flex-1 rounded-control border border-field bg-paper px-2 text-13"
        />
        <PanelButton type="submit" disabled={isBusy || (typed === "" && !mayBeEmpty)}>
          {button}
        </PanelButton>
      </div>
    </form>
  )
}
