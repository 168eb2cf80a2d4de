import type { WaitingQueue } from "../../platform/waiting.ts"

/** Companies that wait for an offer. */
export const waitingRequests: WaitingQueue = {
  kind: "enterprise-request",
  roles: ["ROLE_ADMIN"],
  async read(db) {
    const row = await db
      .selectFrom("enterprise_request")
      .select(({ fn }) => [fn.countAll<string>().as("count"), fn.min("at").as("oldest")])
      .where("answered_at", "is", null)
      .executeTakeFirstOrThrow()
    return { count: Number(row.count), oldestAt: row.oldest }
  },
}
