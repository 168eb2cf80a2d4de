import {
  applicationFields,
  type ApplicationField,
  pictureKinds,
} from "@roomwright/contract/applications/calls"
import type { AdminApplication } from "@roomwright/contract/applications/admin"
import type { FilterLabel } from "@roomwright/contract/settings/filters"
import { languageTag } from "@roomwright/contract/language"
import type { ReactNode } from "react"
import { useApplicationText } from "../../platform/locale/application-texts.ts"
import { formatMoney } from "../../platform/locale/format.ts"
import { useLanguage } from "../../platform/locale/locale.tsx"
import { useAdminText } from "../../admin/frame/admin-texts.ts"
import { Moment } from "../../admin/frame/moment.tsx"
import { Notice } from "../../admin/frame/notice.tsx"
import { Tag } from "../../admin/frame/tag.tsx"
import { StatusTag } from "./status-tag.tsx"

interface ApplicationFactsProps {
  readonly application: AdminApplication
  /** Names of all styles, those that are offered no more, too. */
  readonly styles: readonly FilterLabel[]
}

/** What was filled in, what was paid, and what has happened. */
export function ApplicationFacts({ application, styles }: ApplicationFactsProps) {
  const t = useAdminText()
  const words = useApplicationText()
  const language = useLanguage()
  const { role, bill, reason, marks, status, steps, submittedAt } = application
  const fields = applicationFields[role].filter((field) => !pictureKinds.some((kind) => kind === field))
  return (
    <div className="grid gap-6 p-4 lg:p-5">
      {reason && status === "SUBMITTED" ? (
        <Notice tone="wait">
          <p className="text-12">{t("admin.applications.lastReason")}</p>
          <p>{reason}</p>
          {marks.map(({ field, remark }) => (
            <p key={field}>
              <b>{words(`applications.field.${field}`)}</b> · {remark}
            </p>
          ))}
        </Notice>
      ) : null}
      <div>
        <h3 className="font-sans text-12 text-ink-2">{t("admin.applications.form")}</h3>
        <dl className="mt-1 border-t border-line text-14">
          {fields.map((field) => (
            <Fact
              key={field}
              name={words(`applications.field.${field}`)}
              isMarked={marks.some((mark) => mark.field === field)}
            >
              {valueOf(application, field, styles) || (
                <span className="text-ink-2">{t("admin.applications.empty")}</span>
              )}
            </Fact>
          ))}
          <Fact name={t("admin.applications.sent")}>
            <Moment iso={submittedAt} />
          </Fact>
        </dl>
      </div>
      {bill ? (
        <section aria-label={t("admin.applications.bill")}>
          <h3 className="font-sans text-12 text-ink-2">{t("admin.applications.bill")}</h3>
          <p className="mt-2 flex flex-wrap items-center gap-2 text-14">
            <span className="num font-medium">{formatMoney(bill.amount, language)}</span>
            <span className="num text-ink-2">{bill.transferCode}</span>
            <Tag tone={bill.isPaid ? "ok" : "wait"}>
              {t(bill.isPaid ? "admin.applications.paid" : "admin.applications.notPaid")}
            </Tag>
          </p>
        </section>
      ) : null}
      <section aria-label={t("admin.applications.steps")}>
        <h3 className="font-sans text-12 text-ink-2">{t("admin.applications.steps")}</h3>
        <ol className="mt-1 border-t border-line text-14">
          {steps.toReversed().map((step) => (
            <li key={step.at} className="grid gap-1 border-b border-line py-2">
              <p className="flex flex-wrap items-center gap-2">
                <StatusTag status={step.status} />
                <span className="text-12 text-ink-2">
                  {step.by?.nickname} <Moment iso={step.at} />
                </span>
              </p>
              {step.reason ? <p className="wrap-anywhere">{step.reason}</p> : null}
            </li>
          ))}
        </ol>
      </section>
    </div>
  )
}

interface FactProps {
  readonly name: string
  readonly isMarked?: boolean
  readonly children: ReactNode
}

function Fact({ name, isMarked = false, children }: FactProps) {
  return (
    <div className="grid gap-0.5 border-b border-line py-2">
      <dt className={isMarked ? "text-12 font-medium text-wait" : "text-12 text-ink-2"}>{name}</dt>
      <dd className="wrap-anywhere whitespace-pre-line">{children}</dd>
    </div>
  )
}

/** What a field was filled in with, as a text. */
function valueOf(
  { designer, merchant, language: written }: AdminApplication,
  field: ApplicationField,
  styles: readonly FilterLabel[],
): ReactNode {
  if (field === "styles") return designer?.styles.map((id) => styleName(id, styles)).join(" · ")
  const { styles: _shownAbove, ...texts } = { styles: null, ...designer, ...merchant }
  const values: Readonly<Partial<Record<ApplicationField, string | number>>> = texts
  const value = values[field]
  if (value === undefined || value === "") return null
  return <span lang={languageTag[written]}>{value}</span>
}

const styleName = (id: string, styles: readonly FilterLabel[]): string =>
  styles.find((style) => style.id === id)?.name.text ?? id
