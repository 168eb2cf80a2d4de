import { pagePaths } from "@roomwright/contract/page-paths"
import type { AdminReceipt } from "@roomwright/contract/payments/receipts-admin"
import { Link } from "react-router"
import { formatMoney } from "../../platform/locale/format.ts"
import { useLanguage } from "../../platform/locale/locale.tsx"
import { useAdminText } from "../../admin/frame/admin-texts.ts"
import { Notice } from "../../admin/frame/notice.tsx"
import { stateTexts } from "./bill-names.ts"

/** Where the receipts of a bill are in the back office. */
export const receiptsOf = (transferCode: string, state: "waiting" | "decided"): string =>
  `${pagePaths.adminReceipts}?${new URLSearchParams({ state, w: transferCode }).toString()}`

/** Where a bill is in the back office, with or without a receipt. */
export const billAtAdmin = (transferCode: string): string =>
  `${pagePaths.adminBills}?${new URLSearchParams({ w: transferCode }).toString()}`

/** What speaks against a receipt, and what the bank's statement says for it. */
export function ReceiptWarnings({ receipt }: { readonly receipt: AdminReceipt }) {
  const t = useAdminText()
  const language = useLanguage()
  const { alike, matches } = receipt
  const exact = matches.find(({ isExact }) => isExact)
  return (
    <div className="mt-4 grid gap-2">
      {alike.length === 0 ? (
        <Notice>{t("admin.alike.none")}</Notice>
      ) : (
        <Notice tone="bad">
          <p className="font-medium">{t("admin.alike.some", { count: alike.length })}</p>
          <ul>
            {alike.map(({ billId, transferCode, status: state }) => (
              <li key={billId}>
                <Link
                  to={receiptsOf(transferCode, state === "PENDING_REVIEW" ? "waiting" : "decided")}
                  className="num underline underline-offset-2"
                >
                  {transferCode}
                </Link>{" "}
                · {t(stateTexts[state])}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {exact ? (
        <Notice tone="ok">{t("admin.match.exact", { reference: exact.reference })}</Notice>
      ) : matches.length === 0 ? (
        <Notice>{t("admin.match.none")}</Notice>
      ) : (
        matches.map(({ reference, amount }) => (
          <Notice key={reference} tone="wait">
            {t("admin.match.otherSum", { reference, amount: formatMoney(amount, language) })}
          </Notice>
        ))
      )}
    </div>
  )
}
