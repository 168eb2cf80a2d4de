import { listRefundBanks } from "@roomwright/contract/payments/refunds"
import type { Bank } from "@roomwright/contract/payments/receipts-admin"
import type { SellerAccount } from "@roomwright/contract/payments/seller-account"
import { Button } from "@roomwright/ui/button"
import { useState } from "react"
import { ApiError } from "../api.ts"
import { SectionCard } from "../cards/section-card.tsx"
import { useLanguage } from "../locale/locale.tsx"
import { Moment } from "../locale/moment.tsx"
import { usePaymentText } from "../locale/payment-texts.ts"
import { ProofLayer } from "../proof/proof-layer.tsx"
import { siteCall } from "../site-call.ts"
import { showToast } from "../toast-store.ts"
import { SellerAccountForm } from "./seller-account-form.tsx"

interface SellerAccountCardProps {
  readonly initial: SellerAccount | null
  /** For who applies: that it can wait. */
  readonly isOptional?: boolean
}

/** Where one's earnings go, and who one is to the tax office; a change asks again who one is. */
export function SellerAccountCard({ initial, isOptional = false }: SellerAccountCardProps) {
  const t = usePaymentText()
  const language = useLanguage()
  const [account, setAccount] = useState(initial)
  const [banks, setBanks] = useState<readonly Bank[] | null>(null)
  const edit = async (): Promise<void> => {
    try {
      setBanks(await siteCall(language)(listRefundBanks, {}))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      showToast("error", error.message)
    }
  }
  const facts = account
    ? ([
        [t("payments.seller.kind"), t(`payments.seller.kind.${account.sellerKind}`)],
        [t("payments.seller.holder"), account.holder],
        [t("payments.account.bank"), account.bankName],
        [t("payments.account.number"), account.number],
        [t("payments.seller.taxCode"), account.taxNumber],
      ] as const)
    : []
  return (
    <div id="payouts" className="scroll-mt-24">
      <SectionCard title={t("payments.seller.title")}>
        <p className="mt-1.5 text-15 text-ink-2">
          {t("payments.seller.text")} {isOptional ? t("payments.seller.later") : null}
        </p>
        {account?.heldUntil ? (
          <p className="mt-4 rounded-control bg-wait-tint px-3.5 py-2.5 text-14 text-wait">
            {t("payments.seller.held")} <Moment iso={account.heldUntil} />
          </p>
        ) : null}
        {account && !banks ? (
          <dl className="mt-4 grid gap-x-6 gap-y-3 sm:grid-cols-2">
            {facts.map(([name, value]) => (
              <div key={name} className="min-w-0">
                <dt className="text-14 text-ink-2">{name}</dt>
                <dd className="num wrap-anywhere">{value}</dd>
              </div>
            ))}
          </dl>
        ) : null}
        {banks ? (
          <SellerAccountForm
            known={account}
            banks={banks}
            onCancel={() => setBanks(null)}
            onSaved={(next) => {
              setBanks(null)
              setAccount(next)
            }}
          />
        ) : (
          <Button small className="mt-4" onClick={() => void edit()}>
            {t(account ? "payments.seller.change" : "payments.seller.enter")}
          </Button>
        )}
      </SectionCard>
      <ProofLayer />
    </div>
  )
}
