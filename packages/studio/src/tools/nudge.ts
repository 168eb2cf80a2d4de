import { findAny } from "@roomwright/scene/document/scene-index"
import { times, type Vector } from "@roomwright/scene/geometry/vectors"
import { pushElements } from "../edits/push-elements.ts"
import type { Editor } from "../editor/editor.ts"
import type { Measure } from "./overlay.ts"
import { selectedIds } from "../editor/selection.ts"
import { kindOf } from "../kinds/element-kinds.ts"
import type { KeyPress, ToolScope } from "./tool.ts"

const ways: Readonly<Record<string, Vector>> = {
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowDown: { x: 0, y: -1 },
}

/** How far an arrow key goes, mm. */
export const stepOfKeys = ({ shift, alt, ctrl }: Omit<KeyPress, "key">): number =>
  shift ? 1_000 : ctrl ? 1 : alt ? 10 : 100

/** Moves what is chosen by the arrow keys; true when there were some. */
export function nudge({ editor, view }: ToolScope, press: KeyPress): boolean {
  const way = ways[press.key]
  const { scene, selection } = editor.read()
  const ids = selectedIds(selection)
  const push = way ? pushElements(scene, ids, times(way, stepOfKeys(press))) : null
  if (!push) return false
  editor.do(push.what, push.command)
  const [id, ...more] = ids
  if (id !== undefined && more.length === 0) view.show({ measures: measuresOf(editor, id) })
  return true
}

function measuresOf(editor: Editor, id: string): readonly Measure[] {
  const { scene } = editor.read()
  const element = findAny(scene, id)
  return (element && kindOf(element).moved?.measures?.(scene, { id, element })) || []
}
