import {
  readApplicationProcess,
  withdrawApplication,
  type ApplicationProcess,
} from "@roomwright/contract/applications/calls"
import { useCallback, useEffect, useState } from "react"
import { ApiError } from "../platform/api.ts"
import { useInbox } from "../platform/inbox/inbox-store.ts"
import { useApplicationText } from "../platform/locale/application-texts.ts"
import { useLanguage } from "../platform/locale/locale.tsx"
import { recordProcess } from "../platform/session/follow-application.ts"
import { siteCall } from "../platform/site-call.ts"
import { showToast } from "../platform/toast-store.ts"

/** How often an application in sight is asked for again while somebody may decide on it. */
const followMs = 8_000

/** An application that follows what happens to it in the back office while it is looked at. */
export function useProcess(initial: ApplicationProcess) {
  const t = useApplicationText()
  const language = useLanguage()
  const [process, setProcess] = useState(initial)
  const [isBusy, setBusy] = useState(false)
  const { role, id } = process
  const mayChange = process.status === "SUBMITTED" || process.status === "REJECTED"

  const refresh = useCallback(async (): Promise<void> => {
    try {
      const next = await siteCall(language)(readApplicationProcess, { query: { role } })
      if (next) setProcess((shown) => (JSON.stringify(shown) === JSON.stringify(next) ? shown : next))
    } catch (error) {
      // What is shown stays; the next look may reach the server.
      if (!(error instanceof ApiError)) throw error
    }
  }, [language, role])

  useEffect(() => {
    // The role of an approved one is there at once.
    void recordProcess(process)
  }, [process])

  const newestNotification = useInbox()?.notifications[0]?.id
  useEffect(() => {
    // It may tell of a decision: then the page says so at once.
    if (mayChange && newestNotification !== undefined) void refresh()
  }, [mayChange, newestNotification, refresh])

  useEffect(() => {
    if (!mayChange) return
    const look = (): void => {
      if (document.visibilityState === "visible") void refresh()
    }
    const timer = setInterval(look, followMs)
    document.addEventListener("visibilitychange", look)
    return () => {
      clearInterval(timer)
      document.removeEventListener("visibilitychange", look)
    }
  }, [mayChange, refresh])

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
    await refresh()
    setBusy(false)
  }
  return { process, isBusy, withdraw }
}
