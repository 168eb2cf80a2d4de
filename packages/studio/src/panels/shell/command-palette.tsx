import { Search } from "lucide-react"
import { Icon } from "@roomwright/ui/icon"
import { classNames } from "@roomwright/ui/class-names"
import { useEffect, useId, useRef, useState, type KeyboardEvent } from "react"
import { runAction, type Action } from "../../actions/action.ts"
import { allActions } from "../../actions/all-actions.ts"
import { findActions } from "../../actions/find-actions.ts"
import { useActionScope } from "../../actions/use-action.ts"
import { useStudioText } from "../../use-studio-text.ts"
import { KeyCaps } from "../parts/key-caps.tsx"
import { useShell, useShellState } from "./use-shell.ts"

/** Everything that can be done now, found by its name. */
export function CommandPalette() {
  const isOpen = useShellState((state) => state.dialog === "palette")
  return isOpen ? <OpenPalette /> : null
}

function OpenPalette() {
  const t = useStudioText()
  const shell = useShell()
  const scope = useActionScope()
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const [typed, setTyped] = useState("")
  const [reached, setReached] = useState(0)
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal()
  }, [])
  const [possible] = useState(() =>
    allActions.filter((action) => action.id !== "palette" && action.isPossible?.(scope) !== false),
  )
  const found = findActions(possible, typed, t)
  const at = Math.min(reached, found.length - 1)
  const go = (to: number): void => {
    setReached(to)
    list.current?.children[to]?.scrollIntoView({ block: "nearest" })
  }
  const run = (action: Action | undefined): void => {
    if (!action) return
    dialog.current?.close()
    runAction(action, scope)
  }
  const press = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return
    if (event.key === "ArrowDown") go((at + 1) % Math.max(1, found.length))
    else if (event.key === "ArrowUp") go((at - 1 + found.length) % Math.max(1, found.length))
    else if (event.key === "Enter") run(found[at])
    else return
    event.preventDefault()
  }
  return (
    // A press beside it closes; keys have Escape.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      aria-label={t("action.palette")}
      onClose={() => {
        if (shell.read().dialog === "palette") shell.set({ dialog: null })
      }}
      onClick={(event) => {
        if (event.target === dialog.current) dialog.current.close()
      }}
      className="mx-auto mt-[12vh] mb-auto w-[min(560px,calc(100vw-32px))] flex-col overflow-hidden rounded-card border border-line bg-card text-14 text-ink shadow-float open:flex"
    >
      <label className="flex items-center gap-3 rounded-t-card border-b border-line px-4 has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-accent">
        <Icon of={Search} size={18} className="text-ink-2" />
        <input
          role="combobox"
          aria-expanded="true"
          aria-controls={`${id}-list`}
          aria-activedescendant={found[at] ? `${id}-${found[at].id}` : undefined}
          aria-label={t("action.palette")}
          placeholder={t("panel.paletteHint")}
          value={typed}
          autoFocus
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => {
            setTyped(event.target.value)
            setReached(0)
          }}
          onKeyDown={press}
          className="h-12 w-full min-w-0 bg-transparent outline-none"
        />
      </label>
      <div
        ref={list}
        id={`${id}-list`}
        role="listbox"
        aria-label={t("action.palette")}
        className="relative max-h-[min(420px,60vh)] overflow-y-auto p-1.5"
      >
        {found.map((action, number) => (
          // Keys are the field's.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
          <div
            key={action.id}
            id={`${id}-${action.id}`}
            role="option"
            tabIndex={-1}
            aria-selected={number === at}
            onPointerMove={() => setReached(number)}
            onClick={() => run(action)}
            className={classNames(
              "flex min-h-9 cursor-pointer items-center gap-3 rounded-control px-2.5",
              number === at && "bg-accent-tint",
            )}
          >
            <span className="min-w-0 flex-1 truncate">{t(action.text)}</span>
            <span className="text-12 text-ink-2">{t(`action.group.${action.group}`)}</span>
            {action.keys[0] === undefined ? null : <KeyCaps chord={action.keys[0]} />}
          </div>
        ))}
      </div>
      <p role="status" className={found.length === 0 ? "px-4 pb-4 text-ink-2" : "sr-only"}>
        {found.length === 0 ? t("panel.paletteNone") : t("panel.paletteCount", { count: found.length })}
      </p>
    </dialog>
  )
}
