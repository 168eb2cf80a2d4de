import type { Action } from "./action.ts"

export const downloadsAction: Action = {
  id: "downloads",
  group: "view",
  text: "downloads.title",
  keys: ["Mod+E"],
  run: ({ shell }) => shell.set({ dialog: "downloads" }),
}
