import type { PageCaching } from "@roomwright/contract/page-caching"
import { readLegalText } from "@roomwright/contract/settings/legal-texts"
import { CookieChoice } from "../platform/cookies/cookie-choice.tsx"
import { callFrom } from "../platform/page-context.ts"
import type { Route } from "./+types/privacy.page"
import { LegalPage } from "./legal-page.tsx"

export const caching: PageCaching = { reads: [] }

export const loader = ({ context }: Route.LoaderArgs) =>
  callFrom(context, readLegalText, { params: { name: "privacy" } })

export default function PrivacyPage({ loaderData }: Route.ComponentProps) {
  return <LegalPage text={loaderData} action={<CookieChoice />} />
}
