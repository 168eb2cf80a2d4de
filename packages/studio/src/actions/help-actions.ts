import { beginGuide, guideSteps } from "../panels/guide/guide-steps.ts"
import type { Action } from "./action.ts"

export const paletteAction: Action = {
  id: "palette",
  group: "help",
  text: "action.palette",
  keys: ["Mod+K"],
  run: ({ shell }) => shell.set({ dialog: "palette" }),
}

export const shortcutsAction: Action = {
  id: "shortcuts",
  group: "help",
  text: "action.shortcuts",
  keys: ["?"],
  run: ({ shell }) => shell.set({ dialog: "shortcuts" }),
}

export const guideAction: Action = {
  id: "guide",
  group: "help",
  text: "action.guide",
  keys: [],
  run: ({ editor, shell }) => {
    const { guide } = shell.read()
    // What was put away goes on where it was.
    const begun = guide.done.length > 0 && guide.done.length < guideSteps.length
    shell.set({ guide: begun ? { ...guide, isShown: true } : beginGuide(editor.read().scene) })
  },
}

export const leaveAction: Action = {
  id: "leave",
  group: "help",
  text: "action.leave",
  keys: [],
  run: ({ leave }) => leave(),
}

export const helpActions: readonly Action[] = [paletteAction, shortcutsAction, guideAction, leaveAction]
