import type { ShownText } from "@roomwright/contract/language"
import { readProduct } from "@roomwright/contract/catalogue"
import { productPath, workPath } from "@roomwright/contract/page-paths"
import { readWork } from "@roomwright/contract/works"
import { foundOr404 } from "../platform/found-or-404.ts"
import { shownLanguage } from "../platform/locale/shown-language.ts"
import { privatePage } from "../platform/session/private-page.ts"
import { signedInCall } from "../platform/session/signed-in-call.ts"
import type { Route } from "./+types/report.page"
import { ReportForm } from "./report-form.tsx"
import { reportTexts, useReportText } from "./report-texts.ts"

export { PrivatePageFallback as HydrateFallback } from "../platform/session/private-page-fallback.tsx"
export const handle = privatePage

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const call = signedInCall()
  const asked = new URL(request.url).searchParams
  const product = asked.get("product")
  const id = product ?? asked.get("work") ?? ""
  const kind = product === null ? ("work" as const) : ("product" as const)
  const read: Promise<{ readonly name: ShownText }> =
    kind === "product" ? call(readProduct, { params: { id } }) : call(readWork, { params: { id } })
  const [{ name }] = await Promise.all([foundOr404(read), reportTexts.load(shownLanguage())])
  return { kind, id, name, back: kind === "product" ? productPath(id) : workPath(id) }
}

/** Where a user tells staff what is wrong with a work or a product. */
export default function ReportPage({ loaderData }: Route.ComponentProps) {
  const t = useReportText()
  return (
    <div className="wrap max-w-[640px] py-8">
      <title>{`${t("reports.title")} · Roomwright`}</title>
      <meta name="robots" content="noindex" />
      <h1 className="text-36">{t("reports.title")}</h1>
      <ReportForm key={loaderData.id} {...loaderData} />
    </div>
  )
}
