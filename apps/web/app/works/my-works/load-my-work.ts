import { readProfile } from "@roomwright/contract/accounts/calls"
import { readMyWork, type MyWork } from "@roomwright/contract/works/my-works"
import { listOfferedValues } from "@roomwright/contract/settings/filter-values"
import type { FilterLabel } from "@roomwright/contract/settings/filters"
import { data } from "react-router"
import { ApiError } from "../../platform/api.ts"
import { accountTexts } from "../../platform/locale/account-texts.ts"
import { shownLanguage } from "../../platform/locale/shown-language.ts"
import { signedInCall } from "../../platform/session/signed-in-call.ts"
import { myWorksTexts } from "./my-works-texts.ts"

export const choiceNames = ["style", "homeType", "space", "scene", "roomType"] as const
export type ChoiceName = (typeof choiceNames)[number]

export interface LoadedWork {
  readonly accountId: string
  /** Null for a new one. */
  readonly work: MyWork | null
  readonly choices: Readonly<Record<ChoiceName, readonly FilterLabel[]>>
}

/** Everything that the form of a work stands on; null for who is no designer. */
export async function loadMyWork(request: Request): Promise<LoadedWork | null> {
  const call = signedInCall()
  const id = new URL(request.url).searchParams.get("id")
  const language = shownLanguage()
  const offered = (filter: ChoiceName) => call(listOfferedValues, { params: { filter }, query: {} })
  const [profile, work, style, homeType, space, scene, roomType] = await Promise.all([
    call(readProfile, {}),
    id === null ? null : call(readMyWork, { params: { id } }).catch(explain),
    offered("style"),
    offered("homeType"),
    offered("space"),
    offered("scene"),
    offered("roomType"),
    myWorksTexts.load(language),
    // Of what cuts pictures.
    accountTexts.load(language),
  ])
  if (!profile.roles.some(({ name }) => name === "ROLE_DESIGNER")) return null
  return {
    accountId: profile.id,
    work,
    choices: { style, homeType, space, scene, roomType },
  }
}

function explain(error: unknown): null {
  if (!(error instanceof ApiError)) throw error
  // An address that is no id names nothing.
  if (error.is("invalidInput")) throw data(null, { status: 404 })
  if (error.is("designersOnly")) return null
  throw error
}
