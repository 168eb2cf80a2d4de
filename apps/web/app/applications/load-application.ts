import { readProfile } from "@roomwright/contract/accounts/calls"
import type { ApplicationRole } from "@roomwright/contract/applications/types"
import {
  listRequestTypes,
  readApplicationProcess,
  readLastApplication,
  type ApplicationProcess,
  type LastApplication,
  type RequestType,
} from "@roomwright/contract/applications/calls"
import { readSellerAccount, type SellerAccount } from "@roomwright/contract/payments/seller-account"
import { listOfferedValues, type OfferedValue } from "@roomwright/contract/settings/filter-values"
import { accountTexts } from "../platform/locale/account-texts.ts"
import { applicationTexts } from "../platform/locale/application-texts.ts"
import { paymentTexts } from "../platform/locale/payment-texts.ts"
import { shownLanguage } from "../platform/locale/shown-language.ts"
import { recordProcess } from "../platform/session/follow-application.ts"
import { signedInCall } from "../platform/session/signed-in-call.ts"

export interface LoadedApplication {
  readonly role: ApplicationRole
  readonly accountId: string
  readonly roles: readonly string[]
  readonly types: readonly RequestType[]
  readonly process: ApplicationProcess | null
  readonly last: LastApplication | null
  /** All styles, those that are offered no more, too; of merchants nobody asks for any. */
  /** Where what is sold later would be paid to. */
  readonly account: SellerAccount | null
  readonly styles: readonly OfferedValue[]
}

/** Everything that the form of a role stands on, with its texts. */
export async function loadApplication(role: ApplicationRole): Promise<LoadedApplication> {
  const call = signedInCall()
  const language = shownLanguage()
  const query = { role }
  const [profile, types, process, last, styles, account] = await Promise.all([
    call(readProfile, {}),
    call(listRequestTypes, {}),
    call(readApplicationProcess, { query }),
    call(readLastApplication, { query }),
    role === "designer"
      ? call(listOfferedValues, { params: { filter: "style" }, query: { hidden: "true" } })
      : [],
    call(readSellerAccount, {}),
    applicationTexts.load(language),
    // Of the fields that take pictures, and of the bill.
    accountTexts.load(language),
    paymentTexts.load(language),
  ])
  // Where somebody applied in another browser, this one knows of it from now on.
  if (process) await recordProcess(process)
  return {
    role,
    accountId: profile.id,
    roles: profile.roles.map(({ name }) => name),
    types,
    process,
    last,
    styles,
    account,
  }
}
