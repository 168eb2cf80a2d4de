import { readApplicationProcess } from "@roomwright/contract/applications/calls"
import { ApplicationSent } from "../platform/applications/application-sent.tsx"
import { applicationTexts } from "../platform/locale/application-texts.ts"
import { shownLanguage } from "../platform/locale/shown-language.ts"
import { privatePage } from "../platform/session/private-page.ts"
import { signedInCall } from "../platform/session/signed-in-call.ts"
import type { Route } from "./+types/merchant-success.page"

export { PrivatePageFallback as HydrateFallback } from "../platform/session/private-page-fallback.tsx"
export const handle = privatePage

export async function clientLoader() {
  const [process] = await Promise.all([
    signedInCall()(readApplicationProcess, { query: { role: "merchant" } }),
    applicationTexts.load(shownLanguage()),
  ])
  return { process }
}

/** A merchant's application was sent. */
export default function MerchantSuccessPage({ loaderData: { process } }: Route.ComponentProps) {
  return <ApplicationSent as="merchant" process={process} />
}
