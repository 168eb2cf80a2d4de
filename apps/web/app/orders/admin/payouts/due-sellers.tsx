import { makePayoutRun, type DuePayout } from "@roomwright/contract/orders/payout-runs"
import { payoutRunPath } from "@roomwright/contract/page-paths"
import { Button } from "@roomwright/ui/button"
import { useState } from "react"
import { useNavigate } from "react-router"
import { useAdminText } from "../../../admin/frame/admin-texts.ts"
import { adminCall } from "../../../admin/frame/enter-admin.ts"
import { Notice } from "../../../admin/frame/notice.tsx"
import { isOwnCase } from "../../../admin/frame/own-case.tsx"
import { readRefusal } from "../../../admin/frame/say-refusal.ts"
import { formatMoney } from "../../../platform/locale/format.ts"
import { useLanguage } from "../../../platform/locale/locale.tsx"
import { StatementHolds } from "../statements/statement-holds.tsx"

const mayBePaid = ({ payable, seller }: DuePayout): boolean => payable > 0 && !isOwnCase([seller.id])

/** Sellers with a balance: who can be paid is chosen from the start, who is held says why. */
export function DueSellers({ due }: { readonly due: readonly DuePayout[] }) {
  const t = useAdminText()
  const language = useLanguage()
  const navigate = useNavigate()
  const [key] = useState(() => crypto.randomUUID())
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const chosen = due.filter((one) => mayBePaid(one) && !left.has(one.seller.id))
  const sum = chosen.reduce((total, { payable }) => total + payable, 0)
  const make = async (): Promise<void> => {
    if (isBusy) return
    setBusy(true)
    setRefusal(null)
    try {
      const body = { sellers: chosen.map(({ seller }) => seller.id), key }
      const { id } = await adminCall()(makePayoutRun, { body })
      await navigate(payoutRunPath(id))
    } catch (error) {
      setRefusal(readRefusal(error))
    }
    setBusy(false)
  }
  const toggle = (id: string, isChosen: boolean): void =>
    setLeft((before) => new Set(isChosen ? [...before].filter((one) => one !== id) : [...before, id]))
  return (
    <section aria-labelledby="due" className="rounded-card border border-line bg-card p-5">
      <h2 id="due" className="text-22">
        {t("admin.payouts.due")}
      </h2>
      {due.length === 0 ? (
        <p className="mt-3 text-ink-2">{t("admin.payouts.noneDue")}</p>
      ) : (
        <>
          <ul className="mt-3">
            {due.map((one) => (
              <DueRow
                key={one.seller.id}
                due={one}
                isChosen={chosen.includes(one)}
                onToggle={(isChosen) => toggle(one.seller.id, isChosen)}
              />
            ))}
          </ul>
          <div role="alert" className="mt-3 empty:hidden">
            {refusal ? <Notice tone="bad">{refusal}</Notice> : null}
          </div>
          <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-3 border-t border-line pt-4">
            <Button
              look="primary"
              disabled={chosen.length === 0}
              aria-disabled={isBusy}
              onClick={() => void make()}
            >
              {t("admin.payouts.make")}
            </Button>
            <span className="num">
              {t("admin.payouts.chosen", { count: chosen.length, sum: formatMoney(sum, language) })}
            </span>
          </div>
        </>
      )}
    </section>
  )
}

interface DueRowProps {
  readonly due: DuePayout
  readonly isChosen: boolean
  readonly onToggle: (isChosen: boolean) => void
}

function DueRow({ due, isChosen, onToggle }: DueRowProps) {
  const t = useAdminText()
  const language = useLanguage()
  const { seller, balance, payable, account, holds, isBlocked } = due
  return (
    <li className="border-t border-line py-3 first:border-0">
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <label className="inline-flex min-h-11 min-w-0 flex-1 basis-60 items-center gap-3">
          <input
            type="checkbox"
            className="size-5 flex-none accent-accent"
            aria-label={t("admin.payouts.pick", { name: seller.nickname })}
            disabled={!mayBePaid(due)}
            checked={isChosen}
            onChange={({ target }) => onToggle(target.checked)}
          />
          <span className="min-w-0">
            <span className="block font-medium wrap-anywhere">{seller.nickname}</span>
            {account ? (
              <span className="num block text-14 text-ink-2">
                {account.bankName} {account.number} · {account.holder}
              </span>
            ) : null}
          </span>
        </label>
        <span className="num text-right">
          {balance < 0
            ? t("admin.payouts.owes", { sum: formatMoney(-balance, language) })
            : t("admin.payouts.payable", { sum: formatMoney(payable, language) })}
          {balance > payable ? (
            <span className="block text-14 text-ink-2">
              {t("admin.statements.owed")} {formatMoney(balance, language)}
            </span>
          ) : null}
        </span>
      </div>
      {isBlocked ? <p className="mt-1 text-14 text-bad">{t("admin.payouts.blocked")}</p> : null}
      <StatementHolds holds={balance > 0 ? holds : []} />
    </li>
  )
}
