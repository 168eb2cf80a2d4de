import type { CallData, CallInput, Endpoint } from "@roomwright/contract/endpoint"
import { readProfile } from "@roomwright/contract/accounts/calls"
import { data } from "react-router"
import { ApiError, type Send } from "../../platform/api.ts"
import { shownLanguage } from "../../platform/locale/shown-language.ts"
import { signedInCall } from "../../platform/session/signed-in-call.ts"
import { isStaff } from "../../platform/session/staff.ts"
import type { SiteCall } from "../../platform/site-call.ts"
import { adminTexts } from "./admin-texts.ts"

/** Who works here, as the server says it now. */
export interface AdminPerson {
  readonly nickname: string
  readonly roles: readonly string[]
}

/** Lets staff in. Throws `LoginNeeded` for visitors and a page that is not there for everybody else. */
export async function enterAdmin(): Promise<AdminPerson> {
  const [{ nickname, roles }] = await Promise.all([
    adminCall()(readProfile, {}),
    adminTexts.load(shownLanguage()),
  ])
  const names = roles.map(({ name }) => name)
  if (!isStaff(names)) throw notHere()
  return { nickname, roles: names }
}

/** The calls of a page of the back office: what one's role may not see is not there. */
export function adminCall(): SiteCall {
  const call = signedInCall()
  return async <E extends Endpoint>(endpoint: E, input: CallInput<E>, by?: Send): Promise<CallData<E>> => {
    try {
      return await call(endpoint, input, by)
    } catch (error) {
      throw error instanceof ApiError && error.is("forbidden") ? notHere() : error
    }
  }
}

const notHere = () => data(null, { status: 404 })
