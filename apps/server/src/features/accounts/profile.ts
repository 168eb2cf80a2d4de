import type { Profile } from "@roomwright/contract/accounts/calls"
import { staffRoles } from "@roomwright/contract/endpoint"
import { defaultLanguage, isLanguage } from "@roomwright/contract/language"
import type { Kysely, Transaction } from "kysely"
import { AppError } from "../../platform/app-error.ts"
import type { DB } from "../../platform/database/row-types.ts"
import type { Services } from "../../platform/services.ts"
import { pictureColumns, toPicture } from "../media/media.public.ts"
import { hasSecondFactor } from "./demand-second-factor.ts"
import { readRoles } from "./roles.ts"

/** Everything that an account can see of itself. */
export async function readProfile(
  { config, database: { db } }: Pick<Services, "config" | "database">,
  accountId: string,
): Promise<Profile> {
  const account = await db.selectFrom("account").selectAll().where("id", "=", accountId).executeTakeFirst()
  if (!account) throw new AppError("invalidSession")
  const roles = await readRoles(db, accountId)
  return {
    id: account.id,
    username: account.username,
    usernameIsFixed: account.username_fixed,
    nickname: account.nickname,
    avatar: await readAvatar(db, account.avatar_id),
    email: account.email,
    mobile: account.mobile,
    language: isLanguage(account.language) ? account.language : defaultLanguage,
    roles: roles.map((name) => ({ name })),
    designerLevel: account.designer_level,
    joinedAt: account.created_at.toISOString(),
    designer: await readDesigner(db, accountId),
    merchant: await readMerchant(db, accountId),
    erasedAt: account.erase_at?.toISOString() ?? null,
    cookieAgreement: account.cookie_agreement,
    termsVersion: account.terms_version,
    secondFactor: {
      isSet: await hasSecondFactor(db, accountId),
      isRequired: config.production && roles.some((role) => staffRoles.includes(role)),
    },
  }
}

type Reader = Kysely<DB> | Transaction<DB>

async function readAvatar(db: Reader, id: string | null): Promise<Profile["avatar"]> {
  if (id === null) return null
  const row = await db
    .selectFrom("picture")
    .select(pictureColumns)
    .where("picture.id", "=", id)
    .executeTakeFirst()
  return row ? toPicture(row) : null
}

async function readDesigner(db: Reader, accountId: string): Promise<Profile["designer"]> {
  const row = await db
    .selectFrom("designer_profile")
    .selectAll()
    .where("account_id", "=", accountId)
    .executeTakeFirst()
  return row
    ? {
        experienceYears: row.experience_years,
        city: row.city,
        styles: row.styles,
        companyName: row.company_name,
        school: row.school,
        major: row.major,
        introduction: row.introduction,
        otherContact: row.other_contact,
      }
    : null
}

async function readMerchant(db: Reader, accountId: string): Promise<Profile["merchant"]> {
  const row = await db
    .selectFrom("merchant_profile")
    .selectAll()
    .where("account_id", "=", accountId)
    .executeTakeFirst()
  return row
    ? {
        city: row.city,
        companyAddress: row.company_address,
        contactPhone: row.contact_phone,
        phoneIsShown: row.phone_shown,
        businessScope: row.business_scope,
        returns: row.returns,
        warranty: row.warranty,
      }
    : null
}
