import { useState } from "react"
import { useRevalidator } from "react-router"
import { ApiError } from "../platform/api.ts"
import { useLanguage } from "../platform/locale/locale.tsx"
import { siteCall, type SiteCall } from "../platform/site-call.ts"
import { showToast } from "../platform/toast-store.ts"

interface Acting {
  readonly isBusy: boolean
  /**
   * Makes a call, one at a time, and reads the page anew after it: a refusal, too, may mean that it is no longer as it was
   * shown. `said` is told when it went well. Gives whether it did.
   */
  readonly act: (what: (call: SiteCall) => Promise<unknown>, said?: string) => Promise<boolean>
}

/** What is done from a page of one's own: refusals are told, and the page follows. */
export function useAct(): Acting {
  const language = useLanguage()
  const { revalidate } = useRevalidator()
  const [isBusy, setBusy] = useState(false)
  return {
    isBusy,
    async act(what, said) {
      if (isBusy) return false
      setBusy(true)
      try {
        await what(siteCall(language))
        if (said !== undefined) showToast("success", said)
        return true
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        if (error.status !== 401 && !error.is("loginRequired")) showToast("error", error.message)
        return false
      } finally {
        await revalidate()
        setBusy(false)
      }
    },
  }
}
