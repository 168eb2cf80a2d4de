import type { OwnPlan } from "@roomwright/contract/plans/calls"
import { useEffect, useState } from "react"
import { useLanguage } from "../platform/locale/locale.tsx"
import { useSession } from "../platform/session/use-session.ts"
import { siteCall } from "../platform/site-call.ts"

/** The plan of who is signed in, once it is there; null for visitors, and where it does not come. */
export function useOwnPlan(): OwnPlan | null {
  const language = useLanguage()
  const user = useSession()?.user?.id ?? null
  const [own, setOwn] = useState<{ readonly user: string; readonly plan: OwnPlan } | null>(null)
  useEffect(() => {
    if (user === null) return
    let isWanted = true
    const ask = async () => {
      const { readOwnPlan } = await import("@roomwright/contract/plans/calls")
      return siteCall(language)(readOwnPlan, {})
    }
    ask().then(
      (plan) => {
        if (isWanted) setOwn({ user, plan })
      },
      // The page is about the plans; one's own is a help.
      () => {},
    )
    return () => {
      isWanted = false
    }
  }, [user, language])
  return own !== null && own.user === user ? own.plan : null
}
