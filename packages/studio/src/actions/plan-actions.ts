import { joinWalls } from "@roomwright/scene/commands/join-walls"
import type { ElementId } from "@roomwright/scene/elements/values"
import { chosenOf } from "../edits/chosen.ts"
import { hasHinge, hasSwing, turnOpenings } from "../edits/opening-edits.ts"
import { addOpeningTo, findJoinable, splitInMiddle } from "../edits/wall-edits.ts"
import type { Action, ActionScope } from "./action.ts"

const chosenWalls = ({ editor }: ActionScope) =>
  chosenOf(editor.read().scene, editor.read().selection, "wall")
const chosenOpenings = ({ editor }: ActionScope) =>
  chosenOf(editor.read().scene, editor.read().selection, "opening")

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

export const turnHingeAction: Action = {
  id: "turnHinge",
  group: "plan",
  text: "action.turnHinge",
  keys: ["F"],
  isPossible: (scope) => chosenOpenings(scope).some(({ element }) => hasHinge(element)),
  run: (scope) => {
    const ids = chosenOpenings(scope).flatMap(({ id, element }) => (hasHinge(element) ? [id] : []))
    scope.editor.do("setOpening", turnOpenings(ids, "hinge"))
  },
}

export const turnSwingAction: Action = {
  id: "turnSwing",
  group: "plan",
  text: "action.turnSwing",
  keys: ["Shift+F"],
  isPossible: (scope) => chosenOpenings(scope).some(({ element }) => hasSwing(element)),
  run: (scope) => {
    const ids = chosenOpenings(scope).flatMap(({ id, element }) => (hasSwing(element) ? [id] : []))
    scope.editor.do("setOpening", turnOpenings(ids, "swing"))
  },
}

/** Puts what the door or window tool holds into the wall that is chosen, without pointing at it. */
const addToWall = (what: "door" | "window"): Action => ({
  id: what === "door" ? "addDoor" : "addWindow",
  group: "plan",
  text: what === "door" ? "action.addDoor" : "action.addWindow",
  keys: [what === "door" ? "Shift+D" : "Shift+N"],
  isPossible: (scope) => chosenWalls(scope).length === 1,
  run: (scope) => {
    const [wall] = chosenWalls(scope)
    if (wall) scope.editor.do("addOpening", addOpeningTo(wall.id, scope.editor.read().options[what]))
  },
})

export const addDoorAction = addToWall("door")
export const addWindowAction = addToWall("window")

export const planActions: readonly Action[] = [
  splitAction,
  joinAction,
  turnHingeAction,
  turnSwingAction,
  addDoorAction,
  addWindowAction,
]
