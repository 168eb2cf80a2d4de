import * as z from "zod/mini"

const id = z.string()

/** All kinds of events. A process that meets an unknown kind, from a later release, treats it as a gap. */
export const Event = z.discriminatedUnion("type", [
  /** A product was listed, withdrawn, relisted, repriced or otherwise changed. */
  z.object({ type: z.literal("product-changed"), productId: id, merchantId: id }),
  /** The stock changed, but not between some and none: lists show the same as before. */
  z.object({ type: z.literal("stock-changed"), productId: id }),
  /** The questions and answers below a product changed. */
  z.object({ type: z.literal("questions-changed"), productId: id }),
  /** A work was published, taken down, put back or otherwise changed. */
  z.object({ type: z.literal("work-changed"), workId: id, designerId: id }),
  /** The public part of an account changed: names, texts, avatar. */
  z.object({ type: z.literal("profile-changed"), accountId: id }),
  /** A session was logged out, or ended from elsewhere: its streams close. */
  z.object({ type: z.literal("session-ended"), sessionId: id }),
  /** An account's inbox has a new notification. */
  z.object({ type: z.literal("mail-written"), accountId: id }),
  /** A round of a job was requested, for now or a later time. */
  z.object({ type: z.literal("job-requested"), job: z.string(), at: z.optional(z.string()) }),
  /** A failed job waits for another try. */
  z.object({ type: z.literal("job-retried"), job: z.string() }),
  /** An article, an answer or the about page was published, changed or unpublished. */
  z.object({
    type: z.literal("content-changed"),
    itemId: id,
    part: z.enum(["article", "answer", "about"]),
  }),
  /** Editors changed the choice for the home page. */
  z.object({ type: z.literal("home-changed") }),
  /** A public setting, a filter value, a legal text or a plan changed. */
  z.object({ type: z.literal("settings-changed") }),
])
export type Event = z.infer<typeof Event>

export type EventType = Event["type"]
export type EventOf<Type extends EventType> = Extract<Event, { type: Type }>
