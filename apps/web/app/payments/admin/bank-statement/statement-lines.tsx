import type { StatementLine } from "@roomwright/contract/payments/receipts-admin"
import { classNames } from "@roomwright/ui/class-names"
import { useState } from "react"
import { Link } from "react-router"
import { formatMoney, formatNumber } from "../../../platform/locale/format.ts"
import { useLanguage } from "../../../platform/locale/locale.tsx"
import { useAdminText, type AdminTextId } from "../../../admin/frame/admin-texts.ts"
import { Moment } from "../../../admin/frame/moment.tsx"
import { billAtAdmin } from "../receipt-warnings.tsx"
import { Tag, type TagTone } from "../../../admin/frame/tag.tsx"

type Outcome = StatementLine["outcome"]

const outcomes: readonly { readonly outcome: Outcome; readonly text: AdminTextId; readonly tone: TagTone }[] =
  [
    { outcome: "exact", text: "admin.statement.exact", tone: "ok" },
    { outcome: "other-sum", text: "admin.statement.otherSum", tone: "bad" },
    { outcome: "unknown", text: "admin.statement.unknown", tone: "wait" },
    { outcome: "known", text: "admin.statement.known", tone: "plain" },
  ]

const cellClass = "border-b border-line px-3 py-2.5 text-left align-top"

/** The lines of a statement with what each is, all or of one kind. */
export function StatementLines({ lines }: { readonly lines: readonly StatementLine[] }) {
  const t = useAdminText()
  const language = useLanguage()
  const [kept, setKept] = useState<Outcome | null>(null)
  const shown = kept === null ? lines : lines.filter(({ outcome }) => outcome === kept)
  const chip = (outcome: Outcome | null, text: string, count: number) => (
    <button
      key={text}
      type="button"
      aria-pressed={kept === outcome}
      onClick={() => setKept(outcome)}
      className="inline-flex min-h-9 items-center gap-1.5 rounded-pill border border-line-2 px-3.5 text-14 aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper"
    >
      {text} <span className="num">{formatNumber(count, language)}</span>
    </button>
  )
  return (
    <section className="mt-8">
      <div role="group" aria-label={t("admin.statement.filter")} className="flex flex-wrap gap-2">
        {chip(null, t("admin.statement.all"), lines.length)}
        {outcomes.map(({ outcome, text }) =>
          chip(outcome, t(text), lines.filter((line) => line.outcome === outcome).length),
        )}
      </div>
      {/* Wider than a phone: it scrolls by itself. */}
      <div
        role="region"
        aria-label={t("admin.statement.lines")}
        tabIndex={0}
        className="mt-4 max-h-[70vh] overflow-auto rounded-card border border-line bg-card"
      >
        <table className="w-full min-w-[720px] border-collapse text-14">
          <thead className="sticky top-0 bg-sunk text-12 text-ink-2">
            <tr>
              <th scope="col" className={cellClass}>
                {t("admin.statement.at")}
              </th>
              <th scope="col" className={classNames(cellClass, "text-right")}>
                {t("admin.facts.amount")}
              </th>
              <th scope="col" className={cellClass}>
                {t("admin.statement.message")}
              </th>
              <th scope="col" className={cellClass}>
                {t("admin.statement.reference")}
              </th>
              <th scope="col" className={cellClass}>
                {t("admin.statement.outcome")}
              </th>
            </tr>
          </thead>
          <tbody>
            {shown.map(({ reference, at, amount, message, outcome, transferCode }) => (
              <tr key={reference}>
                <td className={cellClass}>
                  <Moment iso={at} />
                </td>
                <td className={classNames(cellClass, "num text-right font-medium whitespace-nowrap")}>
                  {formatMoney(amount, language)}
                </td>
                <td className={classNames(cellClass, "wrap-anywhere")}>{message}</td>
                <td className={classNames(cellClass, "num")}>{reference}</td>
                <td className={cellClass}>
                  {outcomes
                    .filter((each) => each.outcome === outcome)
                    .map(({ text, tone }) => (
                      <Tag key={text} tone={tone}>
                        {t(text)}
                      </Tag>
                    ))}
                  {transferCode ? (
                    <Link
                      to={billAtAdmin(transferCode)}
                      className="num ml-2 whitespace-nowrap text-accent underline underline-offset-2"
                    >
                      {transferCode}
                    </Link>
                  ) : null}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
