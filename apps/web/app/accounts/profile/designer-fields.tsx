import { profileLimits } from "@roomwright/contract/accounts/calls"
import type { FilterLabel } from "@roomwright/contract/settings/filters"
import { Icon } from "@roomwright/ui/icon"
import { TextField } from "@roomwright/ui/text-field"
import { Lock } from "lucide-react"
import { useFormContext } from "react-hook-form"
import { DashboardCard } from "../dashboards/dashboard-card.tsx"
import { useDashboardText } from "../dashboards/dashboard-texts.ts"
import { FieldPlace } from "./field-place.tsx"
import { LocalTextField } from "./local-text-field.tsx"
import type { ProfileValues } from "./profile-values.ts"
import { StylesField } from "./styles-field.tsx"

/** What a designer tells of themselves. */
export function DesignerFields({ styles }: { readonly styles: readonly FilterLabel[] }) {
  const t = useDashboardText()
  const { register, formState } = useFormContext<ProfileValues>()
  const errors = formState.errors.designer
  return (
    <>
      <DashboardCard title={t("dashboards.profile.designer")}>
        <p className="mt-1 max-w-measure text-15 text-ink-2">{t("dashboards.profile.designerText")}</p>
        <div className="mt-5 grid gap-5">
          <div className="grid gap-5 sm:grid-cols-2">
            <FieldPlace id="experience">
              <TextField
                label={t("dashboards.field.experience")}
                hint={t("dashboards.hint.experience")}
                inputMode="numeric"
                error={errors?.experienceYears?.message}
                {...register("designer.experienceYears")}
              />
            </FieldPlace>
            <FieldPlace id="city">
              <LocalTextField
                name="designer.city"
                label={t("dashboards.field.city")}
                maximum={profileLimits.city}
              />
            </FieldPlace>
          </div>
          <FieldPlace id="styles">
            <StylesField styles={styles} />
          </FieldPlace>
          <TextField
            label={t("dashboards.field.companyName")}
            autoComplete="organization"
            error={errors?.companyName?.message}
            {...register("designer.companyName")}
          />
          <div className="grid gap-5 sm:grid-cols-2">
            <LocalTextField
              name="designer.school"
              label={t("dashboards.field.school")}
              maximum={profileLimits.school}
            />
            <LocalTextField
              name="designer.major"
              label={t("dashboards.field.major")}
              maximum={profileLimits.major}
            />
          </div>
          <FieldPlace id="introduction">
            <LocalTextField
              isLong
              name="designer.introduction"
              label={t("dashboards.field.introduction")}
              maximum={profileLimits.introduction}
            />
          </FieldPlace>
        </div>
      </DashboardCard>
      <DashboardCard
        title={t("dashboards.profile.private")}
        aside={
          <span className="inline-flex items-center gap-1.5 text-14 text-ink-2">
            <Icon of={Lock} size={16} />
            {t("dashboards.profile.privateBadge")}
          </span>
        }
      >
        <div className="mt-4">
          <TextField
            label={t("dashboards.field.otherContact")}
            hint={t("dashboards.hint.otherContact")}
            autoComplete="off"
            error={errors?.otherContact?.message}
            {...register("designer.otherContact")}
          />
        </div>
      </DashboardCard>
    </>
  )
}
