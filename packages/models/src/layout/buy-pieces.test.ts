import { applyChange } from "@roomwright/scene/change/apply-change"
import { countedIds } from "@roomwright/scene/commands/element-ids"
import { levelsOf, onLevel } from "@roomwright/scene/document/scene-index"
import { expect, test } from "vitest"
import { findFaults } from "../homes/check-home.ts"
import { homeInPlan } from "../homes/home-in-plan.ts"
import { findUnreached } from "../homes/walk-home.ts"
import { buyPieces } from "./buy-pieces.ts"
import type { Offer } from "./offer.ts"
import { furnishRoom, type RoomLayout } from "./furnish-room.ts"
import type { LaidPiece } from "./place-group.ts"
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

test("what is far larger, far smaller or of another kind takes nobody's place", () => {
  const other = { ...offerOf(1), category: "beds" }
  const found = buyPieces([layout], [other, offerOf(1, -300), offerOf(1, 300)], 1_000_000)
  expect(found).toMatchObject({ bought: 0, least: null })
})

/** A product as a piece and so much larger, mm, as far as there are such: it has the model of that, so that the rules see it. */
const offerLike = ({ variant: { type, values } }: LaidPiece, more: number): Offer => {
  const grown = (name: "width" | "depth" | "height"): number => {
    const parameter = type.parameters[name]
    const most = parameter && "max" in parameter ? parameter.max : values[name]
    return Math.min(most, values[name] + more)
  }
  const { width: _width, depth: _depth, height: _height, ...parameters } = values
  return {
    category: type.category,
    price: 1,
    item: {
      model: `model:${type.id}`,
      size: { width: grown("width"), depth: grown("depth"), height: grown("height") },
      parameters,
      materials: {},
      product: type.id,
    },
  }
}
const piecesOf = ({ groups, loose }: RoomLayout) => [...groups.flatMap(({ pieces }) => pieces), ...loose]

test.each(goldenRooms)("products that are larger stand in $name only by the rules", (golden) => {
  const empty = sceneOfRoom(golden)
  const floor = levelsOf(empty)[0]?.id ?? ""
  const [place] = roomsToFurnish(empty, floor)
  const laid = place && furnishRoom(place, { style: "walnut", seed: 4 })[0]
  if (!laid) throw new Error("there is no layout")
  const offers = piecesOf(laid).map((piece) => offerLike(piece, 90))
  const { rooms } = buyPieces([laid], offers, 1_000)
  const outcome = putLayouts(empty, rooms, countedIds())
  if ("refused" in outcome) throw new Error(outcome.refused.reason)
  const home = homeInPlan(applyChange(empty, outcome.change), floor)
  const start = home.openings.find(({ opening }) => opening.sill === 0)?.hole.at ?? { x: 0, y: 0 }
  expect([...findFaults(home), ...findUnreached(home, start)]).toEqual([])
})

test("what stands on a piece stands on the product that takes its place", () => {
  const bedroom = goldenRooms.find(({ kind }) => kind === "main-bedroom")
  if (!bedroom) throw new Error("there is no bedroom")
  const empty = sceneOfRoom(bedroom)
  const [place] = roomsToFurnish(empty, levelsOf(empty)[0]?.id ?? "")
  const laid = place && furnishRoom(place, { style: "sage", seed: 2 })[0]
  const stand = laid && piecesOf(laid).find(({ variant }) => variant.type.id === "nightstand.cabinet")
  if (!laid || !stand) throw new Error("there is no nightstand")
  const { rooms, bought } = buyPieces([laid], [offerLike(stand, -20)], 1_000)
  const stands = piecesOf(laid).filter(({ variant }) => variant === stand.variant)
  expect(bought).toBe(stands.length)
  const lamps = rooms.flatMap(piecesOf).filter(({ standsOn }) => standsOn?.product)
  expect(lamps).toHaveLength(stands.length)
  for (const { low, standsOn } of lamps) expect(low).toBe(standsOn?.high)
  // One that is too small for the lamp is not taken.
  const tiny = offerLike(stand, -20)
  const narrow = { ...tiny, item: { ...tiny.item, size: { ...tiny.item.size, width: 230, depth: 200 } } }
  expect(buyPieces([laid], [narrow], 1_000).bought).toBe(0)
})
