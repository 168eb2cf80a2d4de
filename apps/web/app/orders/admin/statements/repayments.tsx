import { undoRepayment } from "@roomwright/contract/orders/repayments"
import type { StatementDetail } from "@roomwright/contract/orders/statements"
import { classNames } from "@roomwright/ui/class-names"
import { useAdminText } from "../../../admin/frame/admin-texts.ts"
import { adminCall } from "../../../admin/frame/enter-admin.ts"
import { Moment } from "../../../admin/frame/moment.tsx"
import { useIsOwnCase } from "../../../admin/frame/own-case.tsx"
import { TakeBack, undoneUntil } from "../../../admin/frame/take-back.tsx"
import { formatMoney } from "../../../platform/locale/format.ts"
import { useLanguage } from "../../../platform/locale/locale.tsx"
import { RepaymentForm } from "./repayment-form.tsx"

interface RepaymentsProps {
  readonly statement: StatementDetail
  readonly onChanged: () => Promise<void>
}

/** What a seller who owed has paid back, and where more of it is noted. */
export function Repayments({ statement: { seller, repayments, balance }, onChanged }: RepaymentsProps) {
  const t = useAdminText()
  const language = useLanguage()
  const isOwn = useIsOwnCase([seller.id])
  return (
    <>
      {repayments.length === 0 ? null : (
        <section aria-labelledby="repayments" className="rounded-card border border-line bg-card p-5">
          <h2 id="repayments" className="text-22">
            {t("admin.statements.repayments")}
          </h2>
          <ul className="mt-3 empty:hidden">
            {repayments.map(({ id, at, amount, reference, takenBack }) => (
              <li
                key={id}
                className="flex flex-wrap justify-between gap-x-4 gap-y-2 border-t border-line py-3"
              >
                <span className={classNames("num", takenBack && "text-ink-2 line-through")}>
                  {formatMoney(amount, language)}
                </span>
                <span className="text-14 text-ink-2">
                  {reference} · <Moment iso={at} />
                </span>
                <div className="w-full">
                  {takenBack ? (
                    <p className="text-14 text-ink-2 wrap-anywhere">
                      {t("admin.undo.returned")} · <Moment iso={takenBack.at} />
                      {takenBack.reason ? ` · ${takenBack.reason}` : null}
                    </p>
                  ) : (
                    <TakeBack
                      until={undoneUntil(at)}
                      isOff={isOwn}
                      onGo={async (body) => {
                        await adminCall()(undoRepayment, { params: { id }, body })
                        await onChanged()
                      }}
                    />
                  )}
                </div>
              </li>
            ))}
          </ul>
        </section>
      )}
      {balance < 0 ? (
        <RepaymentForm
          key={repayments.length}
          sellerId={seller.id}
          owes={-balance}
          isOff={isOwn}
          onNoted={onChanged}
        />
      ) : null}
    </>
  )
}
