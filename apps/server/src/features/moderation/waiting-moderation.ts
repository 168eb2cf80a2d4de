import type { WaitingQueue } from "../../platform/waiting.ts"

const roles = ["ROLE_REVIEWER", "ROLE_ADMIN"] as const

/** Unsettled reports. */
const reports: WaitingQueue = {
  kind: "report",
  roles,
  async read(db) {
    const row = await db
      .selectFrom("report")
      .select(({ fn }) => [fn.countAll<number>().as("count"), fn.min("created_at").as("oldest")])
      .where("settled_at", "is", null)
      .executeTakeFirstOrThrow()
    return { count: row.count, oldestAt: row.oldest }
  },
}

/** Works that staff took down and whose designers ask for a new review. */
const looks: WaitingQueue = {
  kind: "work-look",
  roles,
  async read(db) {
    const row = await db
      .selectFrom("work")
      .select(({ fn }) => [fn.countAll<number>().as("count"), fn.min("look_asked_at").as("oldest")])
      .where("look_asked_at", "is not", null)
      .executeTakeFirstOrThrow()
    return { count: row.count, oldestAt: row.oldest }
  },
}

export const waitingModeration: readonly WaitingQueue[] = [looks, reports]
