import { sql } from "kysely"
import type { PersonalData } from "../../platform/personal-data.ts"
import { deletePicture } from "../media/media.public.ts"

/** What accounts store themselves: identity, profiles, sessions, codes. */
export const accountData: PersonalData = {
  name: "account",
  async export(db, accountId) {
    const account = await db
      .selectFrom("account")
      .select([
        "id",
        "username",
        "nickname",
        "email",
        "mobile",
        "language",
        "designer_level",
        "terms_version",
        "terms_accepted_at",
        "cookie_agreement",
        "cookie_answered_at",
        "created_at",
        "erase_at",
        "blocked_at",
        "blocked_reason",
      ])
      .where("id", "=", accountId)
      .executeTakeFirst()
    const own = { accountId }
    return {
      account,
      roles: await db
        .selectFrom("account_role")
        .select(["role", "granted_at"])
        .where("account_id", "=", own.accountId)
        .execute(),
      designerProfile: await db
        .selectFrom("designer_profile")
        .selectAll()
        .where("account_id", "=", accountId)
        .executeTakeFirst(),
      merchantProfile: await db
        .selectFrom("merchant_profile")
        .selectAll()
        .where("account_id", "=", accountId)
        .executeTakeFirst(),
      sessions: await db
        .selectFrom("session")
        .select(["user_agent", "started_at", "last_used_at", "ended_at"])
        .where("account_id", "=", accountId)
        .orderBy("started_at")
        .execute(),
    }
  },
  async erase(tx, accountId) {
    const account = await tx
      .selectFrom("account")
      .select(["email", "mobile", "avatar_id"])
      .where("id", "=", accountId)
      .executeTakeFirstOrThrow()
    const identities = [account.email?.toLowerCase() ?? "", account.mobile ?? ""]
    await tx
      .deleteFrom("one_time_code")
      .where((eb) => eb.or([eb("account_id", "=", accountId), eb("identity", "in", identities)]))
      .execute()
    // Codes of the previous release, until nobody runs it any more.
    await tx
      .deleteFrom("verification_code")
      .where((eb) => eb.or([eb("account_id", "=", accountId), eb("identity", "in", identities)]))
      .execute()
    await tx.deleteFrom("known_browser").where("account_id", "=", accountId).execute()
    await tx.deleteFrom("session").where("account_id", "=", accountId).execute()
    await tx
      .updateTable("designer_profile")
      .set({
        city: sql`'{}'::jsonb`,
        styles: [],
        company_name: "",
        school: sql`'{}'::jsonb`,
        major: sql`'{}'::jsonb`,
        introduction: sql`'{}'::jsonb`,
        other_contact: "",
      })
      .where("account_id", "=", accountId)
      .execute()
    await tx
      .updateTable("merchant_profile")
      .set({
        city: sql`'{}'::jsonb`,
        company_address: sql`'{}'::jsonb`,
        contact_phone: "",
        phone_shown: false,
        business_scope: sql`'{}'::jsonb`,
        returns: sql`'{}'::jsonb`,
        warranty: sql`'{}'::jsonb`,
      })
      .where("account_id", "=", accountId)
      .execute()
    if (account.avatar_id) {
      await tx.updateTable("account").set({ avatar_id: null }).where("id", "=", accountId).execute()
      await deletePicture(tx, account.avatar_id)
    }
  },
}
