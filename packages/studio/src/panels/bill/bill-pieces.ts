import { levelsOf, onLevel } from "@roomwright/scene/document/scene-index"
import type { Scene } from "@roomwright/scene/document/scene"
import type { Item } from "@roomwright/scene/kinds/item/item"
import { nameOfItem } from "../../kinds/item/boxes.ts"
import { nameFinishes } from "../../kinds/item/name-finishes.ts"
import { nameOfLevel } from "../../kinds/level/name-of-level.ts"
import type { StudioText } from "../../use-studio-text.ts"
import { productOf } from "../../visit/pieces-in-home.ts"

/** Pieces of furniture that are the same, on one level. */
export interface PieceRow {
  readonly key: string
  readonly level: string
  readonly name: string
  /** Of the parts that it is known by. */
  readonly finishes: string
  readonly size: Item["size"]
  /** Of the merchant's product that it is or stands for (`product:<id>`): what it costs is asked by this. */
  readonly product: string | null
  readonly ids: readonly string[]
}

/** The furniture of a home, level by level from below, by name; pieces that are the same are one row with their count. */
export function billPieces(scene: Scene, t: StudioText): readonly PieceRow[] {
  return levelsOf(scene).flatMap(({ id: level }) => {
    const rows = new Map<string, PieceRow & { ids: string[] }>()
    for (const { id, element } of onLevel(scene, level, "item")) {
      const name = nameOfItem(t, element)
      const { model, size, parameters, materials } = element
      const key = JSON.stringify([
        level,
        name,
        model,
        element.product,
        size,
        sorted(parameters),
        sorted(materials),
      ])
      const row = rows.get(key)
      if (row) row.ids.push(id)
      else
        rows.set(key, {
          key,
          level: nameOfLevel(t, scene, level),
          name,
          finishes: nameFinishes(t, element),
          size,
          product: productOf(element),
          ids: [id],
        })
    }
    return [...rows.values()].toSorted((one, other) => one.name.localeCompare(other.name))
  })
}

const sorted = (record: Readonly<Record<string, unknown>>) =>
  Object.entries(record).toSorted(([one], [other]) => (one < other ? -1 : 1))
