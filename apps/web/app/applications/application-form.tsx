import type { ApplicationType } from "@roomwright/contract/applications/types"
import { applicationFields, type RequestType } from "@roomwright/contract/applications/calls"
import { pagePaths } from "@roomwright/contract/page-paths"
import { useEffect, useRef } from "react"
import { Link, useSearchParams } from "react-router"
import { SubmitButton } from "../platform/forms/submit-button.tsx"
import { useApplicationText } from "../platform/locale/application-texts.ts"
import { formatMoney } from "../platform/locale/format.ts"
import { useLanguage } from "../platform/locale/locale.tsx"
import { SellerAccountCard } from "../platform/seller-account/seller-account-card.tsx"
import { showToast } from "../platform/toast-store.ts"
import { ApplicationFields } from "./application-fields.tsx"
import type { LoadedApplication } from "./load-application.ts"
import { ReceiptStep } from "./receipt-step.tsx"
import { orderFields, useApplicationForm } from "./use-application-form.ts"
import { useSendApplication } from "./use-send-application.ts"
import { classNames } from "@roomwright/ui/class-names"
import { Icon } from "@roomwright/ui/icon"
import { ChevronRight } from "lucide-react"

interface ApplicationFormProps {
  readonly loaded: LoadedApplication
  readonly type: ApplicationType
}

/** What an application is filled in with; paid ones go on to the receipt. Which step it is stands in the address. */
export function ApplicationForm({ loaded, type }: ApplicationFormProps) {
  const t = useApplicationText()
  const [search, setSearch] = useSearchParams()
  const form = useApplicationForm(loaded)
  const { send, isBusy } = useSendApplication(loaded, type, form)
  const place = useRef<HTMLFormElement>(null)
  const offer = loaded.types.find((one) => one.type === type)
  const isAgain = loaded.process?.status === "REJECTED"
  const isPaid = (offer?.price ?? 0) > 0 && !isAgain
  const isReceipt = isPaid && search.get("step") === "receipt"
  const go = (step: "receipt" | null, replace = false): void =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before)
        if (step) next.set("step", step)
        else next.delete("step")
        return next
      },
      { replace },
    )

  const { check } = form
  const checked = useRef(false)
  useEffect(() => {
    // Whoever comes back to the receipt has a whole form behind it, or fills that in first.
    if (!isReceipt || checked.current) return
    checked.current = true
    if (!check()) go(null, true)
  })

  const next = (): void => {
    if (isBusy) return
    if (!check()) return focusFault()
    if (!isPaid) return void send(null)
    checked.current = true
    go("receipt")
  }
  const focusFault = (): void => {
    // Painted by then.
    setTimeout(() => {
      const wrong = place.current?.querySelector<HTMLElement>(
        "[aria-invalid=true], .border-bad [data-choose]",
      )
      const first = orderFields(loaded).flatMap((field) => {
        const at = place.current?.querySelector<HTMLElement>(`[data-field=${field}]`)
        return at?.querySelector(".text-bad") ? [at] : []
      })[0]
      const target =
        first?.querySelector<HTMLElement>("input:not([hidden]), textarea, [data-choose]") ?? wrong
      target?.focus()
      const count = applicationFields[loaded.role].filter((field) =>
        place.current?.querySelector(`[data-field=${field}] .text-bad`),
      ).length
      showToast("warning", t("applications.faults", { count: Math.max(1, count) }))
    })
  }

  return (
    <div className="grid gap-6">
      {isAgain ? null : <FormSteps isPaid={isPaid} now={isReceipt ? "receipt" : "info"} />}
      {loaded.role === "designer" ? <PlanLine type={type} offer={offer} mayChange={!isAgain} /> : null}
      {loaded.process?.reason && isAgain ? (
        <div className="max-w-[760px] rounded-card bg-wait-tint p-5 text-wait">
          <p className="text-14">{t("applications.reason")}</p>
          <p className="mt-1 wrap-anywhere">{loaded.process.reason}</p>
        </div>
      ) : null}
      {isReceipt ? (
        <ReceiptStep
          type={type}
          isBusy={isBusy}
          onBack={() => go(null)}
          onSubmit={(paid) => void send(paid)}
        />
      ) : (
        <form
          ref={place}
          noValidate
          className="grid max-w-[760px] gap-6"
          onSubmit={(event) => {
            event.preventDefault()
            next()
          }}
        >
          <ApplicationFields loaded={loaded} form={form} />
          <div className="flex flex-wrap items-center gap-x-5 gap-y-3 border-t border-line pt-6">
            <div className="w-full sm:w-60">
              <SubmitButton isBusy={isBusy}>
                {t(
                  isAgain
                    ? "applications.action.resubmit"
                    : isPaid
                      ? "applications.action.next"
                      : "applications.action.submit",
                )}
              </SubmitButton>
            </div>
            <p className="text-14 text-ink-2">{t("applications.draft")}</p>
          </div>
        </form>
      )}
      {isReceipt ? null : (
        <div className="max-w-[760px]">
          <SellerAccountCard initial={loaded.account} isOptional />
        </div>
      )}
    </div>
  )
}

interface PlanLineProps {
  readonly type: ApplicationType
  readonly offer: RequestType | undefined
  readonly mayChange: boolean
}

/** What was chosen among the prices, and the way back there. */
function PlanLine({ type, offer, mayChange }: PlanLineProps) {
  const t = useApplicationText()
  const language = useLanguage()
  return (
    <p className="flex max-w-[760px] flex-wrap items-baseline gap-x-3 gap-y-1 rounded-card border border-line bg-card px-5 py-4">
      <span className="text-14 text-ink-2">{t("applications.plan.label")}</span>
      <span className="font-medium">{t(`applications.type.${type}`)}</span>
      <span className="num">
        {offer && offer.price > 0 ? formatMoney(offer.price, language) : t("applications.plan.free")}
      </span>
      {mayChange ? (
        <Link to={pagePaths.price} className="ml-auto text-15 text-accent underline underline-offset-4">
          {t("applications.plan.change")}
        </Link>
      ) : null}
    </p>
  )
}

/** Information, receipt, review: which of them is to be done. */
function FormSteps({ isPaid, now }: { readonly isPaid: boolean; readonly now: "info" | "receipt" }) {
  const t = useApplicationText()
  const steps = [
    { id: "info", text: t("applications.steps.info") },
    ...(isPaid ? [{ id: "receipt", text: t("applications.steps.receipt") }] : []),
    { id: "review", text: t("applications.steps.review") },
  ]
  return (
    <ol
      aria-label={t("applications.steps.label")}
      className="flex flex-wrap items-center gap-2 text-14 text-ink-2"
    >
      {steps.map(({ id, text }, at) => (
        <li
          key={id}
          aria-current={id === now ? "step" : undefined}
          className={classNames("flex items-center gap-2", id === now ? "font-medium text-ink" : null)}
        >
          {at > 0 ? <Icon of={ChevronRight} size={14} /> : null}
          {text}
        </li>
      ))}
    </ol>
  )
}
