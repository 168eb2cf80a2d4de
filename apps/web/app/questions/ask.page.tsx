import { readProfile } from "@roomwright/contract/accounts/calls"
import { readProduct } from "@roomwright/contract/catalogue/calls"
import { pagePaths, productPath } from "@roomwright/contract/page-paths"
import { buttonClass } from "@roomwright/ui/button"
import { Link } from "react-router"
import { foundOr404 } from "../platform/found-or-404.ts"
import { useLangOf } from "../platform/locale/locale.tsx"
import { shownLanguage } from "../platform/locale/shown-language.ts"
import { privatePage } from "../platform/session/private-page.ts"
import { signedInCall } from "../platform/session/signed-in-call.ts"
import type { Route } from "./+types/ask.page"
import { AskForm } from "./ask-form.tsx"
import { questionTexts, useQuestionText } from "./question-texts.ts"

export { PrivatePageFallback as HydrateFallback } from "../platform/session/private-page-fallback.tsx"
export const handle = privatePage

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const call = signedInCall()
  const id = new URL(request.url).searchParams.get("product") ?? ""
  const [profile, product] = await Promise.all([
    call(readProfile, {}),
    foundOr404(call(readProduct, { params: { id } })),
    questionTexts.load(shownLanguage()),
  ])
  return { accountId: profile.id, product }
}

/** Where a reader asks the merchant of a product something. */
export default function AskPage({ loaderData: { accountId, product } }: Route.ComponentProps) {
  const t = useQuestionText()
  const langOf = useLangOf()
  return (
    <div className="wrap max-w-[640px] py-8">
      <title>{`${t("questions.ask.title")} · Roomwright`}</title>
      <meta name="robots" content="noindex" />
      <h1 className="text-36">{t("questions.ask.title")}</h1>
      <p className="mt-2 wrap-anywhere text-ink-2" {...langOf(product.name)}>
        {t("questions.ask.about", { name: product.name.text })}
      </p>
      {product.merchant.id === accountId ? (
        <div className="mt-6">
          <p>{t("questions.ask.own")}</p>
          <p className="mt-5 flex flex-wrap gap-3">
            <Link to={pagePaths.receivedQuestions} className={buttonClass("primary")}>
              {t("questions.received.title")}
            </Link>
            <Link to={productPath(product.id)} className={buttonClass()}>
              {t("questions.ask.back")}
            </Link>
          </p>
        </div>
      ) : (
        <AskForm key={product.id} accountId={accountId} product={product} />
      )}
    </div>
  )
}
