import { describe, expect, it } from "vitest"
import { emptyScene, type Scene } from "../document/scene.ts"
import type { Level } from "../kinds/level/level.ts"
import { applyChange } from "./apply-change.ts"
import {
  beginGesture,
  cancelGesture,
  emptyHistory,
  endGesture,
  recordChange,
  redo,
  undo,
  undoStepsMax,
  type History,
} from "./history.ts"

const level = (elevation: number): Level => ({
  kind: "level",
  parent: null,
  name: "",
  elevation,
  height: 2_700,
  slab: 200,
})

/** A program in small: does what is asked and takes it down. */
function lift(state: { scene: Scene; history: History }, elevation: number) {
  const before = state.scene.elements.a1
  const change = { a1: { ...(before ? { before } : {}), after: level(elevation) } }
  return { scene: applyChange(state.scene, change), history: recordChange(state.history, "lift", change) }
}

const travel = (state: { scene: Scene }, { history, change }: ReturnType<typeof undo>) => ({
  scene: applyChange(state.scene, change),
  history,
})

const begin = { scene: emptyScene, history: emptyHistory }
const heightOf = ({ scene }: { scene: Scene }) => {
  const element = scene.elements.a1
  return element?.kind === "level" ? element.elevation : null
}

describe("the history", () => {
  it("goes back and forth step by step", () => {
    let state = [1, 2, 3].reduce(lift, begin)
    state = travel(state, undo(state.history))
    expect(heightOf(state)).toBe(2)
    state = travel(state, undo(state.history))
    expect(heightOf(state)).toBe(1)
    state = travel(state, redo(state.history))
    expect(heightOf(state)).toBe(2)
  })

  it("forgets what was undone once something else is done", () => {
    let state = [1, 2].reduce(lift, begin)
    state = lift(travel(state, undo(state.history)), 7)
    expect(redo(state.history).change).toEqual({})
    expect(heightOf(travel(state, undo(state.history)))).toBe(1)
  })

  it("takes a drag as one step", () => {
    let state = lift(begin, 1)
    state = { ...state, history: beginGesture(state.history, "drag") }
    state = [2, 3, 4, 5].reduce(lift, state)
    state = { ...state, history: endGesture(state.history) }
    expect(state.history.done.map(({ what }) => what)).toEqual(["lift", "drag"])
    expect(heightOf(travel(state, undo(state.history)))).toBe(1)
  })

  it("takes no step for a drag that came back", () => {
    let state = lift(begin, 1)
    state = { ...state, history: beginGesture(state.history, "drag") }
    state = [2, 1].reduce(lift, state)
    expect(endGesture(state.history).done).toHaveLength(1)
  })

  it("takes a drag back when it is given up, and keeps no step of it", () => {
    let state = lift(begin, 1)
    state = { ...state, history: beginGesture(state.history, "drag") }
    state = [2, 3].reduce(lift, state)
    state = travel(state, cancelGesture(state.history))
    expect(heightOf(state)).toBe(1)
    expect(state.history.done).toHaveLength(1)
  })

  it("undoes a drag under way", () => {
    let state = lift(begin, 1)
    state = { ...state, history: beginGesture(state.history, "drag") }
    state = [2, 3].reduce(lift, state)
    expect(heightOf(travel(state, undo(state.history)))).toBe(1)
  })

  it("does nothing at its two ends", () => {
    expect(undo(emptyHistory)).toEqual({ history: emptyHistory, change: {} })
    expect(redo(emptyHistory)).toEqual({ history: emptyHistory, change: {} })
  })

  it("keeps the last thousand steps", () => {
    const state = Array.from({ length: undoStepsMax + 5 }, (_, at) => at + 1).reduce(lift, begin)
    expect(state.history.done).toHaveLength(undoStepsMax)
    let back = state
    for (let step = 0; step < undoStepsMax; step += 1) back = travel(back, undo(back.history))
    expect(heightOf(back)).toBe(5)
  })
})
