import { limits } from "@roomwright/contract/limits"
import { showText, type Language } from "@roomwright/contract/language"
import type { MerchantCard, MerchantDetail } from "@roomwright/contract/catalogue/merchants"
import { sql, type Kysely } from "kysely"
import { AppError } from "../../platform/app-error.ts"
import type { DB } from "../../platform/database/row-types.ts"
import { readAvatars } from "../accounts/accounts.public.ts"

/** Merchants with a public page: neither blocked nor erased. */
export const selectMerchants = (db: Kysely<DB>) =>
  db
    .selectFrom("merchant_profile")
    .innerJoin("account", "account.id", "merchant_profile.account_id")
    .where("account.blocked_at", "is", null)
    .where("account.erased_at", "is", null)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom("account_role")
          .select("account_role.role")
          .whereRef("account_role.account_id", "=", "account.id")
          .where("account_role.role", "=", "ROLE_MERCHANT"),
      ),
    )

const productCount = sql<number>`(select count(*) from (
  select from product where product.merchant_id = account.id and product.on_sale limit ${sql.lit(limits.countedMax)}
) as counted)`

/** Cards of these merchants in the order of the ids; those without a public page are left out. */
export async function readMerchantCards(
  db: Kysely<DB>,
  ids: readonly string[],
  language: Language,
): Promise<MerchantCard[]> {
  if (ids.length === 0) return []
  const rows = await selectMerchants(db)
    .select(["account.id", "account.nickname", "merchant_profile.city", productCount.as("product_count")])
    .select(["merchant_profile.business_scope", "merchant_profile.created_at"])
    .where("account.id", "in", ids)
    .execute()
  const avatars = await readAvatars(db, ids)
  const cards = new Map(
    rows.map((row) => [
      row.id,
      {
        id: row.id,
        nickname: row.nickname,
        avatar: avatars.get(row.id) ?? null,
        city: showText(row.city, language),
        productCount: row.product_count,
        sells: showText(row.business_scope, language),
        joinedAt: row.created_at.toISOString(),
      },
    ]),
  )
  return ids.flatMap((id) => cards.get(id) ?? [])
}

/** The public page of a merchant. Throws `notFound` for accounts that have none. */
export async function readMerchantDetail(
  db: Kysely<DB>,
  id: string,
  language: Language,
): Promise<MerchantDetail> {
  const row = await selectMerchants(db)
    .select(["account.id", "account.nickname", "merchant_profile.city", "merchant_profile.business_scope"])
    .select(["merchant_profile.contact_phone", "merchant_profile.phone_shown"])
    .select(["merchant_profile.created_at", productCount.as("product_count")])
    .where("account.id", "=", id)
    .executeTakeFirst()
  if (!row) throw new AppError("notFound")
  const avatars = await readAvatars(db, [id])
  return {
    id: row.id,
    nickname: row.nickname,
    avatar: avatars.get(id) ?? null,
    city: showText(row.city, language),
    productCount: row.product_count,
    sells: showText(row.business_scope, language),
    introduction: showText(row.business_scope, language),
    phone: row.phone_shown && row.contact_phone !== "" ? row.contact_phone : null,
    joinedAt: row.created_at.toISOString(),
  }
}
