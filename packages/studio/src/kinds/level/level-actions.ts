import { levelsOf } from "@roomwright/scene/document/scene-index"
import { addLevelOnTop, requestLevelRemoval, copyLevel, goUp, levelBeside } from "./level-edits.ts"
import type { Action } from "../../actions/action.ts"

export const levelUpAction: Action = {
  id: "levelUp",
  group: "levels",
  text: "action.levelUp",
  keys: ["]"],
  isPossible: ({ editor }) => levelBeside(editor, 1) !== null,
  run: ({ editor }) => goUp(editor, 1),
}

export const levelDownAction: Action = {
  id: "levelDown",
  group: "levels",
  text: "action.levelDown",
  keys: ["["],
  isPossible: ({ editor }) => levelBeside(editor, -1) !== null,
  run: ({ editor }) => goUp(editor, -1),
}

export const addLevelAction: Action = {
  id: "addLevel",
  group: "levels",
  text: "action.addLevel",
  keys: ["Shift+A"],
  run: ({ editor, t }) => addLevelOnTop(editor, t),
}

export const copyLevelAction: Action = {
  id: "copyLevel",
  group: "levels",
  text: "action.copyLevel",
  keys: ["Shift+L"],
  run: ({ editor, t }) => copyLevel(editor, t, editor.read().level),
}

export const removeLevelAction: Action = {
  id: "removeLevel",
  group: "levels",
  text: "action.removeLevel",
  keys: [],
  isPossible: ({ editor }) => levelsOf(editor.read().scene).length > 1,
  run: (scope) => requestLevelRemoval(scope, scope.editor.read().level),
}

export const levelActions: readonly Action[] = [
  levelUpAction,
  levelDownAction,
  addLevelAction,
  copyLevelAction,
  removeLevelAction,
]
