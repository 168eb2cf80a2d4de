import {
  requestReview,
  deleteMyWork,
  shelveMyWork,
  unshelveMyWork,
  type ProfileGap,
} from "@roomwright/contract/works/my-works"
import { useState } from "react"
import { useRevalidator } from "react-router"
import { ApiError } from "../../platform/api.ts"
import { useLanguage } from "../../platform/locale/locale.tsx"
import { siteCall, type SiteCall } from "../../platform/site-call.ts"
import { showToast } from "../../platform/toast-store.ts"
import { useMyWorksText, type MyWorksTextId } from "./my-works-texts.ts"
import { gapsIn } from "./gaps-notice.tsx"

/** What can be done with a work from the list, one thing at a time; the list is read anew after it. */
export function useWorkActions(id: string, onGaps: (gaps: readonly ProfileGap[]) => void) {
  const t = useMyWorksText()
  const language = useLanguage()
  const { revalidate } = useRevalidator()
  const [isBusy, setBusy] = useState(false)
  const params = { id }

  async function act(what: (call: SiteCall) => Promise<unknown>, said: MyWorksTextId): Promise<void> {
    if (isBusy) return
    setBusy(true)
    onGaps([])
    try {
      await what(siteCall(language))
      showToast("success", t(said))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (error.is("designerIncomplete")) onGaps(gapsIn(error))
      else if (error.status !== 401 && !error.is("loginRequired")) showToast("error", error.message)
    } finally {
      // A refusal, too, may mean that it is no longer as it was shown.
      await revalidate()
      setBusy(false)
    }
  }
  return {
    isBusy,
    shelve: () => void act((call) => call(shelveMyWork, { params }), "myWorks.said.shelved"),
    unshelve: () => void act((call) => call(unshelveMyWork, { params }), "myWorks.said.unshelved"),
    ask: () => void act((call) => call(requestReview, { params }), "myWorks.said.asked"),
    remove: () => void act((call) => call(deleteMyWork, { params }), "myWorks.said.deleted"),
  }
}
