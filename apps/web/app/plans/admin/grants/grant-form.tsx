import { quotaCounters } from "@roomwright/contract/plans/kinds"
import {
  grantQuota,
  grantSubscription,
  type OwnPlan,
  type QuotaCounter,
} from "@roomwright/contract/plans/calls"
import { Segments } from "@roomwright/ui/segments"
import { TextField } from "@roomwright/ui/text-field"
import { useState } from "react"
import { useLanguage } from "../../../platform/locale/locale.tsx"
import { siteCall } from "../../../platform/site-call.ts"
import { showToast } from "../../../platform/toast-store.ts"
import { AccountField, useAccountChoice } from "../../../admin/frame/account-field.tsx"
import { useAdminText } from "../../../admin/frame/admin-texts.ts"
import { FormCard } from "../../../admin/frame/form-card.tsx"
import { counterTexts, tierTexts } from "../plan-names.ts"
import { OwnCaseNotice, useIsOwnCase } from "../../../admin/frame/own-case.tsx"
import { readWholeNumber } from "../../../admin/frame/read-whole-number.ts"
import { SelectField } from "../../../admin/frame/select-field.tsx"
import { useAdminForm, type AdminForm } from "../../../admin/frame/use-admin-form.ts"

const givenTiers = ["pro", "premium", "enterprise"] as const
const most = { quota: 10_000, months: 36, reason: 300 } as const

interface GrantFormProps {
  /** Whom the page was opened for; "" for nobody. */
  readonly accountId: string
  readonly onGranted: (plan: OwnPlan) => void
}

/** Who gets what, how much of it, and why. */
export function GrantForm({ accountId, onGranted }: GrantFormProps) {
  const t = useAdminText()
  const language = useLanguage()
  const [kind, setKind] = useState<"quota" | "subscription">("quota")
  const account = useAccountChoice(accountId)
  const isOwn = useIsOwnCase([account.id])
  const [counter, setCounter] = useState<QuotaCounter>("image-4k")
  const [tier, setTier] = useState<(typeof givenTiers)[number]>("pro")
  const [count, setCount] = useState("")
  const [reason, setReason] = useState("")
  const figure = readWholeNumber(count)
  const largest = kind === "quota" ? most.quota : most.months
  const line = reason.replaceAll(/\s+/g, " ").trim()
  const faults = {
    account: !account.isChosen,
    count: figure === null || figure < 1 || figure > largest,
    reason: line === "",
  }
  const give = (amount: number): Promise<OwnPlan> => {
    const call = siteCall(language)
    const params = { id: account.id }
    return kind === "quota"
      ? call(grantQuota, { params, body: { counter, amount, reason: line } })
      : call(grantSubscription, { params, body: { tier, months: amount, reason: line } })
  }
  const send = async (): Promise<void> => {
    if (figure === null) return
    onGranted(await give(figure))
    showToast("success", t("admin.grants.done"))
    form.startOver()
    setCount("")
    setReason("")
  }
  const form: AdminForm<keyof typeof faults> = useAdminForm({
    faults,
    onSend: () => form.run(send),
    onRefused: (is) => is("notFound") && account.say(() => form.focus("account")),
  })
  return (
    <FormCard of={form} title={t("admin.nav.grants")} isSilent go={t("admin.grants.give")} isOff={isOwn}>
      <Segments
        label={t("admin.grants.kind")}
        value={kind}
        onChange={setKind}
        options={[
          { value: "quota", text: t("admin.grants.quota") },
          { value: "subscription", text: t("admin.grants.subscription") },
        ]}
      />
      <AccountField choice={account} error={form.faultOf("account", t("admin.fault.accountId"))} />
      {isOwn ? <OwnCaseNotice /> : null}
      {kind === "quota" ? (
        <SelectField
          label={t("admin.grants.counter")}
          value={counter}
          options={quotaCounters.map((value) => ({ value, text: t(counterTexts[value]) }))}
          onChange={setCounter}
        />
      ) : (
        <SelectField
          label={t("admin.grants.tier")}
          value={tier}
          options={givenTiers.map((value) => ({ value, text: t(tierTexts[value]) }))}
          onChange={setTier}
        />
      )}
      <TextField
        name="count"
        label={t(kind === "quota" ? "admin.grants.amount" : "admin.grants.months")}
        inputMode="numeric"
        autoComplete="off"
        value={count}
        error={form.faultOf("count", t("admin.fault.count", { most: largest }))}
        onChange={({ target }) => setCount(target.value)}
      />
      <TextField
        name="reason"
        label={t("admin.grants.reason")}
        hint={t("admin.grants.reasonHint")}
        autoComplete="off"
        maxLength={most.reason}
        value={reason}
        error={form.faultOf("reason", t("admin.fault.reason"))}
        onChange={({ target }) => setReason(target.value)}
      />
    </FormCard>
  )
}
