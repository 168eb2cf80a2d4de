import { levelsOf } from "@roomwright/scene/document/scene-index"
import type { Scene } from "@roomwright/scene/document/scene"
import { planLevel, roomAt } from "@roomwright/scene/geometry/plan-level"
import { labelOf } from "@roomwright/scene/geometry/room-facts"
import { nameOfItem } from "../kinds/item/boxes.ts"
import type { StudioText } from "../use-studio-text.ts"
import { itemsOf, productOf } from "../visit/pieces-in-home.ts"
import type { ProductId } from "./shopping-host.ts"

/** A merchant's product that stands in a home, with how many of it stand in which room. */
export interface WantedProduct {
  readonly product: ProductId
  /** What it is called here: the shop's name comes with its price. */
  readonly name: string
  readonly counts: ReadonlyMap<RoomName, number>
}

/** What a room is called; rooms that are called the same are one. */
export type RoomName = string

/** The products of a home, each once, in the order in which they stand in it. */
export function wantedProducts(scene: Scene, t: StudioText): readonly WantedProduct[] {
  const found = new Map<ProductId, { name: string; counts: Map<RoomName, number> }>()
  const nameRoom = roomNamer(scene, t)
  for (const { item, level } of itemsOf(scene)) {
    const product = productOf(item)?.slice("product:".length)
    if (product === undefined) continue
    const wanted = found.get(product) ?? { name: nameOfItem(t, item), counts: new Map<RoomName, number>() }
    const room = nameRoom(level, item.at)
    wanted.counts.set(room, (wanted.counts.get(room) ?? 0) + 1)
    found.set(product, wanted)
  }
  return [...found].map(([product, wanted]) => ({ product, ...wanted }))
}

/** The names of all rooms in which something of it stands, each once. */
export const roomsOf = (wanted: readonly WantedProduct[]): readonly RoomName[] => [
  ...new Set(wanted.flatMap(({ counts }) => [...counts.keys()])),
]

/** How many of a product stand in a room; null: in the whole home. */
export const countIn = ({ counts }: WantedProduct, room: RoomName | null): number =>
  room === null ? [...counts.values()].reduce((sum, count) => sum + count, 0) : (counts.get(room) ?? 0)

/** What the room around a place is called, as `wantedProducts` calls it. */
export const roomNameAt = (
  scene: Scene,
  t: StudioText,
  { level, place }: { readonly level: string; readonly place: { readonly x: number; readonly y: number } },
): RoomName => roomNamer(scene, t)(level, place)

function roomNamer(scene: Scene, t: StudioText) {
  const names = new Map<string, RoomName>()
  const levels = levelsOf(scene)
  return (level: string, place: { readonly x: number; readonly y: number }): RoomName => {
    const plan = planLevel(scene, level)
    const room = roomAt(plan, place)
    if (!room) return t("shop.outside")
    const key = `${level} ${room.key}`
    const known = names.get(key)
    if (known !== undefined) return known
    const label = labelOf(scene, level, room)?.element
    // Rooms are counted through all levels, as in the bill.
    const before = levels
      .slice(
        0,
        levels.findIndex(({ id }) => id === level),
      )
      .reduce((sum, { id }) => sum + planLevel(scene, id).rooms.length, 0)
    const number = before + plan.rooms.indexOf(room) + 1
    const name = label ? label.name || t(`room.${label.room}`) : t("bill.roomNumber", { number })
    names.set(key, name)
    return name
  }
}
