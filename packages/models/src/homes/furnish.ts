import { applyChange } from "@roomwright/scene/change/apply-change"
import type { NewId, Outcome } from "@roomwright/scene/commands/outcome"
import { levelsOf } from "@roomwright/scene/document/scene-index"
import type { Scene } from "@roomwright/scene/document/scene"
import { wallsOfLevel } from "@roomwright/scene/geometry/plan-level"
import { finishRoom, finishWall } from "@roomwright/scene/kinds/finish/lay-finish"
import { placeItem } from "@roomwright/scene/kinds/item/place-item"
import { closestWall } from "@roomwright/scene/kinds/wall/closest-wall"
import { buildTemplate } from "@roomwright/scene/templates/build-template"
import { templateSizes, type PlanTemplate } from "@roomwright/scene/templates/plan-template"
import type { FinishId } from "../finishes/finishes.ts"
import { itemOfModel } from "../model/model-of-item.ts"
import { dress, type ModelVariant } from "../model/model-id.ts"
import type { ThreeLanguages } from "../model/shown-in-languages.ts"
import { findModelType } from "../types/model-types.ts"

/** A piece with its place: the middle in plan (mm) and its turn (degrees; its front looks down the plan without one). */
export interface HomePiece {
  readonly type: string
  readonly at: readonly [x: number, y: number]
  readonly turn?: number
  /** Height of its underside where it does not follow from what the piece is: on a table, above a bed. */
  readonly on?: number
  readonly values?: Readonly<Record<string, number | boolean | string>>
  readonly finishes?: Readonly<Record<string, FinishId>>
}

/** What the surfaces of the room around a place are covered with. */
export interface HomeRoom {
  readonly at: readonly [x: number, y: number]
  readonly floor?: FinishId
  readonly ceiling?: FinishId
  /** The sides of walls that are nearest to these places. */
  readonly walls?: readonly {
    readonly near: readonly [x: number, y: number]
    readonly finish: FinishId
  }[]
}

/** A home that is drawn, dressed and furnished. */
export interface DemoHome {
  readonly id: string
  readonly name: ThreeLanguages
  readonly plan: PlanTemplate
  /** Of its only storey. */
  readonly rooms: readonly HomeRoom[]
  readonly pieces: readonly HomePiece[]
}

/** A piece of a home, to be written short: type, x, y, then what else is to be said. */
export const piece = (
  type: string,
  x: number,
  y: number,
  more: Omit<HomePiece, "type" | "at"> = {},
): HomePiece => ({ type, at: [x, y], ...more })

/** The document of a home, by the commands a person would use. Throws where a home asks for what there is not. */
export function buildHome(home: DemoHome, levelName: string, newId: NewId): Scene {
  let scene = buildTemplate(home.plan, [levelName], newId)
  const level = levelsOf(scene)[0]?.id ?? ""
  const run = (command: (now: Scene) => Outcome): void => {
    const outcome = command(scene)
    if ("refused" in outcome) throw new Error(`${home.id} was refused: ${outcome.refused.reason}`)
    scene = applyChange(scene, outcome.change)
  }
  for (const { at, floor, ceiling, walls = [] } of home.rooms) {
    const place = { x: at[0], y: at[1] }
    if (floor) run((now) => finishRoom(now, { level, at: place, on: "floor", material: floor }, newId))
    if (ceiling) run((now) => finishRoom(now, { level, at: place, on: "ceiling", material: ceiling }, newId))
    for (const { near, finish } of walls) {
      run((now) => {
        const wall = closestWall(wallsOfLevel(now, level), { x: near[0], y: near[1] })
        if (!wall) throw new Error(`${home.id} has no wall near ${near.join(", ")}`)
        return finishWall(now, { wall: wall.id, side: wall.side, at: wall.at, material: finish }, newId)
      })
    }
  }
  for (const each of home.pieces) run((now) => placeItem(now, { parent: level, ...itemOfPiece(each) }, newId))
  return scene
}

/** The model of a piece with its values and finishes. Throws where the library has none like it. */
export function variantOfPiece({ type: id, values = {}, finishes = {} }: HomePiece): ModelVariant {
  const type = findModelType(id)
  if (!type) throw new Error(`there is no ${id}`)
  const variant = dress(type, values, finishes)
  if ("reason" in variant) throw new Error(`${id}: ${JSON.stringify(variant)}`)
  return variant
}

function itemOfPiece(piece: HomePiece) {
  const { at, turn = 0, on } = piece
  const variant = variantOfPiece(piece)
  const { elevation, ...item } = itemOfModel(variant)
  const hung = variant.type.anchor === "ceiling" ? templateSizes.height - item.size.height : elevation
  return {
    ...item,
    at: { x: at[0], y: at[1] },
    elevation: on ?? hung,
    turn,
    mirrored: false,
    product: null,
  }
}
