import type { PersonalData } from "../../platform/personal-data.ts"
import { dropTours } from "./own-tours.ts"

/** Tours that somebody has made. Their panoramas go with the renders. */
export const tourData: PersonalData = {
  name: "tours",
  async export(db, accountId) {
    return db
      .selectFrom("tour")
      .select(["id", "name", "state", "project_id", "work_id", "created_at", "made_at"])
      .where("account_id", "=", accountId)
      .orderBy("created_at")
      .orderBy("id")
      .execute()
  },
  async erase(tx, accountId) {
    const rows = await tx.selectFrom("tour").select("id").where("account_id", "=", accountId).execute()
    await dropTours(
      tx,
      rows.map(({ id }) => id),
    )
  },
}
