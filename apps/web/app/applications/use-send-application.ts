import type { ApplicationType } from "@roomwright/contract/applications/types"
import {
  resubmitApplication,
  submitApplication,
  type ApplicationField,
} from "@roomwright/contract/applications/calls"
import { applicationPath, pagePaths } from "@roomwright/contract/page-paths"
import { useState } from "react"
import { useNavigate } from "react-router"
import { ApiError } from "../platform/api.ts"
import { useLanguage } from "../platform/locale/locale.tsx"
import { saveApplyStatus } from "../platform/session/apply-status.ts"
import { siteCall } from "../platform/site-call.ts"
import { showToast } from "../platform/toast-store.ts"
import { forgetDraft } from "./application-draft.ts"
import { toSent } from "./check-draft.ts"
import type { LoadedApplication } from "./load-application.ts"
import type { ApplicationFormState } from "./use-application-form.ts"

interface Paid {
  readonly bill: string
  readonly receipt: string | undefined
}

/** Sends an application, or a rejected one again. What is refused stays filled in. */
export function useSendApplication(
  { role, accountId, process }: LoadedApplication,
  type: ApplicationType,
  form: ApplicationFormState,
) {
  const language = useLanguage()
  const navigate = useNavigate()
  const [isBusy, setBusy] = useState(false)

  async function send(paid: Paid | null): Promise<void> {
    if (isBusy) return
    setBusy(true)
    const call = siteCall(language)
    const sent = toSent(role, form.draft)
    try {
      const isAgain = process?.status === "REJECTED"
      if (isAgain) await call(resubmitApplication, { params: { id: process.id }, body: sent })
      else await call(submitApplication, { params: { type }, body: { ...sent, ...paid } })
      forgetDraft(role, accountId)
      saveApplyStatus("SUBMITTED")
      const success = role === "merchant" ? pagePaths.merchantSuccess : pagePaths.priceSuccess
      await navigate(isAgain ? applicationPath(role) : success, { replace: true })
    } catch (error) {
      explain(error)
    } finally {
      setBusy(false)
    }
  }

  function explain(error: unknown): void {
    if (!(error instanceof ApiError)) throw error
    // Said already, with the login.
    if (error.status === 401 || error.is("loginRequired")) return
    const refused = error.faults.flatMap(({ path }) => fieldOf(path) ?? [])
    form.setFaults(Object.fromEntries(refused.map((field) => [field, error.message])))
    showToast("error", error.message)
  }
  return { send, isBusy }
}

/** The field that a part of the call came from: `body.designer.city`, `body.pictures.idBack`. */
function fieldOf(path: string): ApplicationField | null {
  const [, , field] = path.split(".")
  return field === undefined ? null : (field as ApplicationField)
}
