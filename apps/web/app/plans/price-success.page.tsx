import { readApplicationProcess } from "@roomwright/contract/applications/calls"
import { billPath, pagePaths } from "@roomwright/contract/page-paths"
import { buttonClass } from "@roomwright/ui/button"
import { Icon } from "@roomwright/ui/icon"
import { CircleCheck } from "lucide-react"
import { Link } from "react-router"
import { ApplicationSent } from "../platform/applications/application-sent.tsx"
import { applicationTexts } from "../platform/locale/application-texts.ts"
import { shownLanguage } from "../platform/locale/shown-language.ts"
import { privatePage } from "../platform/session/private-page.ts"
import { signedInCall } from "../platform/session/signed-in-call.ts"
import type { Route } from "./+types/price-success.page"
import { planTexts, usePlanText } from "./plan-texts.ts"

export { PrivatePageFallback as HydrateFallback } from "../platform/session/private-page-fallback.tsx"
export const handle = privatePage

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const call = signedInCall()
  const billId = new URL(request.url).searchParams.get("id")
  const language = shownLanguage()
  const [process] = await Promise.all([
    billId === null ? call(readApplicationProcess, { query: { role: "designer" } }) : null,
    planTexts.load(language),
    applicationTexts.load(language),
  ])
  return { billId, process }
}

/** A designer's application was sent, or the receipt for a plan was handed in. */
export default function PriceSuccessPage({ loaderData: { billId, process } }: Route.ComponentProps) {
  if (process) return <ApplicationSent as="designer" process={process} />
  return <ReceiptSent billId={billId} />
}

/** A receipt was handed in: how long it takes, and where one sees how it stands. */
function ReceiptSent({ billId }: { readonly billId: string | null }) {
  const t = usePlanText()
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
