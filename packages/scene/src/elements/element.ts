import { Camera } from "../kinds/camera/camera.ts"
import { Finish } from "../kinds/finish/finish.ts"
import type { ForeignElement } from "../kinds/foreign/foreign-element.ts"
import { Item } from "../kinds/item/item.ts"
import { Level } from "../kinds/level/level.ts"
import { Light } from "../kinds/light/light.ts"
import { Opening } from "../kinds/opening/opening.ts"
import { RoomLabel } from "../kinds/room-label/room-label.ts"
import { Site } from "../kinds/site/site.ts"
import { Underlay } from "../kinds/underlay/underlay.ts"
import { Wall } from "../kinds/wall/wall.ts"

/** All kinds of this version. A new kind needs no new schema version; a new field of a kind does. */
export const elementSchemas = {
  level: Level,
  wall: Wall,
  opening: Opening,
  roomLabel: RoomLabel,
  item: Item,
  light: Light,
  camera: Camera,
  finish: Finish,
  underlay: Underlay,
  site: Site,
} as const

export type KnownElement =
  | Level
  | Wall
  | Opening
  | RoomLabel
  | Item
  | Light
  | Camera
  | Finish
  | Underlay
  | Site
export type SceneElement = KnownElement | ForeignElement
export type ElementKind = keyof typeof elementSchemas

/** The parents that each kind may have. */
export const parentKinds: Readonly<Record<Exclude<ElementKind, "finish">, readonly ElementKind[]>> = {
  level: [],
  wall: ["level"],
  opening: ["wall"],
  roomLabel: ["level"],
  item: ["level", "item"],
  light: ["level"],
  camera: ["level"],
  underlay: ["level"],
  site: [],
}

/** The kinds that may be the parent of this element. */
export function parentKindsOf(element: KnownElement): readonly ElementKind[] {
  if (element.kind !== "finish") return parentKinds[element.kind]
  return element.on === "floor" || element.on === "ceiling" ? ["level"] : ["wall"]
}

/** Kinds that belong to a whole level, whatever rooms it has. */
export const isOfWholeLevel = ({ kind }: SceneElement): boolean => kind === "underlay"

export const isKnown = (element: SceneElement): element is KnownElement => element.kind !== "foreign"

export const isElementKind = (kind: unknown): kind is ElementKind =>
  typeof kind === "string" && Object.hasOwn(elementSchemas, kind)
