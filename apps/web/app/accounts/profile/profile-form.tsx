import { Button } from "@roomwright/ui/button"
import type { Profile, ProfileChange } from "@roomwright/contract/accounts/calls"
import type { FilterLabel } from "@roomwright/contract/settings/filters"
import { useState, useEffect } from "react"
import { FormProvider, useFormContext } from "react-hook-form"
import { SaveBar } from "../../platform/forms/save-bar.tsx"
import { ConfirmDialog } from "../../platform/dialogs/confirm-dialog.tsx"
import { useLanguage } from "../../platform/locale/locale.tsx"
import { requireLogin } from "../../platform/session/request-login.ts"
import { showToast } from "../../platform/toast-store.ts"
import { useDashboardText } from "../dashboards/dashboard-texts.ts"
import { DesignerFields } from "./designer-fields.tsx"
import { MerchantFields } from "./merchant-fields.tsx"
import { findChange, toValues, type ProfileValues } from "./profile-values.ts"
import { TextLanguageProvider } from "./text-language.ts"
import { useProfileForm } from "./use-profile-form.ts"
import { useSaveProfile } from "./use-save-profile.ts"
import { pagePaths } from "@roomwright/contract/page-paths"
import { useBlocker } from "react-router"
import { currentSession } from "../../platform/session/session-store.ts"
import { TextField } from "@roomwright/ui/text-field"
import { DashboardCard } from "../dashboards/dashboard-card.tsx"

interface ProfileFormProps {
  readonly profile: Profile
  readonly styles: readonly FilterLabel[]
  readonly onSaved: (profile: Profile) => void
}

interface Wanted {
  readonly change: ProfileChange
  readonly values: ProfileValues
}

/** Everything of a profile but its picture: the parts of each role that the account has. */
export function ProfileForm({ profile, styles, onSaved }: ProfileFormProps) {
  const t = useDashboardText()
  const [textLanguage, setTextLanguage] = useState(useLanguage())
  const { form, focusFault } = useProfileForm(profile, setTextLanguage)
  const { save, isSaving } = useSaveProfile({ profile, form, focusFault, onSaved })
  // A name that can be chosen once is asked about before.
  const [asked, setAsked] = useState<Wanted | null>(null)
  const { isDirty } = form.formState

  const submit = form.handleSubmit((values) => {
    const change = findChange(profile, values)
    if (change === null) {
      form.reset(toValues(profile))
      showToast("info", t("dashboards.save.same"))
    } else if (change.username === undefined) requireLogin(() => void save(change, values))
    else setAsked({ change, values })
  }, focusFault)

  return (
    <FormProvider {...form}>
      <TextLanguageProvider value={{ language: textLanguage, setLanguage: setTextLanguage }}>
        <form
          noValidate
          aria-label={t("dashboards.profile.title")}
          onSubmit={(event) => {
            if (isSaving) event.preventDefault()
            else void submit(event)
          }}
          className="grid gap-6 [&_input]:scroll-mb-36 [&_textarea]:scroll-mb-36"
        >
          <NameFields usernameIsFixed={profile.usernameIsFixed} />
          {profile.designer ? <DesignerFields styles={styles} /> : null}
          {profile.merchant ? <MerchantFields /> : null}
          <SaveBar
            isDirty={isDirty}
            isBusy={isSaving}
            go={t("dashboards.save.save")}
            status={t(isDirty ? "dashboards.save.unsaved" : "dashboards.save.nothing")}
          >
            {isDirty ? (
              <Button look="quiet" small disabled={isSaving} onClick={() => form.reset(toValues(profile))}>
                {t("dashboards.save.discard")}
              </Button>
            ) : null}
          </SaveBar>
        </form>
        <LeaveGuard isDirty={isDirty} />
        {asked ? (
          <ConfirmDialog
            title={t("dashboards.username.title")}
            text={t("dashboards.username.text", { username: asked.change.username ?? "" })}
            confirmText={t("dashboards.username.confirm")}
            cancelText={t("dashboards.username.cancel")}
            onConfirm={() => {
              setAsked(null)
              requireLogin(() => void save(asked.change, asked.values))
            }}
            onCancel={() => setAsked(null)}
          />
        ) : null}
      </TextLanguageProvider>
    </FormProvider>
  )
}

/** Asks before changes are lost with the page: by links here, by the browser's own question elsewhere. */
function LeaveGuard({ isDirty }: { readonly isDirty: boolean }) {
  const t = useDashboardText()
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    // Whoever has just logged out meant to leave.
    const hasLoggedOut = currentSession() === null && nextLocation.pathname === pagePaths.home
    return isDirty && nextLocation.pathname !== currentLocation.pathname && !hasLoggedOut
  })

  useEffect(() => {
    if (!isDirty) return
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault()
    window.addEventListener("beforeunload", ask)
    return () => window.removeEventListener("beforeunload", ask)
  }, [isDirty])

  if (blocker.state !== "blocked") return null
  return (
    <ConfirmDialog
      title={t("dashboards.leave.title")}
      text={t("dashboards.leave.text")}
      confirmText={t("dashboards.leave.leave")}
      cancelText={t("dashboards.leave.stay")}
      onConfirm={() => blocker.proceed()}
      onCancel={() => blocker.reset()}
    />
  )
}

/** What one is called. The username can be chosen once. */
function NameFields({ usernameIsFixed }: { readonly usernameIsFixed: boolean }) {
  const t = useDashboardText()
  const { register, formState } = useFormContext<ProfileValues>()
  const { errors } = formState
  return (
    <DashboardCard title={t("dashboards.profile.names")}>
      <div className="mt-5 grid gap-5 sm:grid-cols-2">
        <TextField
          label={t("dashboards.field.nickname")}
          hint={t("dashboards.hint.nickname")}
          autoComplete="nickname"
          error={errors.nickname?.message}
          {...register("nickname")}
        />
        <TextField
          label={t("dashboards.field.username")}
          hint={usernameIsFixed ? t("dashboards.hint.usernameFixed") : t("dashboards.hint.username")}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          readOnly={usernameIsFixed}
          error={errors.username?.message}
          {...register("username")}
        />
      </div>
    </DashboardCard>
  )
}
