import { Camera } from "./camera.ts"
import { Finish } from "./finish.ts"
import type { ForeignElement } from "./foreign-element.ts"
import { Item } from "./item.ts"
import { Level } from "./level.ts"
import { Light } from "./light.ts"
import { Opening } from "./opening.ts"
import { RoomLabel } from "./room-label.ts"
import { Underlay } from "./underlay.ts"
import { Wall } from "./wall.ts"

/** Every kind this version knows. A new kind needs no new schema version; a new field of a kind does. */
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
} as const

export type KnownElement = Level | Wall | Opening | RoomLabel | Item | Light | Camera | Finish | Underlay
export type SceneElement = KnownElement | ForeignElement
export type ElementKind = keyof typeof elementSchemas

/** Whose child each kind may be. */
export const parentKinds: Readonly<Record<Exclude<ElementKind, "finish">, readonly ElementKind[]>> = {
  level: [],
  wall: ["level"],
  opening: ["wall"],
  roomLabel: ["level"],
  item: ["level", "item"],
  light: ["level"],
  camera: ["level"],
  underlay: ["level"],
}

/** The kinds that may be the parent of this element. */
export function parentKindsOf(element: KnownElement): readonly ElementKind[] {
  if (element.kind !== "finish") return parentKinds[element.kind]
  return element.on === "floor" || element.on === "ceiling" ? ["level"] : ["wall"]
}

export const isElementKind = (kind: unknown): kind is ElementKind =>
  typeof kind === "string" && Object.hasOwn(elementSchemas, kind)
