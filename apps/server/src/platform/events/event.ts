import * as z from "zod/mini"

const id = z.string()

/** Everything that can have happened. A process that meets another kind, of a later release, takes it for a gap. */
export const Event = z.discriminatedUnion("type", [
  /** Listed, withdrawn, relisted, repriced or otherwise changed. */
  z.object({ type: z.literal("product-changed"), productId: id, merchantId: id }),
  /** Some were sold or came back, and there are still some, or still none: lists show the same as before. */
  z.object({ type: z.literal("stock-changed"), productId: id }),
  /** What stands below a product of questions and answers is something else now. */
  z.object({ type: z.literal("questions-changed"), productId: id }),
  /** Published, taken down, put back or otherwise changed. */
  z.object({ type: z.literal("work-changed"), workId: id, designerId: id }),
  /** What an account shows of itself: names, texts, avatar. */
  z.object({ type: z.literal("profile-changed"), accountId: id }),
  /** Logged out, or ended from elsewhere: its streams are cut. */
  z.object({ type: z.literal("session-ended"), sessionId: id }),
  /** Something lies in an account's inbox that was not there before. */
  z.object({ type: z.literal("mail-written"), accountId: id }),
  /** A round of a job is asked for: soon, or at a time to come. */
  z.object({ type: z.literal("job-requested"), job: z.string(), at: z.optional(z.string()) }),
  /** A job that had failed waits for another try. */
  z.object({ type: z.literal("job-retried"), job: z.string() }),
  /** An article, an answer or the page about us is shown, shown in other words, or no longer. */
  z.object({
    type: z.literal("content-changed"),
    itemId: id,
    part: z.enum(["article", "answer", "about"]),
  }),
  /** Editors chose something else for the front page. */
  z.object({ type: z.literal("home-changed") }),
  /** A public setting, a filter value, a legal text or a plan. */
  z.object({ type: z.literal("settings-changed") }),
])
export type Event = z.infer<typeof Event>

export type EventType = Event["type"]
export type EventOf<Type extends EventType> = Extract<Event, { type: Type }>
