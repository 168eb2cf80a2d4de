import { describe, expect, it } from "vitest"
import { countedIds } from "../commands/element-ids.ts"
import { drawWalls } from "../kinds/wall/draw-walls.ts"
import { nameRoom } from "../kinds/room-label/name-room.ts"
import { addOpening } from "../kinds/opening/place-opening.ts"
import { after, ground, twoRooms } from "../testing/make-scene.ts"
import { billOfQuantities } from "./bill-of-quantities.ts"

const door = { type: "hinged", width: 900, height: 2_100, sill: 0, hinge: "from", swing: "left" } as const
const window = { ...door, type: "window", width: 1_200, height: 1_500, sill: 900 } as const

/** Two rooms of 2.85 by 3.8 m with a door between them and a window in the left one. */
function furnished() {
  const newId = countedIds()
  let scene = twoRooms(newId)
  scene = after(scene, addOpening(scene, { ...door, wall: "wall-5", at: 2_000 }, newId))
  scene = after(scene, addOpening(scene, { ...window, wall: "wall-1", at: 1_500 }, newId))
  scene = after(
    scene,
    nameRoom(scene, { level: ground, at: { x: 1_000, y: 1_000 }, room: "bedroom", name: "Linh" }, newId),
  )
  return { scene, newId }
}

describe("the bill of quantities", () => {
  it("counts floors, walls less openings and skirting of every room", () => {
    const { scene } = furnished()
    const [left, right] = billOfQuantities(scene).rooms
    const perimeter = 2 * (2_850 + 3_800)
    expect(left).toEqual({
      level: ground,
      label: "roomlabel-1",
      kind: "bedroom",
      name: "Linh",
      floorArea: 2_850 * 3_800,
      ceilingArea: 2_850 * 3_800,
      perimeter,
      wallArea: perimeter * 2_700 - 900 * 2_100 - 1_200 * 1_500,
      skirting: perimeter - 900,
    })
    expect(right).toMatchObject({ kind: null, name: "", wallArea: perimeter * 2_700 - 900 * 2_100 })
  })

  it("counts openings by kind and size", () => {
    const { scene, newId } = furnished()
    const more = after(scene, addOpening(scene, { ...window, wall: "wall-3", at: 1_500 }, newId))
    expect(billOfQuantities(more).openings).toEqual([
      { type: "hinged", width: 900, height: 2_100, sill: 0, count: 1 },
      { type: "window", width: 1_200, height: 1_500, sill: 900, count: 2 },
    ])
  })

  it("reckons paint for walls and ceilings", () => {
    const { scene } = furnished()
    const { totals, rooms } = billOfQuantities(scene, { coverage: 12, coats: 3 })
    const area = rooms.reduce((sum, room) => sum + room.wallArea + room.ceilingArea, 0)
    expect(totals.paintedArea).toBe(area)
    expect(totals.paintLitres).toBeCloseTo((area / 12_000_000) * 3, 9)
    expect(totals.floorArea).toBe(2 * 2_850 * 3_800)
  })

  it("counts both faces of a wall that ends in a room", () => {
    const { scene, newId } = furnished()
    const points = [
      { x: 6_000, y: 2_000 },
      { x: 5_000, y: 2_000 },
    ]
    const pier = after(scene, drawWalls(scene, { level: ground, thickness: 100, points }, newId))
    const [, before] = billOfQuantities(scene).rooms
    const [, right] = billOfQuantities(pier).rooms
    // Two faces of 900 mm and the end of 100 mm, less the 100 mm of wall behind it.
    expect((right?.perimeter ?? 0) - (before?.perimeter ?? 0)).toBe(1_800)
  })
})
