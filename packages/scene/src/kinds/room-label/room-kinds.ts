import * as z from "zod/mini"

/** The kinds of rooms. Their names are messages of the site, not part of the document. */
export const roomKinds = [
  "living-room",
  "dining-room",
  "living-dining",
  "kitchen",
  "main-bedroom",
  "bedroom",
  "guest-room",
  "kids-room",
  "study",
  "bathroom",
  "toilet",
  "entry",
  "corridor",
  "wardrobe",
  "laundry",
  "storage",
  "pantry",
  "balcony",
  "terrace",
  "garage",
  "stairwell",
  "altar-room",
  "other",
] as const
export const RoomKind = z.enum(roomKinds)
export type RoomKind = z.infer<typeof RoomKind>
