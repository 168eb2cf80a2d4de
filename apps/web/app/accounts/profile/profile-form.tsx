import { Button } from "@roomwright/ui/button"
import type { Profile, ProfileChange } from "@roomwright/contract/accounts/calls"
import type { FilterLabel } from "@roomwright/contract/settings/filters"
import { useState } from "react"
import { FormProvider } from "react-hook-form"
import { SaveBar } from "../../platform/forms/save-bar.tsx"
import { ConfirmDialog } from "../../platform/dialogs/confirm-dialog.tsx"
import { useLanguage } from "../../platform/locale/locale.tsx"
import { requireLogin } from "../../platform/session/request-login.ts"
import { showToast } from "../../platform/toast-store.ts"
import { useDashboardText } from "../dashboards/dashboard-texts.ts"
import { DesignerFields } from "./designer-fields.tsx"
import { LeaveGuard } from "./leave-guard.tsx"
import { MerchantFields } from "./merchant-fields.tsx"
import { NameFields } from "./name-fields.tsx"
import { findChange, toValues, type ProfileValues } from "./profile-values.ts"
import { TextLanguageProvider } from "./text-language.ts"
import { useProfileForm } from "./use-profile-form.ts"
import { useSaveProfile } from "./use-save-profile.ts"

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
