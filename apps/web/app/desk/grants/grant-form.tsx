import {
  grantQuota,
  grantSubscription,
  quotaCounters,
  type OwnPlan,
  type QuotaCounter,
} from "@roomwright/contract/plans"
import { Button } from "@roomwright/ui/button"
import { Segments } from "@roomwright/ui/segments"
import { TextField } from "@roomwright/ui/text-field"
import { useRef, useState, type SubmitEvent } from "react"
import { ApiError } from "../../platform/api.ts"
import { useLanguage } from "../../platform/locale/locale.tsx"
import { siteCall } from "../../platform/site-call.ts"
import { showToast } from "../../platform/toast-store.ts"
import { AccountField, isAccountId } from "../account-field.tsx"
import { useDeskText } from "../desk-texts.ts"
import { counterTexts, tierTexts } from "../plan-words.ts"
import { readWholeNumber } from "../read-whole-number.ts"
import { sayRefusal } from "../say-refusal.ts"
import { SelectField } from "../select-field.tsx"

const givenTiers = ["pro", "premium", "enterprise"] as const
const most = { quota: 10_000, months: 36, reason: 300 } as const

interface GrantFormProps {
  /** Whom the page was opened for; "" for nobody. */
  readonly accountId: string
  readonly onGranted: (plan: OwnPlan) => void
}

/** Who gets what, how much of it, and why. */
export function GrantForm({ accountId, onGranted }: GrantFormProps) {
  const t = useDeskText()
  const language = useLanguage()
  const [kind, setKind] = useState<"quota" | "subscription">("quota")
  const [account, setAccount] = useState(accountId)
  const [counter, setCounter] = useState<QuotaCounter>("image-4k")
  const [tier, setTier] = useState<(typeof givenTiers)[number]>("pro")
  const [count, setCount] = useState("")
  const [reason, setReason] = useState("")
  const [wasSent, setWasSent] = useState(false)
  const [isUnknown, setIsUnknown] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)

  const id = account.trim().toLowerCase()
  const figure = readWholeNumber(count)
  const largest = kind === "quota" ? most.quota : most.months
  const line = reason.replaceAll(/\s+/g, " ").trim()
  const faults = {
    account: !isAccountId(id),
    count: figure === null || figure < 1 || figure > largest,
    reason: line === "",
  }
  const focus = (name: string): void => form.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus()

  const give = (amount: number): Promise<OwnPlan> => {
    const call = siteCall(language)
    const params = { id }
    return kind === "quota"
      ? call(grantQuota, { params, body: { counter, amount, reason: line } })
      : call(grantSubscription, { params, body: { tier, months: amount, reason: line } })
  }
  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault()
    setWasSent(true)
    const first = (["account", "count", "reason"] as const).find((name) => faults[name])
    if (first) return focus(first)
    if (isBusy || figure === null) return
    setIsBusy(true)
    try {
      onGranted(await give(figure))
      showToast("success", t("desk.grants.done"))
      setWasSent(false)
      setCount("")
      setReason("")
    } catch (error) {
      if (error instanceof ApiError && error.is("notFound")) {
        setIsUnknown(true)
        focus("account")
      } else sayRefusal(error)
    }
    setIsBusy(false)
  }
  const accountFault = isUnknown
    ? t("desk.fault.noAccount")
    : wasSent && faults.account
      ? t("desk.fault.accountId")
      : undefined
  return (
    <form
      ref={form}
      onSubmit={(event) => void submit(event)}
      noValidate
      aria-label={t("desk.nav.grants")}
      className="grid gap-5 rounded-card border border-line bg-card p-6 lg:p-8"
    >
      <Segments
        label={t("desk.grants.kind")}
        value={kind}
        onChange={setKind}
        options={[
          { value: "quota", text: t("desk.grants.quota") },
          { value: "subscription", text: t("desk.grants.subscription") },
        ]}
      />
      <AccountField
        value={account}
        error={accountFault}
        onChange={(next) => {
          setAccount(next)
          setIsUnknown(false)
        }}
      />
      {kind === "quota" ? (
        <SelectField
          label={t("desk.grants.counter")}
          value={counter}
          options={quotaCounters.map((value) => ({ value, text: t(counterTexts[value]) }))}
          onChange={setCounter}
        />
      ) : (
        <SelectField
          label={t("desk.grants.tier")}
          value={tier}
          options={givenTiers.map((value) => ({ value, text: t(tierTexts[value]) }))}
          onChange={setTier}
        />
      )}
      <TextField
        name="count"
        label={t(kind === "quota" ? "desk.grants.amount" : "desk.grants.months")}
        inputMode="numeric"
        autoComplete="off"
        value={count}
        error={wasSent && faults.count ? t("desk.fault.count", { most: largest }) : undefined}
        onChange={({ target }) => setCount(target.value)}
      />
      <TextField
        name="reason"
        label={t("desk.grants.reason")}
        hint={t("desk.grants.reasonHint")}
        autoComplete="off"
        maxLength={most.reason}
        value={reason}
        error={wasSent && faults.reason ? t("desk.fault.reason") : undefined}
        onChange={({ target }) => setReason(target.value)}
      />
      <div>
        <Button look="primary" type="submit" aria-disabled={isBusy}>
          {t("desk.grants.give")}
        </Button>
      </div>
    </form>
  )
}
