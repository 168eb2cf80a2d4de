import en from "@roomwright/i18n/studio/en.json" with { type: "json" }
import { compileCatalogue } from "@roomwright/i18n/catalogue"
import { createTranslate } from "@roomwright/i18n/translate"
import { countedIds } from "@roomwright/scene/commands/element-ids"
import { placeItem } from "@roomwright/scene/kinds/item/place-item"
import { nameRoom } from "@roomwright/scene/kinds/room-label/name-room"
import { after, ground, twoRooms } from "@roomwright/scene/testing/make-scene"
import { expect, test } from "vitest"
import type { StudioText } from "../use-studio-text.ts"
import { entriesOf, noChoices, orderRows, sumOrder, vatIn } from "./order-rows.ts"
import type { ShopOffer } from "./shopping-host.ts"
import { roomsOf, wantedProducts, type WantedProduct } from "./wanted-products.ts"

const t: StudioText = createTranslate("en", compileCatalogue(en))
const [chair, table] = ["0190a1b2-0000-7000-8000-000000000001", "0190a1b2-0000-7000-8000-000000000002"]

function home() {
  const newId = countedIds()
  let scene = twoRooms(newId)
  const run = (command: Parameters<typeof after>[1]) => {
    scene = after(scene, command)
  }
  run(nameRoom(scene, { level: ground, at: { x: 1_000, y: 1_000 }, room: "dining-room", name: "" }, newId))
  const put = (model: string, product: string | null, x: number) =>
    run(
      placeItem(
        scene,
        {
          parent: ground,
          model,
          product,
          at: { x, y: 1_500 },
          size: { width: 400, depth: 400, height: 800 },
          turn: 0,
          mirrored: false,
          parameters: {},
          materials: {},
          elevation: 0,
        },
        newId,
      ),
    )
  put(`product:${chair}`, null, 700)
  put(`product:${chair}`, null, 1_500)
  put("model:chair.side", chair, 4_500)
  put(`product:${table}`, null, 2_000)
  put("model:chair.side", null, 5_000)
  return scene
}

test("products of a home are counted by room, those that a piece stands for, too", () => {
  const wanted = wantedProducts(home(), t)
  expect(wanted.map(({ product, counts }) => [product, [...counts]])).toEqual([
    [
      chair,
      [
        ["Dining room", 2],
        ["Room 2", 1],
      ],
    ],
    [table, [["Dining room", 1]]],
  ])
  expect(roomsOf(wanted)).toEqual(["Dining room", "Room 2"])
})

const wanted: readonly WantedProduct[] = [
  {
    product: "chair",
    name: "Chair",
    counts: new Map([
      ["Dining", 4],
      ["Hall", 2],
    ]),
  },
  { product: "table", name: "Table", counts: new Map([["Dining", 1]]) },
  { product: "lamp", name: "Lamp", counts: new Map([["Hall", 1]]) },
]
const offer = (product: string, price: number, stock: number, cost: number | null = null): ShopOffer => ({
  product,
  name: product,
  merchant: "M",
  picture: null,
  price,
  stock,
  delivery: cost === null ? null : { cost, daysMin: 2, daysMax: 4 },
})
const offers = new Map([
  ["chair", offer("chair", 100, 5, 10)],
  ["table", offer("table", 1_000, 3, 50)],
  ["bench", offer("bench", 300, 9, 20)],
])

test("only what is there is ordered; what is sold out, gone or too few is said", () => {
  const states = (room: string | null, typed = new Map<string, number>()) =>
    orderRows(wanted, offers, { ...noChoices, room, typed }).map(({ state, quantity, isPicked }) => [
      state,
      quantity,
      isPicked,
    ])
  expect(states(null)).toEqual([
    ["few", 6, false],
    ["ok", 1, true],
    ["gone", 1, false],
  ])
  expect(states("Dining")).toEqual([
    ["ok", 4, true],
    ["ok", 1, true],
  ])
  expect(states(null, new Map([["chair", 5]]))[0]).toEqual(["ok", 5, true])
  const soldOut = new Map([...offers, ["table", offer("table", 1_000, 0)]])
  expect(orderRows(wanted, soldOut, noChoices)[1]).toMatchObject({ state: "soldOut", isPicked: false })
  expect(orderRows(wanted, null, noChoices).every(({ state }) => state === "asking")).toBe(true)
  // The shop's name, as soon as it is known.
  const names = (known: typeof offers | null) =>
    orderRows(wanted, known, noChoices).map((row) => row.wanted.name)
  expect([names(null), names(offers)]).toEqual([
    ["Chair", "Table", "Lamp"],
    ["chair", "table", "Lamp"],
  ])
})

test("one taken in the place of two rows is put in once, with both numbers, and sums count what is picked", () => {
  const rows = orderRows(wanted, offers, {
    room: null,
    left: new Set(["table"]),
    typed: new Map(),
    instead: new Map([
      ["chair", "bench"],
      ["lamp", "bench"],
    ]),
  })
  expect(entriesOf(rows)).toEqual([{ product: "bench", quantity: 7 }])
  expect(sumOrder(rows)).toEqual({ pieces: 7, items: 2_100, delivery: 140 })
  // One that is not delivered leaves the sum open.
  const far = new Map([...offers, ["bench", offer("bench", 300, 9)]])
  expect(
    sumOrder(orderRows(wanted, far, { ...noChoices, instead: new Map([["lamp", "bench"]]) })).delivery,
  ).toBe(null)
})

test("VAT is taken out of a sum that contains it", () => {
  expect(vatIn(1_080_000, 8)).toBe(80_000)
  expect(vatIn(1_100_000, 10)).toBe(100_000)
  expect(vatIn(5_000, 0)).toBe(0)
})
