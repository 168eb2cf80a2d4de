import { readBill } from "@roomwright/contract/payments/bills"
import { foundOr404 } from "../platform/found-or-404.ts"
import { accountTexts } from "../platform/locale/account-texts.ts"
import { shownLanguage } from "../platform/locale/shown-language.ts"
import { PrivatePageFallback } from "../platform/session/private-page-fallback.tsx"
import { privatePage } from "../platform/session/private-page.ts"
import { signedInCall } from "../platform/session/signed-in-call.ts"
import type { Route } from "./+types/bill.page"
import { BillView } from "./bill-view.tsx"
import { paymentTexts, usePaymentText } from "../platform/locale/payment-texts.ts"

export const HydrateFallback = PrivatePageFallback
export const handle = privatePage

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const call = signedInCall()
  const language = shownLanguage()
  const id = new URL(request.url).searchParams.get("id") ?? ""
  const [bill] = await Promise.all([
    foundOr404(call(readBill, { params: { id } })),
    paymentTexts.load(language),
    // Of the field that takes the receipt.
    accountTexts.load(language),
  ])
  return { bill }
}

/** One bill: how to pay it, the receipt, where it stands. */
export default function BillPage({ loaderData: { bill } }: Route.ComponentProps) {
  const t = usePaymentText()
  return (
    <div className="wrap py-6 md:py-12">
      <title>{`${t("payments.bill.title")} ${bill.transferCode} · Roomwright`}</title>
      <meta name="robots" content="noindex" />
      <BillView key={bill.id} initial={bill} />
    </div>
  )
}
