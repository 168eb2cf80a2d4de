import type { Outcome } from "@roomwright/scene/commands/outcome"
import { classNames } from "@roomwright/ui/class-names"
import { useEffect, useId, useRef, useState, type KeyboardEvent } from "react"
import { useEditor } from "../../editor/use-editor.ts"
import { useStudioText } from "../../use-studio-text.ts"
import { stepped, takeTyped } from "./take-typed.ts"
import { useFieldDraft } from "./use-field-draft.ts"

export interface TypedFieldProps {
  readonly label: string
  /** What it is; null where several elements differ. */
  readonly value: number | null
  readonly format: (value: number) => string
  /** Null for what cannot be read. */
  readonly parse: (typed: string) => number | null
  /** What to do about it when it cannot be read. */
  readonly problem: string
  /** Of an arrow key; with Shift ten times as much. */
  readonly step: number
  /** Stands behind the number. */
  readonly sign?: string
  /** Said while one points at the field: what may be typed. */
  readonly hint?: string | undefined
  /** What to do about a number that is none for this field; null where it is one. */
  readonly refuse?: ((value: number) => string | null) | undefined
  /** Does it as one step back. A refusal is shown beside the field. */
  readonly onSet: (value: number) => Outcome | undefined
}

/** A number that is typed: Enter or leaving the field sets it, Escape gives back what was, arrows step. */
export function TypedField(props: TypedFieldProps) {
  const { label, value, format, parse, problem, step, sign, hint, refuse, onSet } = props
  const t = useStudioText()
  const editor = useEditor()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const typed = useFieldDraft(value)
  const draft = typed.text
  const [error, setError] = useState<string | null>(null)
  const giveBack = (): void => {
    typed.giveBack()
    setError(null)
  }
  // What was wrong for another value is not for this one.
  useEffect(() => setError(null), [value])

  const send = (wanted: number): void => {
    const refusal = refuse?.(wanted) ?? null
    if (refusal !== null) return setError(refusal)
    const outcome = onSet(wanted)
    if (outcome && "refused" in outcome) {
      setError(t(`refusal.${outcome.refused.reason}`))
      // It is said here, where it was typed.
      editor.dismissRefusal()
      return
    }
    giveBack()
  }
  const commit = (): void => {
    if (draft === null) return
    const taken = takeTyped(draft, { value, format, parse })
    if (taken === "same") giveBack()
    else if (taken === null) setError(problem)
    else send(taken)
  }
  const press = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.nativeEvent.isComposing) return
    if (typed.travel(event)) return setError(null)
    if (event.key === "Enter") commit()
    else if (event.key === "Escape" && (draft !== null || error !== null)) giveBack()
    else if (event.key === "ArrowUp" || event.key === "ArrowDown") {
      const from = (draft === null ? null : parse(draft)) ?? value
      if (from === null) return
      const by = (event.key === "ArrowUp" ? step : -step) * (event.shiftKey ? 10 : 1)
      send(stepped(from, by))
    } else return
    event.preventDefault()
  }
  const isMixed = value === null
  return (
    <div className="grid content-start gap-1">
      <label htmlFor={id} className="text-12 text-ink-2">
        {label}
      </label>
      <span
        className={classNames(
          "flex h-8 items-center gap-1.5 rounded-control border bg-paper px-2 focus-within:outline-2 focus-within:-outline-offset-1",
          error ? "border-bad focus-within:outline-bad" : "border-field focus-within:outline-accent",
        )}
      >
        <input
          ref={input}
          id={id}
          value={draft ?? (isMixed ? "" : format(value))}
          placeholder={isMixed ? t("panel.mixed") : undefined}
          autoComplete="off"
          spellCheck={false}
          title={hint}
          aria-invalid={error !== null}
          aria-describedby={error ? `${id}-error` : undefined}
          onChange={(event) => {
            typed.type(event)
            setError(null)
          }}
          onFocus={(event) => event.target.select()}
          onBlur={commit}
          onKeyDown={press}
          className="num h-full w-full min-w-0 bg-transparent outline-none"
        />
        {sign ? (
          <span aria-hidden="true" className="text-12 text-ink-2">
            {sign}
          </span>
        ) : null}
      </span>
      {error ? (
        <p id={`${id}-error`} role="alert" className="text-12 text-bad">
          {error}
        </p>
      ) : null}
    </div>
  )
}
