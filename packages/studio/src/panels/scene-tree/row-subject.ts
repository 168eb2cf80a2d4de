import type { SceneElement } from "@roomwright/scene/elements/element"
import type { ElementId } from "@roomwright/scene/elements/values"
import type { Room } from "@roomwright/scene/geometry/rooms"
import type { RoomKind } from "@roomwright/scene/kinds/room-label/room-kinds"

/** An element that has a row. */
export interface ElementSubject {
  readonly kind: Exclude<SceneElement["kind"], "level">
  readonly id: ElementId
  readonly element: SceneElement
  /** Among those of its kind that are listed there, from 1. */
  readonly number: number
}

/** Furniture that is chosen and moved together. */
export interface GroupSubject {
  readonly kind: "group"
  /** The pieces of it that are listed there, two at least. */
  readonly ids: readonly ElementId[]
}

/** What a row stands for. */
export type RowSubject =
  | ElementSubject
  | {
      readonly kind: "level"
      readonly id: ElementId
      readonly name: string
      /** From the ground up, from 1. */
      readonly number: number
    }
  | {
      readonly kind: "room"
      readonly room: Room
      readonly roomKind: RoomKind | null
      readonly name: string
      /** Among the rooms of its level, from 1. */
      readonly number: number
    }
  | GroupSubject

export const isElementRow = (subject: RowSubject): subject is ElementSubject => "element" in subject
