import { TextField } from "@roomwright/ui/text-field"
import { useFormContext } from "react-hook-form"
import { DashboardCard } from "../dashboards/dashboard-card.tsx"
import { useDashboardText } from "../dashboards/dashboard-texts.ts"
import type { ProfileValues } from "./profile-values.ts"

/** What one is called. The username can be chosen once. */
export function NameFields({ usernameIsFixed }: { readonly usernameIsFixed: boolean }) {
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
