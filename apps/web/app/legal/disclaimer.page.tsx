import type { PageCaching } from "@roomwright/contract/page-caching"
import { readLegalText } from "@roomwright/contract/settings/legal-texts"
import { callFrom } from "../platform/page-context.ts"
import type { Route } from "./+types/disclaimer.page"
import { LegalPage } from "./legal-page.tsx"

export const caching: PageCaching = { reads: [] }

export const loader = ({ context }: Route.LoaderArgs) =>
  callFrom(context, readLegalText, { params: { name: "disclaimer" } })

export default function DisclaimerPage({ loaderData }: Route.ComponentProps) {
  return <LegalPage text={loaderData} />
}
