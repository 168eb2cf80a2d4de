import type { WaitingQueue } from "../../platform/waiting.ts"

/** Undecided applications. */
export const waitingApplications: WaitingQueue = {
  kind: "application",
  roles: ["ROLE_REVIEWER", "ROLE_ADMIN"],
  async read(db) {
    const row = await db
      .selectFrom("application")
      .select(({ fn }) => [fn.countAll<string>().as("count"), fn.min("submitted_at").as("oldest")])
      .where("state", "=", "SUBMITTED")
      .executeTakeFirstOrThrow()
    return { count: Number(row.count), oldestAt: row.oldest }
  },
}
