import { joinWalls } from "@roomwright/scene/kinds/wall/join-walls"
import type { ElementId } from "@roomwright/scene/elements/values"
import type { Action, ActionScope } from "../../actions/action.ts"
import { chosenOf } from "../../edits/chosen.ts"
import { findJoinable, splitInMiddle } from "./wall-edits.ts"

const chosenWalls = ({ editor }: ActionScope) =>
  chosenOf(editor.read().scene, editor.read().selection, "wall")

/** The two walls that are chosen, or the one with a neighbour in line. */
function wallsToJoin(scope: ActionScope): readonly [ElementId, ElementId] | null {
  const [first, second, ...more] = chosenWalls(scope)
  if (!first || more.length > 0) return null
  const other = second ? second.id : findJoinable(scope.editor.read().scene, first.id)
  return other === null ? null : [first.id, other]
}

export const splitAction: Action = {
  id: "splitWall",
  group: "plan",
  text: "action.splitWall",
  keys: ["X"],
  isPossible: (scope) => chosenWalls(scope).length === 1,
  run: (scope) => {
    const [wall] = chosenWalls(scope)
    if (wall) scope.editor.do("splitWall", splitInMiddle(wall.id))
  },
}

export const joinAction: Action = {
  id: "joinWalls",
  group: "plan",
  text: "action.joinWalls",
  keys: ["J"],
  isPossible: (scope) => wallsToJoin(scope) !== null,
  run: (scope) => {
    const walls = wallsToJoin(scope)
    if (!walls) return
    const [first, second] = walls
    scope.editor.do("joinWalls", (scene, newId) => joinWalls(scene, { first, second }, newId))
  },
}
