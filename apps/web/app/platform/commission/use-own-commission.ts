import { readOwnPlan } from "@roomwright/contract/plans/calls"
import type { planTiers } from "@roomwright/contract/plans/kinds"
import { readCommission, type Commission } from "@roomwright/contract/settings/commission"
import { useEffect, useState } from "react"
import { ApiError } from "../api.ts"
import { useLanguage } from "../locale/locale.tsx"
import { siteCall } from "../site-call.ts"

interface OwnCommission {
  readonly commission: Commission
  readonly tier: (typeof planTiers)[number]
}

/** What the platform keeps of a price, and one's own plan; null until it is known. */
export function useOwnCommission(): OwnCommission | null {
  const language = useLanguage()
  const [own, setOwn] = useState<OwnCommission | null>(null)
  useEffect(() => {
    const call = siteCall(language)
    Promise.all([call(readCommission, {}), call(readOwnPlan, {})])
      .then(([commission, { tier }]) => setOwn({ commission, tier }))
      .catch((error: unknown) => {
        // The form works without it.
        if (!(error instanceof ApiError)) throw error
      })
  }, [language])
  return own
}
