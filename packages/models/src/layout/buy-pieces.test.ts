import { applyChange } from "@roomwright/scene/change/apply-change"
import { countedIds } from "@roomwright/scene/commands/element-ids"
import { levelsOf, onLevel } from "@roomwright/scene/document/scene-index"
import { expect, test } from "vitest"
import { findFaults } from "../homes/check-home.ts"
import { homeInPlan } from "../homes/home-in-plan.ts"
import { buyPieces } from "./buy-pieces.ts"
import type { Offer } from "./offer.ts"
import { furnishRoom, type RoomLayout } from "./furnish-room.ts"
import { putLayouts } from "./put-layout.ts"
import { roomsToFurnish } from "./room-to-furnish.ts"
import { goldenRooms, sceneOfRoom } from "./testing/golden-rooms.ts"

const dining = goldenRooms.find(({ kind }) => kind === "dining-room")
if (!dining) throw new Error("there is no dining room")
const scene = sceneOfRoom(dining)
const level = levelsOf(scene)[0]?.id ?? ""
const [room] = roomsToFurnish(scene, level)
const layout = room && furnishRoom(room, { style: "japandi", seed: 1 })[0]
if (!layout) throw new Error("there is no layout")

const chairs = (of: RoomLayout) =>
  of.groups.flatMap(({ pieces }) => pieces).filter(({ variant }) => variant.type.category === "chairs")
const [chair] = chairs(layout)
if (!chair) throw new Error("there are no chairs")
const { width, depth, height } = chair.variant.values
const offerOf = (price: number, shrink = 20): Offer => ({
  category: "chairs",
  price,
  item: {
    model: "product:a",
    size: { width: width - shrink, depth: depth - shrink, height: height - shrink },
    parameters: {},
    materials: {},
    product: "a",
  },
})

test("all chairs of a table are bought together, and stand by the rules", () => {
  const count = chairs(layout).length
  const { rooms, spent, bought } = buyPieces([layout], [offerOf(1_000_000)], count * 1_000_000)
  expect({ spent, bought }).toEqual({ spent: count * 1_000_000, bought: count })
  const outcome = putLayouts(scene, rooms, countedIds())
  if ("refused" in outcome) throw new Error(outcome.refused.reason)
  const after = applyChange(scene, outcome.change)
  const products = onLevel(after, level, "item").filter(({ element }) => element.product === "a")
  expect(products).toHaveLength(count)
  expect(products[0]?.element.model).toBe("product:a")
  expect(findFaults(homeInPlan(after, level))).toEqual([])
})

test("an impossible budget buys nothing and says what the cheapest would cost", () => {
  const count = chairs(layout).length
  const { rooms, spent, bought, least } = buyPieces([layout], [offerOf(900_000), offerOf(1_000_000)], 100)
  expect({ spent, bought, least }).toEqual({ spent: 0, bought: 0, least: count * 900_000 })
  expect(rooms).toEqual([layout])
})

test("what is larger, far smaller or of another kind takes nobody's place", () => {
  const other = { ...offerOf(1), category: "beds" }
  const found = buyPieces([layout], [other, offerOf(1, -30), offerOf(1, 300)], 1_000_000)
  expect(found).toMatchObject({ bought: 0, least: null })
})
