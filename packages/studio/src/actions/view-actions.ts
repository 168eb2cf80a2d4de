import type { EditorOptions } from "../editor/editor-state.ts"
import type { LeftTab } from "../panels/shell/shell.ts"
import { fitView, zoomAround, zoomStep } from "../plan-view/view-moves.ts"
import type { StudioTextId } from "../use-studio-text.ts"
import type { Action, ActionScope } from "./action.ts"

function zoom({ editor }: ActionScope, factor: number): void {
  const { view } = editor.read()
  editor.look(zoomAround(view, factor, view.centre))
}

export const zoomInAction: Action = {
  id: "zoomIn",
  group: "view",
  text: "action.zoomIn",
  keys: ["+", "="],
  run: (scope) => zoom(scope, zoomStep),
}

export const zoomOutAction: Action = {
  id: "zoomOut",
  group: "view",
  text: "action.zoomOut",
  keys: ["-"],
  run: (scope) => zoom(scope, 1 / zoomStep),
}

export const zoomFitAction: Action = {
  id: "zoomFit",
  group: "view",
  text: "action.zoomFit",
  keys: ["0"],
  run: ({ editor }) => {
    const { scene, level, paper } = editor.read()
    editor.look(fitView(scene, level, paper))
  },
}

const toggle = (
  option: "isSnapping" | "hasGrid" | "hasDimensions",
  text: StudioTextId,
  key: string,
): Action => ({
  id: option,
  group: "view",
  text,
  keys: [key],
  isOn: ({ editor }) => editor.read().options[option],
  run: ({ editor }) => {
    const part: Partial<EditorOptions> = { [option]: !editor.read().options[option] }
    editor.setOptions(part)
  },
})

export const snappingAction = toggle("isSnapping", "action.snapping", "S")
export const gridAction = toggle("hasGrid", "action.grid", "G")
export const dimensionsAction = toggle("hasDimensions", "action.dimensions", "Shift+M")

const showTab = (leftTab: LeftTab, text: StudioTextId, key: string): Action => ({
  id: `tab-${leftTab}`,
  group: "view",
  text,
  keys: [key],
  isOn: ({ shell }) => shell.read().leftTab === leftTab,
  run: ({ shell, toPanel }) => {
    shell.set({ leftTab })
    toPanel("left")
  },
})

const showProperties: Action = {
  id: "properties",
  group: "view",
  text: "action.showProperties",
  keys: ["P"],
  run: ({ toPanel }) => toPanel("properties"),
}

export const billAction: Action = {
  id: "bill",
  group: "view",
  text: "action.bill",
  keys: ["B"],
  isOn: ({ shell }) => shell.read().isBillOpen,
  run: ({ shell }) => shell.set({ isBillOpen: !shell.read().isBillOpen }),
}

export const viewActions: readonly Action[] = [
  zoomInAction,
  zoomOutAction,
  zoomFitAction,
  snappingAction,
  gridAction,
  dimensionsAction,
  showTab("structure", "action.showStructure", "T"),
  showTab("scene", "action.showScene", "E"),
  showTab("picture", "action.showPicture", "I"),
  showProperties,
  billAction,
]
