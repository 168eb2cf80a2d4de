import type { FilterLabel } from "@roomwright/contract/settings/filters"
import { languageTag } from "@roomwright/contract/language"
import { productLimits } from "@roomwright/contract/catalogue/my-products"
import { Button } from "@roomwright/ui/button"
import { Icon } from "@roomwright/ui/icon"
import { IconButton } from "@roomwright/ui/icon-button"
import { SelectField } from "@roomwright/ui/select-field"
import { TextField } from "@roomwright/ui/text-field"
import { ArrowUp, Plus, X } from "lucide-react"
import { useRef, type ReactNode } from "react"
import { SectionCard } from "../../platform/cards/section-card.tsx"
import { MoneyField } from "../../platform/forms/money-field.tsx"
import type { FormPart } from "./form-parts.ts"
import { useMyProductsText } from "./my-products-texts.ts"
import { move, newVariantDraft, type VariantDraft } from "./product-draft.ts"
import { ValueOptions } from "./value-options.tsx"

interface VariantsSectionProps extends FormPart {
  /** What the platform keeps of each sale. */
  readonly commissionNote: ReactNode
  readonly colours: readonly FilterLabel[]
}

/** What can be ordered: each size and colour with its own article number, price and stock. */
export function VariantsSection({
  draft,
  change,
  faultAt,
  language,
  colours,
  commissionNote,
}: VariantsSectionProps) {
  const t = useMyProductsText()
  const list = useRef<HTMLOListElement>(null)
  const { variants } = draft
  const set = (key: string, part: Partial<VariantDraft>): void =>
    change({ variants: variants.map((one) => (one.key === key ? { ...one, ...part } : one)) })
  const focusAt = (at: number): void =>
    void requestAnimationFrame(() => list.current?.children[at]?.querySelector("input")?.focus())
  const add = (): void => {
    const last = variants.at(-1)
    // The next one is mostly like the last.
    const like = last ? { price: last.price, size: last.size } : {}
    change({ variants: [...variants, { ...newVariantDraft(), ...like }] })
    focusAt(variants.length)
  }
  const remove = (at: number): void => {
    change({ variants: variants.toSpliced(at, 1) })
    focusAt(Math.max(0, at - 1))
  }
  return (
    <SectionCard title={t("myProducts.variants.title")}>
      <p className="mt-1 text-15 text-ink-2">{t("myProducts.variants.text")}</p>
      {commissionNote}
      <ol ref={list} className="mt-4 grid gap-4">
        {variants.map((variant, at) => {
          const path = `variants.${at}`
          const number = at + 1
          return (
            <li key={variant.key} className="rounded-card border border-line p-4">
              <fieldset className="grid min-w-0 items-start gap-4 sm:grid-cols-6">
                <legend className="sr-only">{t("myProducts.variants.one", { number })}</legend>
                <TextField
                  className="sm:col-span-3"
                  label={t("myProducts.variants.sku")}
                  error={faultAt(`${path}.sku`)}
                  autoComplete="off"
                  maxLength={productLimits.sku * 2}
                  value={variant.sku}
                  onChange={({ target }) => set(variant.key, { sku: target.value })}
                />
                <SelectField
                  className="sm:col-span-3"
                  label={t("myProducts.variants.colour")}
                  error={faultAt(`${path}.colour`)}
                  value={variant.colour}
                  onChange={({ target }) => set(variant.key, { colour: target.value })}
                >
                  <ValueOptions values={colours} chosen={variant.colour} />
                </SelectField>
                <TextField
                  key={language}
                  className="sm:col-span-2"
                  label={t("myProducts.variants.size")}
                  error={faultAt(`${path}.size`)}
                  autoComplete="off"
                  lang={languageTag[language]}
                  maxLength={productLimits.size * 2}
                  value={variant.size[language]}
                  onChange={({ target }) =>
                    set(variant.key, { size: { ...variant.size, [language]: target.value } })
                  }
                />
                <MoneyField
                  className="sm:col-span-2"
                  label={t("myProducts.variants.price")}
                  error={faultAt(`${path}.price`)}
                  value={variant.price}
                  onChange={(price) => set(variant.key, { price })}
                />
                <TextField
                  className="sm:col-span-2"
                  label={t("myProducts.variants.stock")}
                  error={faultAt(`${path}.stock`)}
                  inputMode="numeric"
                  autoComplete="off"
                  maxLength={5}
                  value={variant.stock}
                  onChange={({ target }) => set(variant.key, { stock: target.value.replaceAll(/\D/g, "") })}
                />
              </fieldset>
              <div className="mt-2 -mb-2 flex justify-end gap-1">
                {at > 0 ? (
                  <IconButton
                    icon={ArrowUp}
                    label={t("myProducts.variants.up", { number })}
                    onClick={() => {
                      change({ variants: move(variants, at, at - 1) })
                      focusAt(at - 1)
                    }}
                  />
                ) : null}
                {variants.length > 1 ? (
                  <IconButton
                    icon={X}
                    label={t("myProducts.variants.remove", { number })}
                    onClick={() => remove(at)}
                  />
                ) : null}
              </div>
            </li>
          )
        })}
      </ol>
      {variants.length < productLimits.variants ? (
        <Button small className="mt-4" onClick={add}>
          <Icon of={Plus} size={16} />
          {t("myProducts.variants.add")}
        </Button>
      ) : null}
      <div className="mt-5 max-w-xs">
        <TextField
          label={t("myProducts.variants.alert")}
          hint={t("myProducts.variants.alertHint")}
          error={faultAt("alertAt")}
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          value={draft.alertAt}
          onChange={({ target }) => change({ alertAt: target.value.replaceAll(/\D/g, "") })}
        />
      </div>
    </SectionCard>
  )
}
