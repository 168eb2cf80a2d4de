import { levelsOf, onLevel } from "@roomwright/scene/document/scene-index"
import type { Scene } from "@roomwright/scene/document/scene"
import type { Item } from "@roomwright/scene/kinds/item/item"
import type { RoomKind } from "@roomwright/scene/kinds/room-label/room-kinds"
import { isOnFloor } from "../homes/home-in-plan.ts"
import { modelOfItem } from "../model/model-of-item.ts"
import { findModelType } from "../types/model-types.ts"
import type { Offer } from "./offer.ts"
import type { GroupId } from "./group.ts"
import { guessStyle } from "./guess-style.ts"
import { typeOfItem } from "./kept-pieces.ts"
import { everyStep, type Step } from "./programmes.ts"
import { roomsToFurnish } from "./room-to-furnish.ts"
import { styleLike } from "./style-of-home.ts"
import { styleOf, type Style } from "./styles.ts"

/** A furnished home as an example for others: in what, and what its rooms have. */
export interface LayoutTemplate {
  readonly style: Style
  readonly rooms: readonly { readonly kind: RoomKind; readonly groups: readonly GroupId[] }[]
  /** Pieces of it that stand for merchants' products, to be put where the same kind stands and they fit. */
  readonly products: readonly TemplateProduct[]
}

/** A piece that stands for a product, by its type. */
export interface TemplateProduct {
  readonly type: string
  readonly item: Offer["item"]
}

/** Reads a home as a template: all of its levels. */
export function readTemplate(scene: Scene): LayoutTemplate {
  const levels = levelsOf(scene)
  const items = levels.flatMap(({ id }) => onLevel(scene, id, "item").map(({ element }) => element))
  const pieces = items.flatMap((item) => modelOfItem(item) ?? [])
  return {
    style: styleLike(pieces, styleOf(guessStyle(scene) ?? "japandi")),
    rooms: levels.flatMap(({ id }) =>
      roomsToFurnish(scene, id).map(({ kind, floor }) => ({
        kind,
        groups: groupsIn(
          onLevel(scene, id, "item").flatMap(({ element }) =>
            isOnFloor(element.at, floor) ? [element] : [],
          ),
        ),
      })),
    ),
    products: items.flatMap(toProduct),
  }
}

/** What kind of piece a product's own 3D model is, is not known here: only pieces of the library that stand for one are taken over. */
function toProduct(item: Item): readonly TemplateProduct[] {
  const type = typeOfItem(item)
  if (!findModelType(type) || item.product === null || item.product === "") return []
  const { model, size, parameters, materials, product } = item
  return [{ type, item: { model, size, parameters, materials, product } }]
}

/** By which piece a group is known. */
const signs: readonly (readonly [GroupId, RegExp])[] = [
  ["wardrobe", /^wardrobe\./],
  ["desk", /^desk\./],
  ["bookcase", /^bookcase\./],
  ["shelving", /^shelving\./],
  ["sideboard", /^(sideboard|cabinet\.(bar|glass))/],
  ["chest", /^chest\./],
  ["dressingTable", /^dressing-table\./],
  ["dining", /^(table\.|outdoor\.dining)/],
  ["kitchenRun", /^kitchen\.(sink|hob)/],
  ["toilet", /^toilet\./],
  ["basin", /^(vanity|basin)\./],
  ["shower", /^shower\./],
  ["bath", /^bath\./],
  ["washer", /^washer\./],
  ["shoes", /^shoe-cabinet\./],
  ["hallBench", /^(hall\.bench|bench\.)/],
  ["outdoorSeats", /^outdoor\.(lounge-chair|sofa|egg-chair|sunlounger)/],
  ["planter", /^outdoor\.planter/],
]
/** Beds as wide as this are for two, mm. */
const doubleWidth = 1_300

function groupsIn(items: readonly Item[]): readonly GroupId[] {
  const types = items.map(typeOfItem)
  const has = (sign: RegExp): boolean => types.some((type) => sign.test(type))
  const beds = items.filter((item) => /^bed\.(?!bunk|cot)/.test(typeOfItem(item)))
  const hasSofa = has(/^sofa\./)
  return [
    ...(hasSofa ? [has(/^(decor\.tv|tv\.)/) ? ("lounge" as const) : ("sofaCorner" as const)] : []),
    ...(has(/^bed\.bunk/) ? (["bunkBed"] as const) : []),
    ...(beds.some(({ size }) => size.width >= doubleWidth) ? (["bedDouble"] as const) : []),
    ...(beds.some(({ size }) => size.width < doubleWidth) ? (["bedSingle"] as const) : []),
    ...signs.flatMap(([group, sign]) => (has(sign) ? [group] : [])),
    ...(!hasSofa && has(/^armchair\./) ? (["reading"] as const) : []),
  ]
}

/** Kinds of rooms that take each other's furniture, the same kind first. */
const alike: readonly (readonly RoomKind[])[] = [
  ["living-dining", "living-room"],
  ["main-bedroom", "bedroom", "guest-room"],
  ["bathroom", "toilet"],
  ["entry", "corridor"],
  ["balcony", "terrace"],
  ["storage", "pantry"],
]

/** What a template has in rooms of a kind; null where it has no such room. */
export function groupsFor({ rooms }: LayoutTemplate, kind: RoomKind): readonly GroupId[] | null {
  const others = alike.find((kinds) => kinds.includes(kind)) ?? []
  const found = [kind, ...others]
    .map((one) => rooms.filter((room) => room.kind === one))
    .find((some) => some.length > 0)
  return found ? [...new Set(found.flatMap(({ groups }) => groups))] : null
}

/** Groups that one step may place for another. */
const sameUse: readonly (readonly GroupId[])[] = [
  ["lounge", "sofaCorner"],
  ["bedDouble", "bedSingle", "bunkBed"],
]
const serves = (one: GroupId, other: GroupId): boolean =>
  one === other || sameUse.some((ids) => ids.includes(one) && ids.includes(other))

/**
 * The programme of a room as a template has it: what the room is for, then what stands in the template, none of the rest.
 * What the template has and the room has no place for is told as left out.
 */
export function programmeLike(programme: readonly Step[], groups: readonly GroupId[]): readonly Step[] {
  const kept = programme.flatMap((step): readonly Step[] => {
    const same = groups.find((group) => serves(group, step.id))
    if (same === undefined) return step.need === "must" ? [step] : []
    const own = everyStep[same]
    const variants = same === step.id || !own ? step.variants : [...own, ...step.variants]
    return [{ id: same, need: step.need === "may" ? "should" : step.need, variants }]
  })
  const added = groups.flatMap((group): readonly Step[] => {
    const variants = everyStep[group]
    return !variants || kept.some(({ id }) => serves(id, group))
      ? []
      : [{ id: group, need: "should", variants }]
  })
  return [...kept, ...added]
}
