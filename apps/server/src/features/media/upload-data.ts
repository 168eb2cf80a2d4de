import type { PersonalData } from "../../platform/personal-data.ts"
import { deleteUnclaimedUploads } from "./use-uploads.ts"

/** What media keeps of a person: what they sent. Pictures in use go with the features that use them. */
export const uploadData: PersonalData = {
  name: "uploads",
  async export(db, accountId) {
    const uploads = await db
      .selectFrom("upload")
      .select(["id", "purpose", "bytes", "created_at", "claimed_at"])
      .where("account_id", "=", accountId)
      .orderBy("created_at")
      .execute()
    return uploads.length > 0 ? uploads : null
  },
  erase: (tx, accountId) => deleteUnclaimedUploads(tx, accountId),
}
