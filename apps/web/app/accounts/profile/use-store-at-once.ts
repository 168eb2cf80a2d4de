import type { Profile } from "@roomwright/contract/accounts/calls"
import { useRef, useState } from "react"
import { ApiError } from "../../platform/api.ts"
import { useLanguage } from "../../platform/locale/locale.tsx"
import { currentSession } from "../../platform/session/session-store.ts"
import { isLoginNeeded } from "../../platform/session/signed-in-call.ts"
import { siteCall, type SiteCall } from "../../platform/site-call.ts"
import { showToast } from "../../platform/toast-store.ts"
import { useDashboardText, type DashboardTextId } from "../dashboards/dashboard-texts.ts"

export interface ProfileOwner {
  readonly profile: Profile
  readonly onSaved: (profile: Profile) => void
}

interface Storing {
  /** Does it and says so; false when it failed, which is said too, or when something is under way already. */
  readonly store: (work: (call: SiteCall) => Promise<Profile>, said: DashboardTextId) => Promise<boolean>
  readonly isBusy: boolean
}

/** Stores a part of the profile that needs no form to be saved, once at a time. What fails leaves all as it was. */
export function useStoreAtOnce({ profile, onSaved }: ProfileOwner): Storing {
  const t = useDashboardText()
  const language = useLanguage()
  const [isBusy, setIsBusy] = useState(false)
  const isUnderWay = useRef(false)

  const store: Storing["store"] = async (work, said) => {
    // Somebody else has signed in meanwhile: this is not their profile.
    if (isUnderWay.current || currentSession()?.user?.id !== profile.id) return false
    isUnderWay.current = true
    setIsBusy(true)
    try {
      onSaved(await work(siteCall(language)))
      showToast("success", t(said))
      return true
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (!isLoginNeeded(error)) showToast("error", error.message)
      return false
    } finally {
      isUnderWay.current = false
      setIsBusy(false)
    }
  }
  return { store, isBusy }
}
