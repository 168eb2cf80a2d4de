import { changeProfile, type Profile, type ProfileChange } from "@roomwright/contract/accounts/calls"
import { useRef, useState } from "react"
import { get, type FieldErrors, type UseFormReturn } from "react-hook-form"
import { useLanguage } from "../../platform/locale/locale.tsx"
import { showRefusal } from "../../platform/forms/show-refusal.ts"
import { currentSession } from "../../platform/session/session-store.ts"
import { siteCall } from "../../platform/site-call.ts"
import { showToast } from "../../platform/toast-store.ts"
import { useDashboardText } from "../dashboards/dashboard-texts.ts"
import { refusable } from "./use-profile-form.ts"
import { toValues, type ProfileValues } from "./profile-values.ts"

interface SavingForm {
  readonly profile: Profile
  readonly form: UseFormReturn<ProfileValues>
  readonly focusFault: (errors: FieldErrors<ProfileValues>) => void
  readonly onSaved: (profile: Profile) => void
}

interface Saving {
  readonly save: (change: ProfileChange, values: ProfileValues) => Promise<void>
  readonly isSaving: boolean
}

const faults = Object.fromEntries(refusable.map((path) => [`body.${path}`, path]))

/** Sends what has changed, once at a time. What is typed meanwhile, or could not be saved, stays in the form. */
export function useSaveProfile({ profile, form, focusFault, onSaved }: SavingForm): Saving {
  const t = useDashboardText()
  const language = useLanguage()
  const [isSaving, setIsSaving] = useState(false)
  const isUnderWay = useRef(false)

  const save = async (change: ProfileChange, sent: ProfileValues): Promise<void> => {
    // Somebody else has signed in meanwhile: these are not their data.
    if (isUnderWay.current || currentSession()?.user?.id !== profile.id) return
    isUnderWay.current = true
    setIsSaving(true)
    try {
      const saved = await siteCall(language)(changeProfile, { body: change })
      onSaved(saved)
      mergeTypedMeanwhile(form, sent, toValues(saved))
      showToast("success", t("dashboards.save.done"))
    } catch (error) {
      showRefusal(form, error, { names: { usernameTaken: "username", usernameFixed: "username" }, faults })
      focusFault(form.formState.errors)
    } finally {
      isUnderWay.current = false
      setIsSaving(false)
    }
  }
  return { save, isSaving }
}

/** The form begins anew with what is stored; a field that was changed after it was sent keeps what was typed. */
function mergeTypedMeanwhile(
  form: UseFormReturn<ProfileValues>,
  sent: ProfileValues,
  stored: ProfileValues,
): void {
  const now = form.getValues()
  const typed = refusable.filter(
    (path) => isLeaf(get(now, path)) && JSON.stringify(get(now, path)) !== JSON.stringify(get(sent, path)),
  )
  form.reset(stored)
  for (const path of typed) form.setValue(path, get(now, path), { shouldDirty: true })
}

const isLeaf = (value: unknown): boolean => typeof value === "string" || Array.isArray(value)
