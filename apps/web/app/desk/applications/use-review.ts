import type { FieldMark } from "@roomwright/contract/applications"
import {
  approveApplication,
  readApplication,
  rejectApplication,
  type DeskApplication,
} from "@roomwright/contract/applications-desk"
import { useState } from "react"
import { ApiError } from "../../platform/api.ts"
import { useLanguage } from "../../platform/locale/locale.tsx"
import { siteCall } from "../../platform/site-call.ts"
import { showToast } from "../../platform/toast-store.ts"
import { useDeskText } from "../desk-texts.ts"
import { sayRefusal } from "../say-refusal.ts"

interface Reviewing {
  /** It is decided on, here or elsewhere: it waits no more. */
  readonly onDecided: (application: DeskApplication) => void
  /** Somebody else was first; with what they decided. */
  readonly onBeaten: (application: DeskApplication) => void
}

interface Rejection {
  readonly reason: string
  readonly marks: readonly FieldMark[]
}

/** Approves applications and sends them back. Of two reviewers the second is told who was first. */
export function useReview({ onDecided, onBeaten }: Reviewing) {
  const t = useDeskText()
  const language = useLanguage()
  const [isBusy, setIsBusy] = useState(false)
  const decide = async (application: DeskApplication, rejection: Rejection | null): Promise<void> => {
    const call = siteCall(language)
    const params = { id: application.id }
    const name = application.applicant.nickname
    setIsBusy(true)
    try {
      if (rejection === null) await call(approveApplication, { params })
      else {
        const body = { reason: rejection.reason, marks: [...rejection.marks] }
        await call(rejectApplication, { params, body })
      }
      onDecided(application)
      showToast("success", t(rejection === null ? "desk.approve.done" : "desk.sendBack.done", { name }))
    } catch (error) {
      const isBeaten =
        error instanceof ApiError && (error.is("decidedAlready") || error.is("applicationClosed"))
      if (isBeaten) await tellWhoWasFirst(application.id)
      else sayRefusal(error)
    } finally {
      setIsBusy(false)
    }
  }
  const tellWhoWasFirst = async (id: string): Promise<void> => {
    try {
      const now = await siteCall(language)(readApplication, { params: { id } })
      onDecided(now)
      onBeaten(now)
    } catch (error) {
      sayRefusal(error)
    }
  }
  return {
    isBusy,
    approve: (application: DeskApplication) => decide(application, null),
    sendBack: (application: DeskApplication, reason: string, marks: readonly FieldMark[]) =>
      decide(application, { reason, marks }),
  }
}
