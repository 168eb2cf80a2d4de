import { Pencil, Trash2 } from "lucide-react"
import {
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
} from "react"
import { useActionScope } from "../../actions/use-action.ts"
import { selectedIds } from "../../editor/selection.ts"
import { useEditorState } from "../../editor/use-editor.ts"
import { useStudioText } from "../../use-studio-text.ts"
import { PanelButton } from "../parts/panel-button.tsx"
import { actionsOfRow, actOnRow, canRename, canRemove, chooseRow, isChosen } from "./act-on-row.ts"
import { isElementRow } from "./row-subject.ts"
import { foldsAbove, moveInTree, treeRows, type TreeRow } from "./tree-rows.ts"
import { TreeItem } from "./tree-item.tsx"

/** The home as a tree that can be read and edited: for keyboards and screen readers, and to find things. */
export function SceneTree() {
  const t = useStudioText()
  const scope = useActionScope()
  const { editor } = scope
  // A drag does not wait for the rows.
  const scene = useDeferredValue(useEditorState((state) => state.scene))
  const level = useEditorState((state) => state.level)
  const chosen = selectedIds(useEditorState((state) => state.selection))[0]
  const [folded, setFolded] = useState<ReadonlySet<string>>(() => new Set())
  const [unfolded, setUnfolded] = useState<ReadonlySet<string>>(() => new Set())
  const [focused, setFocused] = useState<string | null>(null)
  const [renamed, setRenamed] = useState<string | null>(null)
  const list = useRef<HTMLUListElement>(null)
  const removed = useRef<number>(null)
  const rows = useMemo(() => {
    // The level that is shown is unfolded until somebody folds it.
    const open = new Set(folded.has(level) ? unfolded : [...unfolded, level])
    return treeRows(scene, open)
  }, [scene, level, folded, unfolded])
  // What is chosen in the plan is to be found here.
  const reveal = useEffectEvent((id: string) => {
    if (!rows.some(({ subject }) => isElementRow(subject) && subject.id === id)) {
      const above = foldsAbove(editor.read().scene, level, id)
      setUnfolded(new Set([...unfolded, ...above]))
      setFolded(new Set([...folded].filter((key) => !above.includes(key))))
    }
    requestAnimationFrame(() =>
      list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: "nearest" }),
    )
  })
  useEffect(() => {
    if (chosen !== undefined) reveal(chosen)
  }, [chosen])
  // What had the focus is gone: the row that came in its place has it.
  useEffect(() => {
    const next = rows[Math.min(removed.current ?? 0, rows.length - 1)]
    if (removed.current === null || !next || document.activeElement !== document.body) return
    removed.current = null
    setFocused(next.key)
    list.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(next.key)}"]`)?.focus()
  }, [rows])
  const current =
    rows.find(({ key }) => key === focused) ?? rows.find((row) => isChosen(editor, row)) ?? rows[0]

  const unfold = (key: string, isOpen: boolean): void => {
    const without = (set: ReadonlySet<string>) => new Set([...set].filter((one) => one !== key))
    setUnfolded(isOpen ? new Set([...unfolded, key]) : without(unfolded))
    setFolded(isOpen ? without(folded) : new Set([...folded, key]))
  }
  const focus = (key: string): void => {
    setFocused(key)
    list.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(key)}"]`)?.focus()
  }
  const remove = (row: TreeRow): void => {
    removed.current = rows.indexOf(row)
    actOnRow(scope, row, "remove")
  }
  const press = (event: KeyboardEvent, row: TreeRow): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const move = moveInTree(rows, row.key, event.key)
    if (move) {
      if ("to" in move) focus(move.to)
      else unfold(row.key, move.unfold)
    } else if (event.key === "Enter" || event.key === " ") chooseRow(scope, row, event.shiftKey)
    else if (event.key === "F2" && canRename(row)) setRenamed(row.key)
    else if ((event.key === "Delete" || event.key === "Backspace") && canRemove(editor, row)) remove(row)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <p className="px-3.5 pt-3 text-12 text-ink-2">{t("tree.hint")}</p>
      <ul
        ref={list}
        role="tree"
        aria-label={t("tree.name")}
        aria-multiselectable="true"
        className="relative min-h-0 flex-1 overflow-y-auto p-2"
      >
        {rows.map((row) => (
          <TreeItem
            key={row.key}
            row={row}
            isChosen={isChosen(editor, row)}
            isCurrent={row === current}
            isRenamed={renamed === row.key}
            onFold={(isOpen) => unfold(row.key, isOpen)}
            onFocus={() => setFocused(row.key)}
            onPress={(event) => press(event, row)}
            onChoose={(adds) => chooseRow(scope, row, adds)}
            onRenamed={(name) => {
              setRenamed(null)
              if (name !== null) actOnRow(scope, row, "rename", name)
              requestAnimationFrame(() => focus(row.key))
            }}
          />
        ))}
      </ul>
      {current ? (
        <div
          role="group"
          aria-label={t("tree.actions")}
          className="flex flex-none flex-wrap gap-1.5 border-t border-line p-2.5"
        >
          {actionsOfRow(current).map(({ text, icon, run }) => (
            <PanelButton key={text} icon={icon} onClick={() => run(editor)}>
              {t(text)}
            </PanelButton>
          ))}
          {canRename(current) ? (
            <PanelButton icon={Pencil} title="F2" onClick={() => setRenamed(current.key)}>
              {t("tree.rename")}
            </PanelButton>
          ) : null}
          {canRemove(editor, current) ? (
            <PanelButton icon={Trash2} look="danger" title="Del" onClick={() => remove(current)}>
              {t("tree.remove")}
            </PanelButton>
          ) : null}
        </div>
      ) : null}
    </div>
  )
}
