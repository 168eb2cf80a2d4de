import type { AdminCategory } from "@roomwright/contract/catalogue/categories"
import { showText, type Language } from "@roomwright/contract/language"
import { planTiers } from "@roomwright/contract/plans/kinds"
import { changeCommission } from "@roomwright/contract/settings/admin"
import type { Commission } from "@roomwright/contract/settings/commission"
import { useState } from "react"
import { useAdminText } from "../../admin/frame/admin-texts.ts"
import { FormCard } from "../../admin/frame/form-card.tsx"
import { Notice } from "../../admin/frame/notice.tsx"
import { useAdminForm, type AdminForm } from "../../admin/frame/use-admin-form.ts"
import { useLanguage } from "../../platform/locale/locale.tsx"
import { siteCall } from "../../platform/site-call.ts"
import { showToast } from "../../platform/toast-store.ts"
import { readRates, writeRates, type RateTexts } from "./commission-draft.ts"
import { tierTexts } from "./commission-tiers.ts"

interface CommissionFormProps {
  readonly stored: Commission
  readonly categories: readonly AdminCategory[]
}

/** What the platform keeps of a price, by plan: of designs, of products, and of categories and those below them that differ. */
export function CommissionForm({ stored, categories }: CommissionFormProps) {
  const t = useAdminText()
  const language = useLanguage()
  const below = (id: string | null) => categories.filter(({ parentId }) => parentId === id)
  const top = below(null)
  const rows = [
    { id: "design", name: t("admin.commission.design"), parentId: null, isNeeded: true },
    { id: "product", name: t("admin.commission.product"), parentId: null, isNeeded: true },
    ...top.flatMap((one) => [one, ...below(one.id)]).map(toRow(language)),
  ]
  const [texts, setTexts] = useState<Readonly<Record<string, RateTexts>>>(() => ({
    design: writeRates(stored.design),
    product: writeRates(stored.product),
    ...Object.fromEntries(
      Object.entries(stored.categories).map(([id, rates]) => [`of-${id}`, writeRates(rates)]),
    ),
  }))
  const read = rows.map((row) => ({ ...row, rates: readRates(texts[row.id] ?? {}, row.isNeeded) }))
  const save = async (): Promise<void> => {
    const ratesOf = (id: string) => read.find((row) => row.id === id)?.rates
    const [design, product] = [ratesOf("design"), ratesOf("product")]
    if (!design || !product) return
    const own = read.flatMap(({ id, rates }) =>
      id.startsWith("of-") && rates ? [[id.slice(3), rates] as const] : [],
    )
    const commission = { design, product, categories: Object.fromEntries(own) }
    await siteCall(language)(changeCommission, { body: { commission } })
    showToast("success", t("admin.commission.saved"))
  }
  const form: AdminForm<"rates"> = useAdminForm({
    faults: { rates: read.some(({ rates }) => rates === undefined) },
    onSend: () => form.run(save),
  })
  const fault = form.faultOf("rates", t("admin.commission.fault"))
  const fields = (row: (typeof read)[number]) => (
    <fieldset key={row.id} className="min-w-0">
      <legend className="text-14 font-medium">{row.name}</legend>
      <div className="mt-1.5 grid grid-cols-2 gap-3 sm:grid-cols-4">
        {planTiers.map((tier) => (
          <label key={tier} className="grid min-w-0 gap-1 text-12 text-ink-2">
            {t(tierTexts[tier])}
            <input
              name={row.id === "design" && tier === "free" ? "rates" : undefined}
              inputMode="decimal"
              autoComplete="off"
              maxLength={6}
              placeholder={row.isNeeded ? "0" : "–"}
              aria-invalid={fault !== undefined && row.rates === undefined}
              className="num min-h-11 w-full min-w-0 rounded-control border border-field bg-card px-3 text-16 text-ink aria-invalid:border-bad"
              value={texts[row.id]?.[tier] ?? ""}
              onChange={({ target }) =>
                setTexts((before) => ({ ...before, [row.id]: { ...before[row.id], [tier]: target.value } }))
              }
            />
          </label>
        ))}
      </div>
    </fieldset>
  )
  return (
    <FormCard of={form} title={t("admin.commission.title")} go={t("admin.commission.save")}>
      <Notice>{t("admin.commission.note")}</Notice>
      <div className="grid gap-4">
        {read
          .filter(({ parentId }) => parentId === null)
          .map((row) => {
            const parts = read.filter(({ parentId }) => parentId !== null && `of-${parentId}` === row.id)
            return (
              <div key={row.id} className="grid min-w-0 gap-3">
                {fields(row)}
                {parts.length === 0 ? null : (
                  <details
                    open={parts.some(({ id }) => texts[id] !== undefined)}
                    className="border-l border-line pl-4"
                  >
                    <summary className="min-h-8 cursor-pointer text-14 text-accent">
                      {t("admin.commission.below", { name: row.name, count: parts.length })}
                    </summary>
                    <div className="mt-2 grid gap-4">{parts.map(fields)}</div>
                  </details>
                )}
              </div>
            )
          })}
      </div>
      <div role="alert" className="empty:hidden">
        {fault ? <Notice tone="bad">{fault}</Notice> : null}
      </div>
    </FormCard>
  )
}

const toRow =
  (language: Language) =>
  ({ id, parentId, name }: AdminCategory) => ({
    id: `of-${id}`,
    parentId,
    name: showText(name, language).text,
    isNeeded: false,
  })
