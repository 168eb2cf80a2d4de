import type { Profile } from "@roomwright/contract/accounts/calls"
import { listProjects } from "@roomwright/contract/studio/project-calls"
import { useEffect, useState } from "react"
import { shownLanguage } from "../../platform/locale/shown-language.ts"
import { mayDesign } from "../../platform/session/role-dashboard.ts"
import { siteCall } from "../../platform/site-call.ts"
import { rolesOf } from "./read-own.ts"

/** What was answered, by account: asked once a page load. */
const known = new Map<string, boolean>()

/** Whether a buyer has homes to draw on, which come with what was bought. Of who designs it is not asked. */
export function useHasProjects(profile: Profile): boolean {
  const { id } = profile
  const isAsked = !mayDesign(rolesOf(profile))
  const [has, setHas] = useState(() => known.get(id) ?? false)
  useEffect(() => {
    if (!isAsked || known.has(id)) return
    siteCall(shownLanguage())(listProjects, { query: { size: "1" } }).then(
      ({ totals }) => {
        known.set(id, totals.active + totals.trash > 0)
        setHas(totals.active + totals.trash > 0)
      },
      // The page is there without it.
      () => {},
    )
  }, [id, isAsked])
  return has
}
