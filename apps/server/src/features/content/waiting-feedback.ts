import type { WaitingQueue } from "../../platform/waiting.ts"

/** Unanswered messages. */
export const waitingFeedback: WaitingQueue = {
  kind: "feedback",
  roles: ["ROLE_EDITOR", "ROLE_ADMIN"],
  async read(db) {
    const row = await db
      .selectFrom("feedback")
      .select(({ fn }) => [fn.countAll<string>().as("count"), fn.min("created_at").as("oldest")])
      .where("state", "=", "NEW")
      .executeTakeFirstOrThrow()
    return { count: Number(row.count), oldestAt: row.oldest }
  },
}
