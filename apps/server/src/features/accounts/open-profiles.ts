import type { LocalText } from "@roomwright/contract/language"
import type { Transaction } from "kysely"
import type { DB } from "../../platform/database/row-types.ts"
import { recordEvent } from "../../platform/events/record-event.ts"
import type { AccountHandlers } from "./account-handlers.ts"
import { grantRole } from "./roles.ts"

interface OpenedDesigner {
  readonly experienceYears: number
  readonly city: LocalText
  readonly styles: readonly string[]
  readonly companyName: string
  readonly school: LocalText
  readonly major: LocalText
  readonly introduction: LocalText
  readonly otherContact: string
}

interface OpenedMerchant {
  readonly companyAddress: LocalText
  readonly contactPhone: string
  readonly businessScope: LocalText
}

/** Makes an account a designer with this profile; others find it once the transaction is committed. */
export async function openDesigner(
  tx: Transaction<DB>,
  handlers: AccountHandlers,
  accountId: string,
  profile: OpenedDesigner,
): Promise<void> {
  await grantRole(tx, accountId, "ROLE_DESIGNER")
  const fields = {
    experience_years: profile.experienceYears,
    city: JSON.stringify(profile.city),
    styles: [...profile.styles],
    company_name: profile.companyName,
    school: JSON.stringify(profile.school),
    major: JSON.stringify(profile.major),
    introduction: JSON.stringify(profile.introduction),
    other_contact: profile.otherContact,
  }
  await tx
    .insertInto("designer_profile")
    .values({ account_id: accountId, ...fields })
    .onConflict((conflict) => conflict.column("account_id").doUpdateSet(fields))
    .execute()
  await notify(tx, handlers, accountId)
}

/** Makes an account a merchant with this profile. */
export async function openMerchant(
  tx: Transaction<DB>,
  handlers: AccountHandlers,
  accountId: string,
  profile: OpenedMerchant,
): Promise<void> {
  await grantRole(tx, accountId, "ROLE_MERCHANT")
  const fields = {
    company_address: JSON.stringify(profile.companyAddress),
    contact_phone: profile.contactPhone,
    business_scope: JSON.stringify(profile.businessScope),
  }
  await tx
    .insertInto("merchant_profile")
    .values({ account_id: accountId, city: JSON.stringify({}), ...fields })
    .onConflict((conflict) => conflict.column("account_id").doUpdateSet(fields))
    .execute()
  await notify(tx, handlers, accountId)
}

async function notify(tx: Transaction<DB>, handlers: AccountHandlers, accountId: string): Promise<void> {
  await handlers.profileChanged(tx, accountId)
  await recordEvent(tx, { type: "profile-changed", accountId })
}
