import { classNames } from "@roomwright/ui/class-names"
import { useId, useImperativeHandle, useRef, useState, type KeyboardEvent, type Ref } from "react"
import type { EntryField, EntryForm } from "../tools/overlay.ts"
import { fieldForTyping, isCount, readTyped, writeValue } from "./entry-values.ts"
import type { PlanWords } from "./plan-words.ts"

export interface EntryTyping {
  /** Begins to type into the field that makes most sense. */
  type(character: string): void
}

interface EntryBarProps {
  readonly entry: EntryForm
  readonly words: PlanWords
  readonly ref: Ref<EntryTyping>
  /** Gives the keys back to the plan. */
  readonly onLeave: () => void
}

type Texts = Partial<Readonly<Record<EntryField, string>>>

/** Numbers that can be typed instead of pointed at. What is not held follows the pointer. */
export function EntryBar({ entry, words, ref, onLeave }: EntryBarProps) {
  const { t } = words
  const noteId = useId()
  const [texts, setTexts] = useState<Texts>({})
  const [unread, setUnread] = useState<EntryField | null>(null)
  const [focused, setFocused] = useState<EntryField | null>(null)
  const inputs = useRef(new Map<EntryField, HTMLInputElement>())
  const write = (name: EntryField, text: string): void => {
    setTexts((now) => ({ ...now, [name]: text }))
    if (unread === name) setUnread(null)
    const typed = readTyped(name, text, words)
    entry.hold(name, typed.kind === "value" ? typed.value : null)
  }
  const check = (name: EntryField): boolean => {
    const isUnread = readTyped(name, texts[name] ?? "", words).kind === "unread"
    if (isUnread) setUnread(name)
    return !isUnread
  }
  const enter = (): void => {
    const wrong = entry.fields.find(({ name }) => !check(name))
    if (wrong) {
      inputs.current.get(wrong.name)?.select()
      return
    }
    entry.enter()
    leave()
  }
  /** What was typed is either taken by now, or given up. */
  const leave = (): void => {
    onLeave()
    setTexts({})
    setUnread(null)
  }
  const press = (event: KeyboardEvent): void => {
    // What is typed here is for nobody else.
    event.stopPropagation()
    if (event.nativeEvent.isComposing || event.altKey || event.ctrlKey || event.metaKey) return
    if (event.key === "Enter") enter()
    else if (event.key === "Escape") leave()
    else return
    event.preventDefault()
  }
  /** What is typed stays as it is typed; what the tool lets go or changes itself shows the pointer's value again. */
  const textOf = ({ name, value, isHeld }: EntryForm["fields"][number]): string => {
    const text = texts[name]
    const typed = text === undefined ? null : readTyped(name, text, words)
    const isTyped =
      typed?.kind === "value"
        ? isHeld && (focused === name || Math.abs(typed.value - value) < 0.5)
        : typed !== null && (focused === name || unread === name)
    return isTyped && text !== undefined ? text : writeValue(name, value, words)
  }
  useImperativeHandle(ref, () => ({
    type: (character) => {
      const name = fieldForTyping(entry)
      if (!name) return
      inputs.current.get(name)?.focus()
      write(name, character)
    },
  }))

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Keys of its fields are heard here.
    <form
      aria-label={t("plan.entry.name")}
      onKeyDown={press}
      onSubmit={(event) => event.preventDefault()}
      className="pointer-events-auto grid max-w-full justify-items-center gap-1.5 rounded-inner border border-line bg-glass p-1.5 text-12 shadow-float"
    >
      <div className="flex flex-wrap justify-center gap-1.5">
        {entry.fields.map(({ name, value, isHeld }) => (
          <label
            key={name}
            className={classNames(
              "num flex h-8 items-center gap-1.5 rounded-control border bg-card pr-2 pl-2.5 focus-within:outline-2 focus-within:-outline-offset-1 pointer-coarse:h-11",
              unread === name
                ? "border-bad focus-within:outline-bad"
                : isHeld
                  ? "border-accent focus-within:outline-accent"
                  : "border-line-2 focus-within:outline-accent",
            )}
          >
            <span className="text-ink-2">{t(`plan.entry.${name}`)}</span>
            <input
              ref={(input) => {
                if (input) inputs.current.set(name, input)
                else inputs.current.delete(name)
              }}
              value={textOf({ name, value, isHeld })}
              onChange={(event) => write(name, event.target.value)}
              onFocus={(event) => {
                setFocused(name)
                event.target.select()
              }}
              onBlur={() => {
                setFocused(null)
                check(name)
              }}
              inputMode={words.unit === "ft-in" && name !== "angle" ? "text" : "decimal"}
              autoComplete="off"
              spellCheck={false}
              aria-invalid={unread === name}
              aria-describedby={unread === name ? noteId : undefined}
              className={classNames(
                words.unit === "ft-in" && name !== "angle" ? "w-24" : "w-16",
                "bg-transparent text-right font-medium text-ink outline-none",
              )}
            />
            <span className="text-ink-2">
              {name === "angle" ? "°" : words.unit === "ft-in" || isCount(name) ? "" : words.unit}
            </span>
          </label>
        ))}
      </div>
      <p id={noteId} role="status" className={unread === null ? "sr-only" : "px-1 text-bad"}>
        {unread === null ? "" : t(problemOf(unread))}
      </p>
    </form>
  )
}

const problemOf = (name: EntryField) =>
  name === "angle" ? "plan.entry.unreadAngle" : isCount(name) ? "plan.entry.unreadCount" : "plan.entry.unread"
