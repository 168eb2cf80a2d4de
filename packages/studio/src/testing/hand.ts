import { countedIds } from "@roomwright/scene/commands/element-ids"
import type { Scene } from "@roomwright/scene/document/scene"
import type { Vector } from "@roomwright/scene/geometry/vectors"
import { createEditor, type Editor } from "../editor/editor.ts"
import type { EditorOptions } from "../editor/editor-state.ts"
import { usualOptions } from "../editor/usual-options.ts"
import { createPlan } from "../plan-view/plan-state.ts"
import { createTool } from "../tools/all-tools.tsx"
import type { EntryField, Overlay } from "../tools/overlay.ts"
import type { ScenePlace, Tool } from "../tools/tool.ts"
import type { ToolName } from "../tools/tool-name.ts"

/** An editor as it stands in front of somebody, without a screen. */
export function openEditor(scene: Scene, options: Partial<EditorOptions> = {}): Editor {
  const newId = countedIds()
  // Ids of the scene are counted too: what is new begins behind them.
  for (const id of Object.keys(scene.elements)) newId(id.replace(/-\d+$/, ""))
  return createEditor({ scene, options: { ...usualOptions, ...options }, newId })
}

export type Place = readonly [x: number, y: number]

/** The hand of somebody at the plan, one pixel being 10 mm. */
export interface Hand {
  activate(name: ToolName): void
  /** What the tool shows. */
  overlay(): Overlay
  press(place: Place, keys?: Partial<ScenePlace["keys"]>): void
  /** Presses and goes there without letting go. */
  pull(from: Place, to: Place): void
  drag(from: Place, to: Place, keys?: Partial<ScenePlace["keys"]>): void
  move(place: Place): void
  key(key: string): boolean
  /** Types numbers into the small form, and Enter. */
  type(values: Partial<Record<EntryField, number>>): void
}

export function handOf(editor: Editor): Hand {
  const view = createPlan(editor)
  let tool: Tool = createTool("select", { editor, view })
  const pointer = ([x, y]: Place, keys: Partial<ScenePlace["keys"]> = {}): ScenePlace => ({
    at: { x, y } satisfies Vector,
    reach: 100,
    pixel: 10,
    keys: { shift: false, alt: false, ctrl: false, ...keys },
  })
  return {
    overlay: view.overlay,
    activate: (name) => {
      tool.deactivate?.()
      editor.activate(name)
      tool = createTool(name, { editor, view })
      tool.activate?.()
    },
    move: (place) => tool.move?.(pointer(place)),
    press: (place, keys) => {
      tool.move?.(pointer(place, keys))
      tool.press?.(pointer(place, keys))
      tool.release?.(pointer(place, keys))
    },
    pull: (from, to) => {
      tool.press?.(pointer(from))
      tool.move?.(pointer(to))
    },
    drag: (from, to, keys) => {
      const [x, y] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]
      tool.press?.(pointer(from, keys))
      tool.move?.(pointer([x, y], keys))
      tool.move?.(pointer(to, keys))
      tool.release?.(pointer(to, keys))
    },
    key: (key) => tool.key?.({ key, shift: false, alt: false, ctrl: false }) ?? false,
    type: (values) => {
      for (const [field, value] of Object.entries(values)) {
        view.overlay().entry?.hold(field as EntryField, value)
      }
      view.overlay().entry?.enter()
    },
  }
}
