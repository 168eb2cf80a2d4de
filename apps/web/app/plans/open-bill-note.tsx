import { billPath } from "@roomwright/contract/page-paths"
import { buttonClass } from "@roomwright/ui/button"
import { Link } from "react-router"
import { usePlanText } from "./plan-texts.ts"

/** One order of a plan at a time: leads to the bill that waits. */
export function OpenBillNote({ billId }: { readonly billId: string }) {
  const t = usePlanText()
  return (
    <section className="max-w-[640px] rounded-card border border-line bg-card p-5 sm:p-8">
      <h2 className="text-22">{t("plans.checkout.openTitle")}</h2>
      <p className="mt-2 text-ink-2">{t("plans.checkout.openText")}</p>
      <Link to={billPath(billId)} className={`${buttonClass("primary")} mt-5`}>
        {t("plans.checkout.openBill")}
      </Link>
    </section>
  )
}
