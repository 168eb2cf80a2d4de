import { rotate } from "@roomwright/scene/geometry/vectors"
import type { ModelVariant } from "../model/model-id.ts"
import { inMetres } from "../model/parameters.ts"
import type { Kit } from "./kit.ts"

/** What a room is furnished with, each placed as one. */
export const groupIds = [
  "lounge",
  "sofaCorner",
  "dining",
  "bedDouble",
  "bedSingle",
  "bunkBed",
  "wardrobe",
  "desk",
  "bookcase",
  "sideboard",
  "chest",
  "dressingTable",
  "reading",
  "kitchenRun",
  "toilet",
  "basin",
  "shower",
  "bath",
  "washer",
  "shoes",
  "hallBench",
  "shelving",
  "altar",
  "outdoorSeats",
  "planter",
] as const
export type GroupId = (typeof groupIds)[number]

/** A piece of a group, about the group's own origin: x to the right, y to the back, where a wall may be. mm and degrees. */
export interface GroupPiece {
  readonly variant: ModelVariant
  readonly x: number
  readonly y: number
  readonly turn: number
  /** Height of its underside where it does not follow from its type. */
  readonly on?: number
  /** Stands on the piece of the group with this number, or on the one before it in the list. */
  readonly standsOn?: number | "before"
  /** The group is whole without it. */
  readonly isExtra?: boolean
  /** Where an extra may be where it finds no room at its first place. */
  readonly elsewhere?: readonly Pick<GroupPiece, "x" | "y" | "turn">[]
}

/** Floor that stays free so that the group can be used. */
export interface Zone {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly depth: number
  /** Somebody has to get into it. */
  readonly isFront?: boolean
}

/** Pieces that belong together. */
export interface Group {
  readonly id: GroupId
  /** How large this one is, of those that were thought of: 0 is the best. */
  readonly rank: number
  /** At a wall, in a corner to its left, or free in the room. */
  readonly stands: "wall" | "corner" | "free"
  readonly pieces: readonly GroupPiece[]
  readonly zones: readonly Zone[]
  /** At its back, mm. */
  readonly width: number
}

/** What a group may know of where it is to stand. */
export interface Spot {
  /** From the wall to the opposite one. */
  readonly deep: number
}

/** Makes a group for a spot; null where it cannot stand there. */
export type MakeGroup = (kit: Kit, spot: Spot) => Group | null

/** A group as it mostly is: in a deep room, else in a narrow one. */
export const usualGroup = (make: MakeGroup, kit: Kit): Group | null =>
  make(kit, { deep: 5_000 }) ?? make(kit, { deep: 3_000 })

/** How far backs stay off the wall behind, mm: furniture clears the skirting, pictures hang on it. */
export const gaps = { floor: 15, wall: 4, ceiling: 35, surface: 15, opening: 0 } as const

export const widthOf = ({ values }: ModelVariant): number => values.width
export const depthOf = ({ values }: ModelVariant): number => values.depth
export const heightOf = ({ values }: ModelVariant): number => values.height

/** With its back to the wall behind the group. */
export const atBack = (
  variant: ModelVariant,
  x: number,
  more: Omit<GroupPiece, "variant" | "x" | "y" | "turn"> & { readonly off?: number } = {},
): GroupPiece => {
  const { off = 0, ...rest } = more
  return { variant, x, y: -(depthOf(variant) / 2 + gaps[variant.type.anchor] + off), turn: 0, ...rest }
}

/** Free before it: as wide as it, `depth` deep. */
export const frontOf = ({ variant, x, y, turn }: GroupPiece, depth: number, more = 0): Zone => {
  const far = depthOf(variant) / 2 + depth / 2
  const by = rotate({ x: 0, y: -far }, turn)
  const isAcross = Math.abs(Math.round(turn / 90)) % 2 === 1
  const width = widthOf(variant) + 2 * more
  return {
    x: x + by.x,
    y: y + by.y,
    width: isAcross ? depth : width,
    depth: isAcross ? width : depth,
    isFront: true,
  }
}

/** Rectangles that a piece covers about its own middle: width and depth before its turn. */
export function coversOf({ type, values }: ModelVariant): readonly {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly depth: number
}[] {
  const covered = type.footprint?.(inMetres(type.parameters, values)) ?? []
  if (covered.length === 0) return [{ x: 0, y: 0, width: values.width, depth: values.depth }]
  return covered.map(({ at: [x, front], size: [width, depth] }) => ({
    x: x * 1000,
    y: -front * 1000,
    width: width * 1000,
    depth: depth * 1000,
  }))
}

/** Lies flat or hangs as cloth: nobody runs into it. */
export const isFlat = ({ type }: ModelVariant): boolean => /^(rug|mat|decor\.slat-wall)\b/.test(type.id)
export const isCloth = ({ type }: ModelVariant): boolean => /^(curtain|blind)\./.test(type.id)

/** Where the underside of a piece is. */
export const undersideOf = ({ variant, on }: Pick<GroupPiece, "variant" | "on">, ceiling: number): number =>
  on ?? (variant.type.anchor === "ceiling" ? ceiling - heightOf(variant) : (variant.type.elevation ?? 0))
