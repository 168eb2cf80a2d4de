import { profileLimits } from "@roomwright/contract/accounts/calls"
import { CheckField } from "@roomwright/ui/check-field"
import { TextField } from "@roomwright/ui/text-field"
import { useFormContext } from "react-hook-form"
import { DashboardCard } from "../dashboards/dashboard-card.tsx"
import { useDashboardText } from "../dashboards/dashboard-texts.ts"
import { FieldPlace } from "./field-place.tsx"
import { LocalTextField } from "./local-text-field.tsx"
import type { ProfileValues } from "./profile-values.ts"

/** What is promised with every sale. */
const promises = ["returns", "warranty"] as const

/** What a merchant tells of the business. */
export function MerchantFields() {
  const t = useDashboardText()
  const { register, formState } = useFormContext<ProfileValues>()
  return (
    <DashboardCard title={t("dashboards.profile.merchant")}>
      <p className="mt-1 max-w-measure text-15 text-ink-2">{t("dashboards.profile.merchantText")}</p>
      <div className="mt-5 grid gap-5">
        <FieldPlace id="address">
          <LocalTextField
            name="merchant.companyAddress"
            label={t("dashboards.field.address")}
            maximum={profileLimits.companyAddress}
          />
        </FieldPlace>
        <div className="grid gap-5 sm:grid-cols-2">
          <FieldPlace id="shop-city">
            <LocalTextField
              name="merchant.city"
              label={t("dashboards.field.city")}
              maximum={profileLimits.city}
            />
          </FieldPlace>
          <FieldPlace id="phone">
            <TextField
              label={t("dashboards.field.phone")}
              hint={t("dashboards.hint.phone")}
              type="tel"
              autoComplete="tel"
              error={formState.errors.merchant?.contactPhone?.message}
              {...register("merchant.contactPhone")}
            />
          </FieldPlace>
        </div>
        <CheckField
          label={
            <>
              {t("dashboards.field.phoneIsShown")}
              <span className="block">{t("dashboards.hint.merchantPage")}</span>
            </>
          }
          {...register("merchant.phoneIsShown")}
        />
        <FieldPlace id="scope">
          <LocalTextField
            isLong
            name="merchant.businessScope"
            label={t("dashboards.field.scope")}
            maximum={profileLimits.businessScope}
          />
        </FieldPlace>
        <p className="max-w-measure text-15 text-ink-2">{t("dashboards.hint.promises")}</p>
        {promises.map((promise) => (
          <LocalTextField
            key={promise}
            name={`merchant.${promise}`}
            label={t(`dashboards.field.${promise}`)}
            maximum={profileLimits.promise}
          />
        ))}
      </div>
    </DashboardCard>
  )
}
