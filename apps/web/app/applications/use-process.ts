import {
  readApplicationProcess,
  withdrawApplication,
  type ApplicationProcess,
} from "@roomwright/contract/applications/calls"
import { useCallback, useEffect, useState } from "react"
import { ApiError } from "../platform/api.ts"
import { useNews } from "../platform/inbox/use-news.ts"
import { useApplicationText } from "../platform/locale/application-texts.ts"
import { useLanguage } from "../platform/locale/locale.tsx"
import { recordProcess } from "../platform/session/follow-application.ts"
import { siteCall } from "../platform/site-call.ts"
import { showToast } from "../platform/toast-store.ts"

/** An application that follows what happens to it in the back office while it is looked at. */
export function useProcess(initial: ApplicationProcess) {
  const t = useApplicationText()
  const language = useLanguage()
  const [process, setProcess] = useState(initial)
  const [isBusy, setBusy] = useState(false)
  const { role, id } = process
  const mayChange = process.status === "SUBMITTED" || process.status === "REJECTED"

  const refetch = useCallback(async (): Promise<void> => {
    try {
      const next = await siteCall(language)(readApplicationProcess, { query: { role } })
      if (next) setProcess((shown) => (JSON.stringify(shown) === JSON.stringify(next) ? shown : next))
    } catch (error) {
      // What is shown stays; the next look may reach the server.
      if (!(error instanceof ApiError)) throw error
    }
  }, [language, role])
  const refresh = useCallback((): void => void refetch(), [refetch])

  useEffect(() => {
    // The role of an approved one is there at once.
    void recordProcess(process)
  }, [process])

  // Of every decision its applicant is notified.
  useNews(refresh, mayChange)

  const withdraw = async (): Promise<void> => {
    if (isBusy) return
    setBusy(true)
    try {
      await siteCall(language)(withdrawApplication, { params: { id } })
      showToast("success", t("applications.withdraw.done"))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (error.status !== 401 && !error.is("loginRequired")) showToast("error", error.message)
    }
    await refetch()
    setBusy(false)
  }
  return { process, isBusy, withdraw }
}
