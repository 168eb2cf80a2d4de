import { billPath, pagePaths } from "@roomwright/contract/page-paths"
import { buttonClass } from "@roomwright/ui/button"
import { Icon } from "@roomwright/ui/icon"
import { CircleCheck } from "lucide-react"
import { Link, useSearchParams } from "react-router"
import { shownLanguage } from "../platform/locale/shown-language.ts"
import { privatePage } from "../platform/session/private-page.ts"
import { signedInCall } from "../platform/session/signed-in-call.ts"
import { planTexts, usePlanText } from "./plan-texts.ts"

export { PrivatePageFallback as HydrateFallback } from "../platform/session/private-page-fallback.tsx"
export const handle = privatePage

export async function clientLoader() {
  signedInCall()
  await planTexts.load(shownLanguage())
  return null
}

/** A receipt was handed in: how long it takes, and where one sees how it stands. */
export default function PriceSuccessPage() {
  const t = usePlanText()
  const [search] = useSearchParams()
  const billId = search.get("id")
  return (
    <div className="wrap py-8">
      <title>{`${t("plans.success.title")} · Roomwright`}</title>
      <meta name="robots" content="noindex" />
      <div className="mx-auto flex max-w-xl flex-col items-center py-10 text-center md:py-20">
        <Icon of={CircleCheck} size={56} className="text-ok" />
        <h1 className="mt-6 text-36">{t("plans.success.title")}</h1>
        <p className="mt-3 text-ink-2">{t("plans.success.text")}</p>
        <p className="mt-8 flex flex-wrap justify-center gap-3">
          <Link to={billId ? billPath(billId) : pagePaths.bills} className={buttonClass("primary")}>
            {t("plans.success.bill")}
          </Link>
          <Link to={pagePaths.plan} className={buttonClass()}>
            {t("plans.success.plan")}
          </Link>
        </p>
      </div>
    </div>
  )
}
