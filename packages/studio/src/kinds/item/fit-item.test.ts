import { dress } from "@roomwright/models/model/model-id"
import { itemOfModel } from "@roomwright/models/model/model-of-item"
import { findModelType } from "@roomwright/models/types/model-types"
import { countedIds } from "@roomwright/scene/commands/element-ids"
import type { Scene } from "@roomwright/scene/document/scene"
import type { Item } from "@roomwright/scene/kinds/item/item"
import { placeItem } from "@roomwright/scene/kinds/item/place-item"
import { addOpening } from "@roomwright/scene/kinds/opening/place-opening"
import { after, ground, oneRoom } from "@roomwright/scene/testing/make-scene"
import { beforeAll, describe, expect, it, test } from "vitest"
import { fitItem } from "./fit-item.ts"
import { loadLibrary } from "./model-library.ts"

beforeAll(async () => {
  await loadLibrary()
})

const origin = { x: 0, y: 0 }

function pieceOfType(type: string, at: Item["at"] = origin, turn = 0): Item {
  const found = findModelType(type)
  const piece = found && dress(found, {}, {})
  if (!piece || "reason" in piece) throw new Error(type)
  return {
    kind: "item",
    parent: ground,
    at,
    turn,
    mirrored: false,
    product: null,
    ...itemOfModel(piece),
  }
}

/** 6 by 4 m on centre lines, walls of 200 mm. */
function withWindow(width: number): Scene {
  const newId = countedIds()
  const scene = oneRoom(newId)
  const shape = { type: "window", height: 1_400, sill: 900, hinge: "from", swing: "left" } as const
  return after(scene, addOpening(scene, { ...shape, wall: "wall-1", at: 2_000, width }, newId))
}

function withPieces(...items: readonly Item[]): Scene {
  const newId = countedIds()
  let scene = oneRoom(newId)
  for (const { kind: _kind, ...item } of items) scene = after(scene, placeItem(scene, item, newId))
  return scene
}

describe("curtains that are put down near a window", () => {
  const inside = { x: 1_700, y: 500 }
  it.each([
    // As wide as the window and an overlap on each side, within what their type comes in.
    ["curtain.rod", 1_500, { width: 1_900, height: 2_440, elevation: 10 }],
    ["curtain.rod", 500, { width: 1_000, height: 2_440, elevation: 10 }],
    ["curtain.track", 2_000, { width: 2_400, height: 2_690, elevation: 10 }],
    ["curtain.layered", 1_500, { width: 1_900, height: 2_690, elevation: 10 }],
  ])("%s at a window of %i mm", (type, window, { width, height, elevation }) => {
    const scene = withWindow(window)
    const fitted = fitItem({ scene, level: ground }, pieceOfType(type), inside)
    expect(fitted).toMatchObject({ size: { width, height }, elevation, turn: 180 })
    expect(fitted?.at).toEqual({ x: 2_000, y: 100 + (fitted?.size.depth ?? 0) / 2 })
  })

  it("hang as they are where no window is near", () => {
    const scene = withWindow(1_500)
    for (const place of [
      { x: 5_000, y: 500 },
      { x: 2_000, y: 2_500 },
    ])
      expect(fitItem({ scene, level: ground }, pieceOfType("curtain.rod"), place)).toBe(null)
  })
})

describe("a rug", () => {
  const sofa = pieceOfType("sofa.lounge", { x: 3_000, y: 3_300 })
  const table = pieceOfType("table.oval", { x: 3_000, y: 2_000 })
  it("that is put under a group is as large as that and a border, and lies in its middle", () => {
    const scene = withPieces(sofa, table)
    const fitted = fitItem({ scene, level: ground }, pieceOfType("rug.plain"), table.at)
    if (!fitted) throw new Error("it does not fit")
    const [low, high] = [table.at.y - table.size.depth / 2, sofa.at.y + sofa.size.depth / 2]
    expect(fitted.at).toEqual({ x: 3_000, y: Math.round((low + high) / 2) })
    const wide = Math.max(sofa.size.width, table.size.width) + 600
    const deep = high - low + 600
    expect(fitted.elevation).toBe(0)
    // It lies along the longer way of the group.
    expect(fitted.turn).toBe(deep > wide ? 90 : 0)
    expect(fitted.size.width).toBe(Math.min(4_000, Math.round(Math.max(wide, deep))))
    expect(fitted.size.depth).toBe(Math.min(3_000, Math.round(Math.min(wide, deep))))
  })

  it("on a bare floor is as it is", () => {
    const scene = withPieces(sofa, table)
    expect(fitItem({ scene, level: ground }, pieceOfType("rug.plain"), { x: 1_000, y: 1_000 })).toBe(null)
  })
})

test("a ceiling lamp hangs over the middle of the table that is pointed at, and nowhere by itself", () => {
  const table = pieceOfType("table.dining", { x: 2_000, y: 2_000 }, 90)
  const scene = withPieces(table)
  const lamp = pieceOfType("lamp.pendant-linear")
  const fitted = fitItem({ scene, level: ground }, lamp, { x: 2_100, y: 2_200 })
  expect(fitted).toMatchObject({ at: table.at, turn: 90, elevation: 2_700 - lamp.size.height })
  expect(fitItem({ scene, level: ground }, lamp, { x: 5_000, y: 3_000 })).toBe(null)
})
