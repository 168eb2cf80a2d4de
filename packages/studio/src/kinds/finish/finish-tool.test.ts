import { childrenOfKind, findElement } from "@roomwright/scene/document/scene-index"
import { planLevel, roomAt } from "@roomwright/scene/geometry/plan-level"
import { surfaceFinishOf } from "@roomwright/scene/geometry/room-facts"
import { ground, twoRooms } from "@roomwright/scene/testing/make-scene"
import { dress } from "@roomwright/models/model/model-id"
import { itemOfModel } from "@roomwright/models/model/model-of-item"
import { findModelType } from "@roomwright/models/types/model-types"
import { beforeAll, describe, expect, it } from "vitest"
import { loadLibrary } from "../item/model-library.ts"
import { selectionOf } from "../../editor/selection.ts"
import { handOf, openEditor } from "../../testing/hand.ts"
import { coverTargets, findTarget, targetsOfChosen } from "./finish-target.ts"

const keys = { shift: false, alt: false, ctrl: false }
const inLeft = { x: 1_500, y: 1_000 }

/** Two rooms, side by side; `wall-5` between them at x = 3 m. */
function home() {
  const editor = openEditor(twoRooms(), { finish: "porcelain-grey" })
  const hand = handOf(editor)
  const laid = (on: "floor" | "ceiling", at = inLeft) => {
    const room = roomAt(planLevel(editor.read().scene, ground), at)
    return room ? (surfaceFinishOf(editor.read().scene, ground, room, on)?.element.material ?? null) : null
  }
  const onWalls = () =>
    [1, 2, 3, 4, 5].flatMap((at) =>
      childrenOfKind(editor.read().scene, `wall-${at}`, "finish").map(({ element }) => [
        `wall-${at}`,
        element.on,
        element.material,
      ]),
    )
  return { editor, hand, laid, onWalls }
}

function withSofa() {
  const made = home()
  const type = findModelType("sofa.lounge")
  const piece = type && dress(type, {}, {})
  if (!piece || "reason" in piece) throw new Error("no sofa")
  const { elevation: _elevation, ...described } = itemOfModel(piece)
  made.editor.setOptions({
    item: { piece: { ...described, elevation: 0, product: null }, name: "Sofa", anchor: "floor" },
    isSnapping: false,
  })
  made.hand.activate("item")
  made.hand.press([1_500, 2_000])
  const [sofa] = childrenOfKind(made.editor.read().scene, ground, "item")
  return { ...made, id: sofa?.id ?? "", piece }
}

beforeAll(async () => {
  await loadLibrary()
})

describe("a finish in the plan", () => {
  it("is laid on the floor that is pointed at, with Shift on the ceiling, each as one step", () => {
    const { editor, hand, laid } = home()
    hand.activate("finish")
    hand.move([1_500, 1_000])
    expect(hand.overlay().spots).toMatchObject([{ isRefused: false }])
    expect(laid("floor")).toBe(null)
    hand.press([1_500, 1_000])
    expect([laid("floor"), laid("ceiling")]).toEqual(["porcelain-grey", null])
    expect(laid("floor", { x: 4_500, y: 1_000 })).toBe(null)
    hand.press([1_500, 1_000], { shift: true })
    expect(laid("ceiling")).toBe("porcelain-grey")
    editor.undo()
    editor.undo()
    expect([laid("floor"), laid("ceiling")]).toEqual([null, null])
  })

  it("is laid on the side of a wall from which it is pointed at", () => {
    const { hand, onWalls } = home()
    hand.activate("finish")
    hand.move([2_940, 2_000])
    const [spot] = hand.overlay().spots
    expect(new Set(spot?.ring.map(({ x }) => Math.round(x)))).toEqual(new Set([2_950]))
    expect(new Set(spot?.ring.map(({ height }) => height))).toEqual(new Set([0, 2_700]))
    hand.press([2_940, 2_000])
    hand.press([3_060, 2_000])
    expect(new Set(onWalls().map(([wall, side]) => `${wall} ${side}`))).toEqual(
      new Set(["wall-5 left", "wall-5 right"]),
    )
  })

  it("is not laid outside, and shows nothing there", () => {
    const { editor, hand } = home()
    const { scene } = editor.read()
    hand.activate("finish")
    hand.press([-5_000, -5_000])
    expect(hand.overlay().spots).toEqual([])
    expect(editor.read().scene).toBe(scene)
  })
})

it("a part of a piece takes what it is made in, and refuses the rest in red", () => {
  const { editor, hand, id } = withSofa()
  hand.activate("finish")
  hand.press([1_500, 2_000])
  expect(editor.read().refusal?.reason).toBe("finishNotTaken")
  expect(hand.overlay().spots).toMatchObject([{ isRefused: true }])
  const before = findElement(editor.read().scene, id, "item")
  editor.setOptions({ finish: "linen-sage" })
  hand.press([1_500, 2_000])
  expect(editor.read().refusal).toBe(null)
  expect(Object.values(findElement(editor.read().scene, id, "item")?.materials ?? {})).toContain("linen-sage")
  editor.undo()
  expect(findElement(editor.read().scene, id, "item")).toEqual(before)
})

describe("in three dimensions", () => {
  it("the surface that is seen is meant, whatever lies under the pointer in the plan", () => {
    const { editor } = home()
    const at = { x: 2_950, y: 2_000 }
    const place = { at: { x: 9_000, y: 9_000 }, reach: 50, pixel: 10, keys }
    expect(findTarget(editor.read(), { ...place, seen: { id: "wall-5", at, height: 900 } })).toMatchObject({
      kind: "wall",
      wall: "wall-5",
    })
    expect(findTarget(editor.read(), { ...place, seen: { id: ground, at: inLeft, height: 0 } })).toEqual({
      kind: "room",
      on: "floor",
      at: inLeft,
    })
  })

  it("the part of a piece that is seen is meant", async () => {
    const { editor, id, piece } = withSofa()
    const parts = (await loadLibrary()).slotsOfParts(piece)
    const part = parts.findIndex((slot) => slot === "legs")
    const seen = { id, at: { x: 1_500, y: 2_000 }, height: 100, part }
    expect(findTarget(editor.read(), { at: seen.at, reach: 50, pixel: 10, keys, seen })).toMatchObject({
      kind: "slot",
      item: id,
      slot: parts[part],
    })
  })
})

it("what is chosen offers its surfaces: of a room the sides that look into it, laid as one step", () => {
  const { editor, laid, onWalls } = home()
  editor.select({ kind: "room", at: inLeft })
  const offered = targetsOfChosen(editor.read())
  expect(offered.map(({ name }) => name)).toEqual(["floor", "ceiling", "walls"])
  const walls = offered[2]?.targets ?? []
  expect(walls).toHaveLength(4)
  editor.do("layFinish", coverTargets(ground, walls, "paint-sage"))
  expect(onWalls()).toHaveLength(4)
  expect(laid("floor")).toBe(null)
  editor.undo()
  expect(onWalls()).toEqual([])
  editor.select(selectionOf(["wall-5"]))
  expect(targetsOfChosen(editor.read()).map(({ name }) => name)).toEqual(["left", "right"])
})
