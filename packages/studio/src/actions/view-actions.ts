import { downloadsAction } from "./download-actions.ts"
import type { EditorOptions } from "../editor/editor-state.ts"
import type { LeftTab, ShownView } from "../panels/shell/shell.ts"
import { zoomStep } from "../plan-view/view-moves.ts"
import type { StudioTextId } from "../use-studio-text.ts"
import type { Action } from "./action.ts"

export const zoomInAction: Action = {
  id: "zoomIn",
  group: "view",
  text: "action.zoomIn",
  keys: ["+", "="],
  run: ({ view }) => view.zoom(zoomStep),
}

export const zoomOutAction: Action = {
  id: "zoomOut",
  group: "view",
  text: "action.zoomOut",
  keys: ["-"],
  run: ({ view }) => view.zoom(1 / zoomStep),
}

export const zoomFitAction: Action = {
  id: "zoomFit",
  group: "view",
  text: "action.zoomFit",
  keys: ["0"],
  run: ({ view }) => view.fit(),
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

const showView = (shownView: ShownView, text: StudioTextId, key: string): Action => ({
  id: `view-${shownView}`,
  group: "view",
  text,
  keys: [key],
  isOn: ({ shell }) => shell.read().shownView === shownView,
  run: ({ shell, toPlan }) => {
    shell.set({ shownView })
    // What is shown from now on is there with the next frame.
    requestAnimationFrame(toPlan)
  },
})

export const planViewAction = showView("plan", "action.viewPlan", "1")
export const splitViewAction = showView("split", "action.viewSplit", "2")
export const stageViewAction = showView("stage", "action.viewStage", "3")

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

const keepViewAction: Action = {
  id: "keepView",
  group: "view",
  text: "action.keepView",
  keys: ["Shift+V"],
  isPossible: ({ stage }) => stage !== null,
  run: ({ stage, t }) => stage?.keepView?.(t("stage.view")),
}

const nextViewAction: Action = {
  id: "nextView",
  group: "view",
  text: "action.nextView",
  keys: [";"],
  isPossible: ({ stage }) => stage !== null,
  run: ({ stage }) => stage?.goToNextView?.(),
}

export const viewActions: readonly Action[] = [
  zoomInAction,
  zoomOutAction,
  zoomFitAction,
  snappingAction,
  gridAction,
  dimensionsAction,
  showTab("library", "action.showLibrary", "K"),
  showTab("furnish", "action.showFurnish", "Shift+B"),
  showTab("finishes", "action.showFinishes", "Shift+Z"),
  showTab("structure", "action.showStructure", "T"),
  showTab("scene", "action.showScene", "E"),
  showTab("picture", "action.showPicture", "I"),
  showProperties,
  billAction,
  downloadsAction,
  planViewAction,
  splitViewAction,
  stageViewAction,
  keepViewAction,
  nextViewAction,
]
