import { deliveryAreas, type DeliveryArea } from "@roomwright/contract/orders/provinces"
import { CheckField } from "@roomwright/ui/check-field"
import { TextField } from "@roomwright/ui/text-field"
import { SectionCard } from "../../platform/cards/section-card.tsx"
import { MoneyField } from "../../platform/forms/money-field.tsx"
import type { FormPart } from "./form-parts.ts"
import { useMyProductsText } from "./my-products-texts.ts"
import type { RateDraft } from "./product-draft.ts"

/** What delivery costs and how long it takes, by part of the country. */
export function DeliverySection({ draft, change, faultAt }: FormPart) {
  const t = useMyProductsText()
  const set = (area: DeliveryArea, part: Partial<RateDraft>): void =>
    change({ delivery: { ...draft.delivery, [area]: { ...draft.delivery[area], ...part } } })
  return (
    <SectionCard title={t("myProducts.delivery.title")}>
      <p className="mt-1 text-15 text-ink-2">{t("myProducts.delivery.text")}</p>
      <div className="mt-4 grid gap-5">
        {deliveryAreas.map((area) => {
          const rate = draft.delivery[area]
          const path = `delivery.${area}`
          return (
            <fieldset key={area} className="min-w-0 border-t border-line pt-4 first:border-0 first:pt-0">
              <legend className="float-left mb-2 w-full font-medium">{t(`myProducts.area.${area}`)}</legend>
              <div className="clear-both">
                <CheckField
                  label={t("myProducts.delivery.own")}
                  checked={rate.isOwn}
                  onChange={({ target }) => set(area, { isOwn: target.checked })}
                />
              </div>
              {rate.isOwn ? (
                <div className="mt-3 grid items-start gap-4 sm:grid-cols-3">
                  <MoneyField
                    label={t("myProducts.delivery.cost")}
                    error={faultAt(`${path}.cost`)}
                    value={rate.cost}
                    onChange={(cost) => set(area, { cost })}
                  />
                  {(["daysMin", "daysMax"] as const).map((end) => (
                    <TextField
                      key={end}
                      label={t(`myProducts.delivery.${end}`)}
                      error={faultAt(`${path}.${end}`)}
                      inputMode="numeric"
                      autoComplete="off"
                      maxLength={3}
                      value={rate[end]}
                      onChange={({ target }) => set(area, { [end]: target.value.replaceAll(/\D/g, "") })}
                    />
                  ))}
                </div>
              ) : null}
            </fieldset>
          )
        })}
      </div>
    </SectionCard>
  )
}
