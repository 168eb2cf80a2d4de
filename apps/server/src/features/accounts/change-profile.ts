import type { Profile, ProfileChange } from "@roomwright/contract/accounts/calls"
import type { LocalText } from "@roomwright/contract/language"
import type { Transaction } from "kysely"
import { AppError } from "../../platform/app-error.ts"
import type { DB } from "../../platform/database/row-types.ts"
import { inTransaction, recordEvent } from "../../platform/events/record-event.ts"
import type { Session } from "../../platform/http/dispatch.ts"
import type { Services } from "../../platform/services.ts"
import { claimUpload, deletePicture } from "../media/media.public.ts"
import type { FilterRegistry } from "../settings/settings.public.ts"
import type { AccountHandlers } from "./account-handlers.ts"
import { readProfile } from "./profile.ts"
import { isReservedNickname, isReservedUsername, reservedName } from "./reserved-names.ts"

/**
 * Changes the given parts of the account's profile; others see it at once. Throws `forbidden` for a part
 * whose role the account lacks, `usernameTaken`, `usernameFixed`, `nameReserved`, `unknownFilterValue`,
 * `uploadGone`.
 */
export async function changeProfile(
  services: Services,
  {
    filterRegistry,
    handlers,
  }: { readonly filterRegistry: FilterRegistry; readonly handlers: AccountHandlers },
  { accountId }: Session,
  change: ProfileChange,
): Promise<Profile> {
  if (change.designer?.styles) await filterRegistry.refuseUnknown({ style: change.designer.styles })
  await inTransaction(services, async (tx) => {
    await changeAccount(tx, accountId, change)
    if (change.designer) await changeDesigner(tx, accountId, change.designer)
    if (change.merchant) await changeMerchant(tx, accountId, change.merchant)
    await handlers.profileChanged(tx, accountId)
    await recordEvent(tx, { type: "profile-changed", accountId })
  })
  return readProfile(services, accountId)
}

async function changeAccount(
  tx: Transaction<DB>,
  accountId: string,
  { nickname, username, avatar, language }: ProfileChange,
): Promise<void> {
  const before = await tx
    .selectFrom("account")
    .select(["username", "username_fixed", "avatar_id"])
    .where("id", "=", accountId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  if (nickname !== undefined && isReservedNickname(nickname)) throw reservedName("nickname")
  if (nickname !== undefined)
    await tx.updateTable("account").set({ nickname }).where("id", "=", accountId).execute()
  if (language !== undefined)
    await tx.updateTable("account").set({ language }).where("id", "=", accountId).execute()
  if (username !== undefined && username !== before.username) {
    if (before.username_fixed) throw new AppError("usernameFixed")
    if (isReservedUsername(username)) throw reservedName("username")
    await changeUsername(tx, accountId, username)
  }
  if (avatar !== undefined) {
    const avatarId =
      avatar === null ? null : await claimUpload(tx, { uploadId: avatar, accountId, purpose: "avatar" })
    await tx.updateTable("account").set({ avatar_id: avatarId }).where("id", "=", accountId).execute()
    if (before.avatar_id) await deletePicture(tx, before.avatar_id)
  }
}

async function changeUsername(tx: Transaction<DB>, accountId: string, username: string): Promise<void> {
  const taken = await tx
    .selectFrom("account")
    .select("id")
    .where("username", "=", username)
    .executeTakeFirst()
  if (taken) throw new AppError("usernameTaken")
  await tx
    .updateTable("account")
    .set({ username, username_fixed: true })
    .where("id", "=", accountId)
    .execute()
    .catch((error: unknown) => {
      // Somebody else was faster.
      if (error instanceof Error && "code" in error && error.code === "23505")
        throw new AppError("usernameTaken")
      throw error
    })
}

async function changeDesigner(
  tx: Transaction<DB>,
  accountId: string,
  change: NonNullable<ProfileChange["designer"]>,
): Promise<void> {
  const before = await tx
    .selectFrom("designer_profile")
    .selectAll()
    .where("account_id", "=", accountId)
    .forUpdate()
    .executeTakeFirst()
  if (!before) throw new AppError("forbidden")
  await tx
    .updateTable("designer_profile")
    .set({
      experience_years: change.experienceYears ?? before.experience_years,
      city: mergeTexts(before.city, change.city),
      styles: change.styles ?? before.styles,
      company_name: change.companyName ?? before.company_name,
      school: mergeTexts(before.school, change.school),
      major: mergeTexts(before.major, change.major),
      introduction: mergeTexts(before.introduction, change.introduction),
      other_contact: change.otherContact ?? before.other_contact,
    })
    .where("account_id", "=", accountId)
    .execute()
}

async function changeMerchant(
  tx: Transaction<DB>,
  accountId: string,
  change: NonNullable<ProfileChange["merchant"]>,
): Promise<void> {
  const before = await tx
    .selectFrom("merchant_profile")
    .selectAll()
    .where("account_id", "=", accountId)
    .forUpdate()
    .executeTakeFirst()
  if (!before) throw new AppError("forbidden")
  await tx
    .updateTable("merchant_profile")
    .set({
      city: mergeTexts(before.city, change.city),
      company_address: mergeTexts(before.company_address, change.companyAddress),
      contact_phone: change.contactPhone ?? before.contact_phone,
      phone_shown: change.phoneIsShown ?? before.phone_shown,
      business_scope: mergeTexts(before.business_scope, change.businessScope),
      returns: mergeTexts(before.returns, change.returns),
      warranty: mergeTexts(before.warranty, change.warranty),
    })
    .where("account_id", "=", accountId)
    .execute()
}

/** The given languages replace those before; an empty text removes its language. */
export function mergeTexts(before: LocalText, change: LocalText | undefined): string {
  const texts = Object.entries({ ...before, ...change }).filter(([, text]) => text)
  return JSON.stringify(Object.fromEntries(texts))
}
