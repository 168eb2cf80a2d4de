import * as z from "zod/mini"
import { RoomKind } from "./room-kinds.ts"
import { ElementId, Name, Point } from "../../elements/values.ts"

/**
 * The name and kind of the room around a point. The room itself follows from the walls and is never stored.
 */
export const RoomLabel = z.strictObject({
  kind: z.literal("roomLabel"),
  /** The level. */
  parent: ElementId,
  at: Point,
  room: RoomKind,
  /** The owner's name for it; empty: that of its kind. */
  name: Name,
})
export type RoomLabel = Readonly<z.infer<typeof RoomLabel>>
