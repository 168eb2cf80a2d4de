import type { Action, ActionScope } from "../../actions/action.ts"
import { chosenOf } from "../../edits/chosen.ts"
import { addOpeningTo } from "../wall/wall-edits.ts"
import { hasHinge, hasSwing, turnOpenings } from "./opening-edits.ts"

const chosenWalls = ({ editor }: ActionScope) =>
  chosenOf(editor.read().scene, editor.read().selection, "wall")
const chosenOpenings = ({ editor }: ActionScope) =>
  chosenOf(editor.read().scene, editor.read().selection, "opening")

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
