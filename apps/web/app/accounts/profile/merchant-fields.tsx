import { profileLimits } from "@roomwright/contract/accounts/calls"
import { CheckField } from "@roomwright/ui/check-field"
import { TextField } from "@roomwright/ui/text-field"
import { useFormContext } from "react-hook-form"
import { HomeCard } from "../dashboards/dashboard-card.tsx"
import { useHomeText } from "../dashboards/dashboard-texts.ts"
import { FieldPlace } from "./field-place.tsx"
import { LocalTextField } from "./local-text-field.tsx"
import type { ProfileValues } from "./profile-values.ts"

/** What a merchant tells of the business. */
export function MerchantFields() {
  const t = useHomeText()
  const { register, formState } = useFormContext<ProfileValues>()
  return (
    <HomeCard title={t("homes.profile.merchant")}>
      <p className="mt-1 max-w-measure text-15 text-ink-2">{t("homes.profile.merchantText")}</p>
      <div className="mt-5 grid gap-5">
        <FieldPlace id="address">
          <LocalTextField
            name="merchant.companyAddress"
            label={t("homes.field.address")}
            maximum={profileLimits.companyAddress}
          />
        </FieldPlace>
        <div className="grid gap-5 sm:grid-cols-2">
          <FieldPlace id="shop-city">
            <LocalTextField name="merchant.city" label={t("homes.field.city")} maximum={profileLimits.city} />
          </FieldPlace>
          <FieldPlace id="phone">
            <TextField
              label={t("homes.field.phone")}
              hint={t("homes.hint.phone")}
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
              {t("homes.field.phoneIsShown")}
              <span className="block">{t("homes.hint.merchantPage")}</span>
            </>
          }
          {...register("merchant.phoneIsShown")}
        />
        <FieldPlace id="scope">
          <LocalTextField
            isLong
            name="merchant.businessScope"
            label={t("homes.field.scope")}
            maximum={profileLimits.businessScope}
          />
        </FieldPlace>
      </div>
    </HomeCard>
  )
}
