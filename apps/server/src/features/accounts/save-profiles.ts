import type { LocalText } from "@roomwright/contract/language"
import type { Transaction } from "kysely"
import type { DB } from "../../platform/database/row-types.ts"
import { newId } from "../../platform/ids.ts"
import { grantRole } from "./roles.ts"

export interface NewPerson {
  readonly username: string
  readonly nickname: string
  readonly joinedAt: Date
  /** Where sign-in codes go; without one nobody can sign in. */
  readonly email?: string
}

export interface NewDesigner extends NewPerson {
  readonly city: LocalText
  readonly styles: readonly string[]
  readonly experienceYears: number
  readonly companyName: string
  readonly school: LocalText
  readonly major: LocalText
  readonly introduction: LocalText
}

export interface NewMerchant extends NewPerson {
  readonly city: LocalText
  readonly companyAddress: LocalText
  readonly contactPhone: string
  readonly businessScope: LocalText
  readonly returns?: LocalText
  readonly warranty?: LocalText
}

/** Creates an account that is a designer. Returns its id. */
export async function createDesigner(tx: Transaction<DB>, designer: NewDesigner): Promise<string> {
  const accountId = await createPerson(tx, designer)
  await grantRole(tx, accountId, "ROLE_DESIGNER")
  await tx
    .insertInto("designer_profile")
    .values({
      account_id: accountId,
      city: JSON.stringify(designer.city),
      styles: [...designer.styles],
      experience_years: designer.experienceYears,
      company_name: designer.companyName,
      school: JSON.stringify(designer.school),
      major: JSON.stringify(designer.major),
      introduction: JSON.stringify(designer.introduction),
      created_at: designer.joinedAt,
    })
    .execute()
  return accountId
}

/** Creates an account that is a merchant. Returns its id. */
export async function createMerchant(tx: Transaction<DB>, merchant: NewMerchant): Promise<string> {
  const accountId = await createPerson(tx, merchant)
  await grantRole(tx, accountId, "ROLE_MERCHANT")
  await tx
    .insertInto("merchant_profile")
    .values({
      account_id: accountId,
      city: JSON.stringify(merchant.city),
      company_address: JSON.stringify(merchant.companyAddress),
      contact_phone: merchant.contactPhone,
      business_scope: JSON.stringify(merchant.businessScope),
      returns: JSON.stringify(merchant.returns ?? {}),
      warranty: JSON.stringify(merchant.warranty ?? {}),
      created_at: merchant.joinedAt,
    })
    .execute()
  return accountId
}

/** Creates an account that is neither. Returns its id. */
export async function createPerson(tx: Transaction<DB>, account: NewPerson): Promise<string> {
  const id = newId()
  await tx
    .insertInto("account")
    .values({
      id,
      username: account.username,
      nickname: account.nickname,
      email: account.email ?? null,
      created_at: account.joinedAt,
    })
    .execute()
  return id
}
