import type { PayoutHold } from "@roomwright/contract/orders/statements"
import { formatMoney } from "../../../platform/locale/format.ts"
import { useLanguage } from "../../../platform/locale/locale.tsx"
import { Moment } from "../../../admin/frame/moment.tsx"
import { Notice } from "../../../admin/frame/notice.tsx"
import { useAdminText } from "../../../admin/frame/admin-texts.ts"

const holdTexts = {
  complaints: "admin.statements.hold.complaints",
  run: "admin.statements.hold.run",
  account: "admin.statements.hold.account",
  noAccount: "admin.statements.hold.noAccount",
} as const

/** Why a seller's money waits, and until when. */
export function StatementHolds({ holds }: { readonly holds: readonly PayoutHold[] }) {
  const t = useAdminText()
  const language = useLanguage()
  return (
    <div className="mt-4 grid gap-2 empty:hidden">
      {holds.map(({ reason, amount, until }) => (
        <Notice key={reason} tone="wait">
          {t(holdTexts[reason], { sum: formatMoney(amount ?? 0, language) })}{" "}
          {until ? <Moment iso={until} /> : null}
        </Notice>
      ))}
    </div>
  )
}
