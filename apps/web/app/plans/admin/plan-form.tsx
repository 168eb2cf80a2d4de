import { planDurations, quotaCounters } from "@roomwright/contract/plans/kinds"
import type { ReactNode } from "react"
import { useAdminText } from "../../admin/frame/admin-texts.ts"
import { boundTexts, counterTexts, durationTexts, quotaBounds } from "./plan-names.ts"
import type { PlanDraft, PlanPlace } from "./plan-draft.ts"

interface PlanNumbersProps {
  readonly draft: PlanDraft
  readonly hasPrices: boolean
  readonly faults: readonly PlanPlace[]
  readonly onChange: (place: PlanPlace, value: string) => void
}

/** The prices and quotas of a tier as tables of fields. */
export function PlanNumbers({ draft, hasPrices, faults, onChange }: PlanNumbersProps) {
  const t = useAdminText()
  const cell = (place: PlanPlace, row: string, column: string, placeholder?: string) => (
    <NumberCell
      key={place}
      name={place}
      label={`${row}, ${column}`}
      value={draft[place] ?? ""}
      isWrong={faults.includes(place)}
      {...(placeholder === undefined ? {} : { placeholder })}
      onChange={(value) => onChange(place, value)}
    />
  )
  return (
    <>
      {hasPrices ? (
        <PlanTable
          title={t("admin.plans.prices")}
          hint={t("admin.plans.pricesHint")}
          columns={[t("admin.plans.price"), t("admin.plans.originalPrice")]}
        >
          {planDurations.map((duration) => {
            const row = t(durationTexts[duration])
            return (
              <tr key={duration}>
                <RowName>{row}</RowName>
                {cell(`${duration}/price`, row, t("admin.plans.price"))}
                {cell(`${duration}/originalPrice`, row, t("admin.plans.originalPrice"))}
              </tr>
            )
          })}
        </PlanTable>
      ) : null}
      <PlanTable
        title={t("admin.plans.quotas")}
        hint={t("admin.plans.quotasHint")}
        columns={quotaBounds.map((bound) => t(boundTexts[bound]))}
      >
        {quotaCounters.map((counter) => {
          const row = t(counterTexts[counter])
          return (
            <tr key={counter}>
              <RowName>{row}</RowName>
              {quotaBounds.map((bound) => cell(`${counter}/${bound}`, row, t(boundTexts[bound]), "∞"))}
            </tr>
          )
        })}
      </PlanTable>
    </>
  )
}

interface PlanTableProps {
  readonly title: string
  readonly hint: string
  readonly columns: readonly string[]
  readonly children: ReactNode
}

function PlanTable({ title, hint, columns, children }: PlanTableProps) {
  return (
    <section aria-label={title} className="min-w-0">
      <h3 className="text-18">{title}</h3>
      <p className="mt-1 text-14 text-ink-2">{hint}</p>
      <div className="mt-3 overflow-x-auto">
        <table className="w-full border-collapse text-14">
          <thead>
            <tr className="text-12 text-ink-2">
              <td />
              {columns.map((column) => (
                <th key={column} scope="col" className="px-1.5 pb-1 text-right font-normal">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>{children}</tbody>
        </table>
      </div>
    </section>
  )
}

function RowName({ children }: { readonly children: string }) {
  return (
    <th scope="row" className="min-w-28 border-b border-line py-1.5 pr-3 text-left font-normal">
      {children}
    </th>
  )
}

interface NumberCellProps {
  /** Row and column, for who does not see the table. */
  readonly label: string
  readonly name: string
  readonly value: string
  readonly isWrong: boolean
  readonly placeholder?: string
  readonly onChange: (value: string) => void
}

/** A figure in a table, to be typed over. */
function NumberCell({ label, name, value, isWrong, placeholder, onChange }: NumberCellProps) {
  return (
    <td className="border-b border-line px-1.5 py-1.5">
      <input
        name={name}
        aria-label={label}
        aria-invalid={isWrong}
        inputMode="numeric"
        autoComplete="off"
        placeholder={placeholder}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        className="num min-h-10 w-full min-w-24 rounded-control border border-field bg-card px-2.5 text-right aria-invalid:border-bad"
      />
    </td>
  )
}
