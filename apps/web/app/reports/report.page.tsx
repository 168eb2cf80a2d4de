import type { ShownText } from "@roomwright/contract/language"
import { readProduct } from "@roomwright/contract/catalogue/calls"
import { readSharedCollection } from "@roomwright/contract/favourites/collections"
import { collectionPath, pagePaths, productPath, workPath } from "@roomwright/contract/page-paths"
import { readWork } from "@roomwright/contract/works/calls"
import { foundOr404 } from "../platform/found-or-404.ts"
import { shownLanguage } from "../platform/locale/shown-language.ts"
import { privatePage } from "../platform/session/private-page.ts"
import { signedInCall } from "../platform/session/signed-in-call.ts"
import type { SiteCall } from "../platform/site-call.ts"
import type { Route } from "./+types/report.page"
import { ReportForm, type ReportedKind } from "./report-form.tsx"
import { reportTexts, useReportText } from "./report-texts.ts"

export { PrivatePageFallback as HydrateFallback } from "../platform/session/private-page-fallback.tsx"
export const handle = privatePage

interface Reported {
  readonly name: ShownText
  /** The page of what is reported. */
  readonly back: string
}

/** What is reported, by its kind: its name, and the page that it stands on. */
const readers: Readonly<
  Record<ReportedKind, (call: SiteCall, id: string, from: string | null) => Promise<Reported>>
> = {
  work: async (call, id) => ({
    name: (await call(readWork, { params: { id } })).name,
    back: workPath(id),
  }),
  product: async (call, id) => ({
    name: (await call(readProduct, { params: { id } })).name,
    back: productPath(id),
  }),
  // Nothing tells of a single question: whoever reports it has just read it.
  question: async (_call, _id, from) => ({
    name: { text: reportTexts.wordsIn(shownLanguage())("reports.question"), language: shownLanguage() },
    back: from === null ? pagePaths.receivedQuestions : productPath(from),
  }),
  collection: async (call, id) => ({
    name: {
      text: (await call(readSharedCollection, { params: { id } })).name,
      language: shownLanguage(),
    },
    back: collectionPath(id),
  }),
}

const kinds = ["product", "question", "collection", "work"] as const satisfies readonly ReportedKind[]

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const call = signedInCall()
  const asked = new URL(request.url).searchParams
  const kind = kinds.find((one) => asked.has(one)) ?? "work"
  const id = asked.get(kind) ?? ""
  await reportTexts.load(shownLanguage())
  const { name, back } = await foundOr404(readers[kind](call, id, asked.get("of")))
  return { kind, id, name, back }
}

/** Where a user tells staff what is wrong with something that others see. */
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
